/// Splits XPath 1.0 into tokens, by the rules of its §3.7.
struct XPathLexer {
  private let bytes: [UInt8]
  private var index = 0
  private var tokens: [XPathToken] = []

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns all tokens; the last one is `.end`.
  static func tokens(of text: String) throws(XMLError) -> [XPathToken] {
    var lexer = XPathLexer(Array(text.utf8))
    while try lexer.next() {}
    let end = lexer.bytes.count
    lexer.tokens.append(XPathToken(kind: .end, range: end..<end))
    return lexer.tokens
  }

  private func byte(_ offset: Int = 0) -> UInt8? {
    index + offset < bytes.count ? bytes[index + offset] : nil
  }

  private mutating func next() throws(XMLError) -> Bool {
    while let byte = byte(), [0x20, 0x9, 0xA, 0xD].contains(byte) { index += 1 }
    guard let first = byte() else { return false }
    let start = index
    let kind: XPathToken.Kind
    if Self.isDigit(first) || first == UInt8(ascii: ".") && byte(1).map(Self.isDigit) == true {
      kind = number()
    } else if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      kind = try literal(first)
    } else if first == UInt8(ascii: "$") {
      index += 1
      let (prefix, local) = try qualifiedName(after: "'$'")
      kind = .variable(prefix.map { "\($0):\(local)" } ?? local)
    } else if Self.isNameStart(first) {
      kind = try name()
    } else {
      kind = try symbol()
    }
    tokens.append(XPathToken(kind: kind, range: start..<index))
    return true
  }

  private mutating func number() -> XPathToken.Kind {
    while let byte = byte(), Self.isDigit(byte) { index += 1 }
    if byte() == UInt8(ascii: ".") {
      index += 1
      while let byte = byte(), Self.isDigit(byte) { index += 1 }
    }
    return .number
  }

  private mutating func literal(_ quote: UInt8) throws(XMLError) -> XPathToken.Kind {
    let start = index + 1
    guard let end = bytes[start...].firstIndex(of: quote) else {
      throw failure("a string is not closed", expected: quote == 0x22 ? "'\"'" : "\"'\"")
    }
    index = end + 1
    return .literal(String(decoding: bytes[start..<end], as: UTF8.self))
  }

  private mutating func name() throws(XMLError) -> XPathToken.Kind {
    let first = plainName()
    // `a::b` is an axis, `a:b` and `a:*` are names.
    guard byte() == UInt8(ascii: ":"), let after = byte(1), after != UInt8(ascii: ":") else {
      return .name(prefix: nil, local: first)
    }
    index += 1
    if after == UInt8(ascii: "*") {
      index += 1
      return .name(prefix: first, local: "*")
    }
    guard Self.isNameStart(after) else {
      throw failure("'\(first):' is not followed by a name", expected: "a name")
    }
    return .name(prefix: first, local: plainName())
  }

  private mutating func qualifiedName(
    after what: String
  ) throws(XMLError) -> (prefix: String?, local: String) {
    guard let first = byte(), Self.isNameStart(first) else {
      throw failure("\(what) is not followed by a name", expected: "a name")
    }
    let name = plainName()
    guard byte() == UInt8(ascii: ":"), let after = byte(1), Self.isNameStart(after) else {
      return (nil, name)
    }
    index += 1
    return (name, plainName())
  }

  private mutating func plainName() -> String {
    let start = index
    while let byte = byte(), Self.isName(byte) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func symbol() throws(XMLError) -> XPathToken.Kind {
    for symbol in ["//", "::", "..", "!=", "<=", ">="]
    where bytes[index...].starts(with: symbol.utf8) {
      index += 2
      return .symbol(symbol)
    }
    let scalar = bytes[index]
    guard "()[].@,/|+-=<>*".utf8.contains(scalar) else {
      let character = String(decoding: bytes[index...].prefix(1), as: UTF8.self)
      throw failure("'\(character)' has no meaning in XPath", expected: nil)
    }
    index += 1
    return .symbol(String(UnicodeScalar(scalar)))
  }

  private func failure(_ message: String, expected: String?) -> XMLError {
    let text = String(decoding: bytes, as: UTF8.self)
    return .xpath(.xpathSyntax, message, in: text, at: index, expected: expected)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isNameStart(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...0xFF: true
    default: false
    }
  }

  private static func isName(_ byte: UInt8) -> Bool {
    isNameStart(byte) || isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }
}

extension XMLError {
  /// An error of an expression, with the expression and a caret below it.
  static func xpath(
    _ code: Code,
    _ message: String,
    in text: String,
    at offset: Int?,
    expected: String? = nil
  ) -> XMLError {
    var excerpt = "  " + String(text.map { $0.isWhitespace ? " " : $0 })
    if let offset {
      // The caret stands below a character, the offset counts bytes.
      let before = String(decoding: Array(text.utf8).prefix(max(offset, 0)), as: UTF8.self)
      excerpt += "\n  " + String(repeating: " ", count: before.count) + "^"
    }
    return XMLError(code, message, expected: expected, excerpt: excerpt)
  }
}
