import Foundation
import Reporting

/// Writes to the standard streams at once, as `print` keeps text back that a trap then loses.
///
/// Texts hold names that somebody else chose, so what a terminal or a CI engine would obey is shown instead.
enum StandardStreams {
  /// Writes text of any number of lines to standard output.
  static func write(_ text: String) {
    write(VisibleText.shown(text), to: STDOUT_FILENO)
  }

  /// Writes one line to standard output; line feeds in it are shown.
  static func writeLine(_ text: String) {
    write(VisibleText.line(text) + "\n", to: STDOUT_FILENO)
  }

  /// Writes one line to standard error; line feeds in it are shown.
  static func writeError(_ text: String) {
    write(VisibleText.line(text) + "\n", to: STDERR_FILENO)
  }

  /// Writes text to standard output as it is: colours and commands of ours, and formats that escape.
  static func writeVerbatim(_ text: String) {
    write(text, to: STDOUT_FILENO)
  }

  // A reader that went away (`nibmark inspect … | head`) ends the writing, not the process.
  private static func write(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let written = Foundation.write(
          descriptor,
          UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: rest)).baseAddress,
          rest.count
        )
        if written < 0 && errno == EINTR { continue }
        guard written > 0 else { return }
        rest = rest.dropFirst(written)
      }
    }
  }

  /// Keeps a closed pipe from ending the process with a signal.
  static func ignoreBrokenPipes() {
    signal(SIGPIPE, SIG_IGN)
  }
}
