import Foundation
import Reporting
import Synchronization

/// Writes to the standard streams at once, as `print` keeps text back that a trap then loses.
///
/// Texts hold names that somebody else chose, so what a terminal or a CI engine would obey is shown
/// instead. What cannot be written is remembered, so that the command fails at its end.
package enum StandardStreams {
  /// Why a stream could not be written: the number of the system's error, 0 while all could.
  private static let outputError = Atomic<Int32>(0)
  private static let errorError = Atomic<Int32>(0)

  /// Writes text of any number of lines to standard output.
  package static func write(_ text: String) { writeVerbatim(VisibleText.shown(text)) }

  /// Writes one line to standard output; line feeds in it are shown.
  package static func writeLine(_ text: String) { writeVerbatim(VisibleText.line(text) + "\n") }

  /// Writes one line to standard error; line feeds in it are shown.
  package static func writeError(_ text: String) {
    writeErrorVerbatim(VisibleText.line(text) + "\n")
  }

  /// Writes text to standard output as it is: colours and commands of ours, and formats that escape.
  package static func writeVerbatim(_ text: String) { write(text, to: STDOUT_FILENO, outputError) }

  /// Writes text to standard error as it is.
  package static func writeErrorVerbatim(_ text: String) {
    write(text, to: STDERR_FILENO, errorError)
  }

  // A reader that went away (`nibmark inspect … | head`) ends the writing, not the process: reports
  // in files are still to be written.
  private static func write(_ text: String, to descriptor: Int32, _ error: borrowing Atomic<Int32>)
  {
    guard error.load(ordering: .relaxed) == 0 else { return }
    var text = text
    text.withUTF8 { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let written = Foundation.write(
          descriptor,
          UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: rest)).baseAddress,
          rest.count
        )
        if written < 0, errno == EINTR { continue }
        if written < 0, errno == EAGAIN {
          waitForReader(descriptor)
          continue
        }
        guard written > 0 else { return error.store(errno, ordering: .relaxed) }
        rest = rest.dropFirst(written)
      }
    }
  }

  // A terminal or pipe that another program made non-blocking.
  private static func waitForReader(_ descriptor: Int32) {
    var watched = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    poll(&watched, 1, -1)
  }

  /// Prepares the streams for a process that writes files.
  ///
  /// A closed pipe and a file that reaches its limit become errors instead of signals. The end of a child is told, also
  /// where the process that started this one ignored such signals. A stream that
  /// is closed gets a descriptor that refuses to be written: otherwise the first file that is opened
  /// would have its number, and with it the text.
  package static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    signal(SIGCHLD, SIG_DFL)
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", O_RDONLY)
    }
  }

  /// The code to end with, given the one that the command asks for.
  ///
  /// - Returns: 141, as the shells say of a closed pipe, or the code of a report that was not written.
  package static func exitCode(_ asked: Int32, _ style: ExitCodeStyle) -> Int32 {
    let output = outputError.load(ordering: .relaxed)
    let error = errorError.load(ordering: .relaxed)
    if output == EPIPE || error == EPIPE { return 128 + SIGPIPE }
    guard output != 0 || error != 0 else { return asked }
    if output != 0 {
      let reason = String(cString: strerror(output))
      writeError("nibmark: cannot write standard output: \(reason)")
    }
    return asked == 0 ? ExitStatus.reportNotWritten.code(style).rawValue : asked
  }
}
