/// Text for the two standard streams, in the order in which it is to appear.
struct PrintedText: Codable, Sendable {
  private struct Part: Codable, Sendable {
    var isError: Bool
    var text: String
  }

  private var parts: [Part] = []

  /// Appends text for standard output as it is.
  mutating func write(_ text: String) { append(text, isError: false) }

  /// Appends a line for standard error.
  mutating func writeError(_ text: String) {
    append(text.hasSuffix("\n") ? text : text + "\n", isError: true)
  }

  /// Appends another text.
  mutating func append(_ other: PrintedText) {
    for part in other.parts { append(part.text, isError: part.isError) }
  }

  private mutating func append(_ text: String, isError: Bool) {
    if let last = parts.indices.last, parts[last].isError == isError {
      parts[last].text += text
    } else {
      parts.append(Part(isError: isError, text: text))
    }
  }

  /// Writes it all.
  func print() {
    for part in parts {
      if part.isError {
        StandardStreams.writeError(part.text)
      } else {
        StandardStreams.write(part.text)
      }
    }
  }
}
