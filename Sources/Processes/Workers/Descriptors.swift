import Foundation

/// The few calls on descriptors that workers need, with their errors told as `WorkerError`.
package enum Descriptors {
  /// Makes writing to a program that is gone an error instead of a signal, once and for the whole process.
  ///
  /// It is not undone: pools may run side by side, and the one that ends first would take it from the others.
  package static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

  /// The two ends of a pipe, which no other program inherits.
  package struct Pipe {
    package var reading: Int32
    package var writing: Int32

    /// Closes both ends.
    package func close() {
      Foundation.close(reading)
      Foundation.close(writing)
    }
  }

  /// Makes a pipe above the descriptors that a worker is started with.
  package static func makePipe() throws(WorkerError) -> Pipe {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw failure("cannot make a pipe") }
    let reading = moveUp(ends[0])
    let code = errno
    let writing = moveUp(ends[1])
    let pipe = Pipe(reading: reading, writing: writing)
    guard reading >= 0, writing >= 0 else {
      let answer = reading < 0 ? code : errno
      // What moving a descriptor up answers where the limit is below the number to move to.
      let error = failure("cannot make a pipe", answer == EINVAL ? EMFILE : answer)
      pipe.close()
      throw error
    }
    return pipe
  }

  /// Makes several pipes, or none.
  package static func makePipes(_ count: Int) throws(WorkerError) -> [Pipe] {
    var pipes: [Pipe] = []
    do throws(WorkerError) {
      for _ in 0..<count { pipes.append(try makePipe()) }
    } catch {
      for pipe in pipes { pipe.close() }
      throw error
    }
    return pipes
  }

  /// Gives a descriptor a number that no standard stream has, and closes the old one.
  package static func moveUp(_ descriptor: Int32) -> Int32 {
    let moved = fcntl(descriptor, F_DUPFD_CLOEXEC, 10)
    let code = errno
    close(descriptor)
    errno = code
    return moved
  }

  /// Lets reads return at once when there is nothing.
  package static func makeNonBlocking(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }

  /// Writes all bytes; false when the reader is gone.
  package static func write(_ data: Data, to descriptor: Int32) -> Bool {
    data.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let slice = UnsafeRawBufferPointer(rebasing: rest)
        let count = Foundation.write(descriptor, slice.baseAddress, slice.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }

  /// What a read found.
  package enum Reading {
    case data(Data)
    case nothingYet
    case end
  }

  /// Reads what is there, at most 64 KiB.
  package static func read(_ descriptor: Int32) -> Reading {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Foundation.read(descriptor, &bytes, bytes.count)
      if count > 0 { return .data(Data(bytes.prefix(count))) }
      if count == 0 { return .end }
      if errno == EINTR { continue }
      return errno == EAGAIN ? .nothingYet : .end
    }
  }

  /// The error of the last call.
  package static func failure(_ doing: String, _ code: Int32 = errno) -> WorkerError {
    let count = code == EMFILE ? SystemLimit.openFiles : nil
    let limit = count.map { ", at most \($0) (ulimit -n)" } ?? ""
    return WorkerError("\(doing): \(String(cString: strerror(code)))\(limit)")
  }
}
