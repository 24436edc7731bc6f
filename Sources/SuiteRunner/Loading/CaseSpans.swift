/// The lines of the elements below the root of a suite, from start tag to end tag.
struct CaseSpans {
  /// One element below the root.
  struct Span: Equatable {
    let start: Int
    let end: Int
  }

  private(set) var spans: [Span] = []
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var depth = 0
  private var start = 0

  /// Finds them in a document that libxml2 has found well-formed.
  ///
  /// - Complexity: O(bytes).
  init(of bytes: [UInt8]) {
    self.bytes = bytes
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "<") { readMarkup() } else { advance() }
    }
  }

  private mutating func advance() {
    if bytes[index] == UInt8(ascii: "\n") { line += 1 }
    index += 1
  }

  private func begins(_ text: StaticString) -> Bool {
    let text = text.description.utf8
    return index + text.count <= bytes.count && bytes[index...].starts(with: text)
  }

  private mutating func skip(past end: StaticString) {
    while index < bytes.count, !begins(end) { advance() }
    index = min(bytes.count, index + end.utf8CodeUnitCount)
  }

  private mutating func readMarkup() {
    if begins("<!--") { return skip(past: "-->") }
    if begins("<![CDATA[") { return skip(past: "]]>") }
    if begins("<?") { return skip(past: "?>") }
    if begins("<!") { return skipDeclaration() }
    let isEnd = begins("</")
    if isEnd { depth -= 1 } else if depth == 1 { start = line }
    let isEmpty = readTag()
    if !isEnd, !isEmpty { depth += 1 }
    if depth == 1, isEnd || isEmpty { spans.append(Span(start: start, end: line)) }
  }

  /// A document type: its internal subset holds further markup.
  private mutating func skipDeclaration() {
    var open = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "[") { open += 1 }
      if bytes[index] == UInt8(ascii: "]") { open -= 1 }
      let isEnd = bytes[index] == UInt8(ascii: ">") && open <= 0
      advance()
      if isEnd { return }
    }
  }

  /// Reads a tag to its end, past values in quotes; says whether the element is empty.
  private mutating func readTag() -> Bool {
    var quote: UInt8?
    while index < bytes.count {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        advance()
        return bytes[index - 2] == UInt8(ascii: "/")
      }
      advance()
    }
    return false
  }
}
