import Foundation

/// Writes to the standard streams at once, as `print` keeps text back that a trap then loses.
enum StandardStreams {
  /// Writes text to standard output as it is.
  static func write(_ text: String) {
    write(text, to: STDOUT_FILENO)
  }

  /// Writes a line to standard error.
  static func writeError(_ text: String) {
    write(text.hasSuffix("\n") ? text : text + "\n", to: STDERR_FILENO)
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
