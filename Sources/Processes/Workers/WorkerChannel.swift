@preconcurrency import Foundation

/// A worker's two lines to its supervisor.
package struct WorkerChannel {
  /// Where a worker finds the pipe for its answers; the standard streams belong to the cases.
  package static let answerDescriptor: Int32 = 3

  private let commands: Int32
  private let answers: Int32

  /// Takes over the descriptors that the supervisor left, so that no case can read or write them, and sees
  /// to it that the process ends with its supervisor.
  ///
  /// - Throws: ``WorkerError`` when no supervisor started this process.
  package static func claim() throws(WorkerError) -> WorkerChannel {
    guard fcntl(Self.answerDescriptor, F_GETFD) >= 0 else {
      throw WorkerError("workers are started by `nibmark run` and cannot be started by hand")
    }
    let answers = Descriptors.moveUp(Self.answerDescriptor)
    let commands = Descriptors.moveUp(STDIN_FILENO)
    // Descriptor 0 is the lowest free one now: what cases read from standard input is empty.
    guard answers >= 0, commands >= 0, open("/dev/null", O_RDONLY) == STDIN_FILENO else {
      throw Descriptors.failure("cannot set up the worker's descriptors")
    }
    // A trap loses what is buffered; lines at least are to survive it.
    setvbuf(stdout, nil, _IOLBF, 0)
    endWithSupervisor(commands)
    return WorkerChannel(commands: commands, answers: answers)
  }

  // The kernel closes the other end however the supervisor dies. A thread of its own sees it even while
  // the main thread is in a case that hangs.
  private static func endWithSupervisor(_ commands: Int32) {
    WaitingThread.start {
      var watched = pollfd(fd: commands, events: 0, revents: 0)
      while poll(&watched, 1, -1) <= 0 {}
      _exit(0)
    }
  }

  /// What the supervisor has said since the last time; nil at the end of its words.
  func read() -> Data? {
    guard case .data(let data) = Descriptors.read(commands) else { return nil }
    return data
  }

  /// Sends an answer; what the case printed goes first, so that the supervisor has all of it by then.
  package func send(_ answer: some Encodable) throws(WorkerError) {
    fflush(nil)
    do {
      guard Descriptors.write(try WorkerCoding.line(answer), to: answers) else {
        throw WorkerError("the supervisor is gone")
      }
    } catch {
      throw WorkerError("cannot send an answer: \(error)")
    }
  }
}
