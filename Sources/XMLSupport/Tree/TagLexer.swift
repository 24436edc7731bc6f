/// Reads one start tag of a source again, to find the column of an attribute's value.
///
/// libxml2's tree has no columns. Only printing a message costs this second reading.
package struct TagLexer {
  private let bytes: [UInt8]
  private var index: Int
  private var line: Int
  private var column: Int

  /// Starts at a tag; `nil` when there is no start tag at that position.
  init?(_ source: TreeSource, tagAt place: NodePlace) {
    self.init(bytes: source.bytes, lines: source.lines, line: place.line, column: place.column)
  }

  /// Starts at a tag by line and column in bytes; `nil` when there is no start tag.
  package init?(bytes: [UInt8], line: Int, column: Int) {
    self.init(bytes: bytes, lines: LineStarts(), line: line, column: column)
  }

  private init?(bytes: [UInt8], lines: LineStarts, line: Int, column: Int) {
    guard column > 0,
      let start = bytes.withUnsafeBufferPointer({ lines.offset(ofLine: line, in: $0) })
    else { return nil }
    let index = start + column - 1
    guard index < bytes.count, bytes[index] == UInt8(ascii: "<") else { return nil }
    self.bytes = bytes
    self.index = index + 1
    self.line = line
    self.column = column + 1
  }

  /// Returns the line and column of the first byte inside the attribute's quotes.
  package func valuePlace(ofAttribute name: String) -> (line: Int, column: Int)? {
    var copy = self
    let wanted = Array(name.utf8)
    _ = copy.name()
    while true {
      copy.skipSpace()
      let found = copy.name()
      guard !found.isEmpty else { return nil }
      copy.skipSpace()
      guard copy.take(UInt8(ascii: "=")) else { return nil }
      copy.skipSpace()
      guard let quote = copy.current, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
      else { return nil }
      copy.advance()
      if found == wanted { return (copy.line, copy.column) }
      while let byte = copy.current, byte != quote { copy.advance() }
      guard copy.take(quote) else { return nil }
    }
  }

  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func advance() {
    if bytes[index] == UInt8(ascii: "\n") {
      line += 1
      column = 1
    } else {
      column += 1
    }
    index += 1
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    advance()
    return true
  }

  private mutating func skipSpace() {
    while let byte = current, byte == 0x20 || (0x9...0xD).contains(byte) { advance() }
  }

  private mutating func name() -> [UInt8] {
    var name: [UInt8] = []
    while let byte = current, byte > 0x20, !"=/>\"'<".utf8.contains(byte) {
      name.append(byte)
      advance()
    }
    return name
  }
}
