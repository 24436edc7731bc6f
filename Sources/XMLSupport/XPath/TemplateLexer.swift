/// Splits a template into text and expressions.
enum TemplateLexer {
  enum Piece: Equatable {
    case text(String)
    case expression(String)
  }

  /// Returns the pieces of a template; adjacent texts are one piece.
  ///
  /// - Throws: ``XMLError`` with `templateSyntax` and a caret.
  static func pieces(of template: String) throws(XMLError) -> [Piece] {
    let bytes = Array(template.utf8)
    var pieces: [Piece] = []
    var text: [UInt8] = []
    var index = 0
    func flush() {
      if !text.isEmpty { pieces.append(.text(String(decoding: text, as: UTF8.self))) }
      text = []
    }
    while index < bytes.count {
      let byte = bytes[index]
      let isDoubled = index + 1 < bytes.count && bytes[index + 1] == byte
      switch byte {
      case UInt8(ascii: "{") where !isDoubled:
        flush()
        let end = try closingBrace(bytes, after: index, template)
        let source = String(decoding: bytes[(index + 1)..<end], as: UTF8.self)
        guard source.contains(where: { !$0.isWhitespace }) else {
          throw failure("the braces are empty", template, index, "an XPath expression")
        }
        pieces.append(.expression(source))
        index = end + 1
      case UInt8(ascii: "}") where !isDoubled:
        throw failure("'}' closes nothing", template, index, "'}}' for a brace")
      case UInt8(ascii: "{"), UInt8(ascii: "}"):
        text.append(byte)
        index += 2
      default:
        text.append(byte)
        index += 1
      }
    }
    flush()
    return pieces.isEmpty ? [.text("")] : pieces
  }

  /// Finds the brace that closes an expression; braces in its string literals do not count.
  private static func closingBrace(
    _ bytes: [UInt8],
    after open: Int,
    _ template: String
  ) throws(XMLError) -> Int {
    var quote: UInt8?
    for index in (open + 1)..<bytes.count {
      let byte = bytes[index]
      if let current = quote {
        if byte == current { quote = nil }
      } else if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
        quote = byte
      } else if byte == UInt8(ascii: "}") {
        return index
      } else if byte == UInt8(ascii: "{") {
        throw failure("'{' cannot stand in an expression", template, index, "'}'")
      }
    }
    throw failure("'{' is not closed", template, open, quote == nil ? "'}'" : "a quote and '}'")
  }

  private static func failure(
    _ message: String,
    _ template: String,
    _ offset: Int,
    _ expected: String
  ) -> XMLError {
    .xpath(.templateSyntax, message, in: template, at: offset, expected: expected)
  }
}
