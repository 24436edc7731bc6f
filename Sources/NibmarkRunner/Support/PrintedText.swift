import Reporting

/// Text for the two standard streams, in the order in which it is to appear.
package struct PrintedText: Sendable {
  private struct Part: Sendable {
    var isError: Bool
    var text: String
  }

  private var parts: [Part] = []

  /// Appends text of any number of lines for standard output.
  package mutating func write(_ text: String) { writeVerbatim(VisibleText.shown(text)) }

  /// Appends a line for standard output; line feeds in it are shown.
  package mutating func writeLine(_ text: String) { writeVerbatim(VisibleText.line(text) + "\n") }

  /// Appends text for standard output as it is, of a format that escapes.
  package mutating func writeVerbatim(_ text: String) { append(text, isError: false) }

  /// Appends a line for standard error; line feeds in it are shown.
  package mutating func writeError(_ text: String) {
    append(VisibleText.line(text) + "\n", isError: true)
  }

  /// Appends another text.
  package mutating func append(_ other: PrintedText) {
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
  package func print() {
    for part in parts {
      if part.isError {
        StandardStreams.writeErrorVerbatim(part.text)
      } else {
        StandardStreams.writeVerbatim(part.text)
      }
    }
  }

  /// Reads what ``encoded`` wrote.
  package init(encoded text: String) {
    // A part is a line with its stream and its length in bytes, and as many bytes.
    var rest = text.utf8[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let words = rest[..<end].split(separator: UInt8(ascii: " "))
      let start = rest.index(after: end)
      guard words.count == 2, let length = Int(String(words[1]) ?? ""),
        let stop = rest.index(start, offsetBy: length, limitedBy: rest.endIndex)
      else { return }
      append(String(rest[start..<stop]) ?? "", isError: words[0].elementsEqual("error".utf8))
      rest = rest[stop...]
    }
  }

  package init() {}

  /// The text with its streams, for another process.
  package var encoded: String {
    parts.map { "\($0.isError ? "error" : "output") \($0.text.utf8.count)\n\($0.text)" }.joined()
  }
}
