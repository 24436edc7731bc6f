/// Constants that are a text, such as `static let card = "Card"`: nothing works by them but what names them.
enum SourceConstants {
  /// Whether the name of a Swift member or variable is that of a constant that is a text.
  ///
  /// What a static one calls is called when something names it, so it may be more than a text.
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - name: The place of the name, which stands behind `let` or `var`.
  /// - Returns: False for what may be no more than a name.
  static func isConstant(_ bytes: SourceWords.Bytes, _ name: Range<Int>) -> Bool {
    guard let value = value(bytes, afterType(bytes, name.upperBound)) else { return false }
    return bytes[value] == UInt8(ascii: "\"") || isStatic(bytes, name.lowerBound)
  }

  /// Whether a word of C is the name of a constant that is a text.
  static func isConstantInC(_ bytes: SourceWords.Bytes, _ name: Range<Int>) -> Bool {
    guard let value = value(bytes, name.upperBound) else { return false }
    return isText(bytes, value)
  }

  /// Whether a word of C is the name in a declaration such as `extern NSString *const Card;`, which uses no constant.
  static func isDeclaredInC(_ bytes: SourceWords.Bytes, _ name: Range<Int>) -> Bool {
    let end = afterBlanks(bytes, name.upperBound)
    guard end < bytes.count, bytes[end] == UInt8(ascii: ";") else { return false }
    return SourceWords.equal(bytes, SourceWords.word(bytes, endingBefore: name.lowerBound), "const")
  }

  /// Whether a text stands behind the name that `#define` declares.
  static func isDefinedText(_ bytes: SourceWords.Bytes, _ name: Range<Int>) -> Bool {
    isText(bytes, afterBlanks(bytes, name.upperBound))
  }

  private static func isText(_ bytes: SourceWords.Bytes, _ place: Int) -> Bool {
    guard place + 1 < bytes.count else { return false }
    return bytes[place] == UInt8(ascii: "\"")
      || bytes[place] == UInt8(ascii: "@") && bytes[place + 1] == UInt8(ascii: "\"")
  }

  /// The place of what is assigned, on the same line.
  private static func value(_ bytes: SourceWords.Bytes, _ start: Int) -> Int? {
    let place = afterBlanks(bytes, start)
    guard place + 1 < bytes.count, bytes[place] == UInt8(ascii: "="),
      bytes[place + 1] != UInt8(ascii: "=")
    else { return nil }
    let value = afterBlanks(bytes, place + 1)
    return value < bytes.count && bytes[value] != 0x0a ? value : nil
  }

  private static func afterBlanks(_ bytes: SourceWords.Bytes, _ start: Int) -> Int {
    var place = start
    while place < bytes.count, bytes[place] == 0x20 || bytes[place] == 0x09 { place += 1 }
    return place
  }

  /// The place after a type such as `: String?`, if there is one.
  private static func afterType(_ bytes: SourceWords.Bytes, _ start: Int) -> Int {
    var place = afterBlanks(bytes, start)
    guard place < bytes.count, bytes[place] == UInt8(ascii: ":") else { return start }
    place = afterBlanks(bytes, place + 1)
    while place < bytes.count, SourceWords.isOfWord(bytes[place]) || isOfType(bytes[place]) {
      place += 1
    }
    return place
  }

  private static func isOfType(_ byte: UInt8) -> Bool {
    [0x2e, 0x3c, 0x3e, 0x3f, 0x21].contains(byte)
  }

  /// Whether `static let` or `static var` stands before a name.
  private static func isStatic(_ bytes: SourceWords.Bytes, _ name: Int) -> Bool {
    let keyword = SourceWords.word(bytes, endingBefore: name)
    let modifier = SourceWords.word(bytes, endingBefore: keyword.lowerBound)
    return SourceWords.equal(bytes, modifier, "static")
  }
}
