/// Text without characters that are invisible or move a cursor.
package enum VisibleText {
  /// Replaces every control character but line feed and tab by its picture.
  ///
  /// Output of a case may contain escape sequences, which could recolour, overwrite or retitle the
  /// reader's terminal.
  static func replaced(_ text: String) -> String {
    guard mayHide(text) else { return text }
    var result = String.UnicodeScalarView()
    var previousWasReturn = false
    for scalar in text.unicodeScalars {
      // A carriage return before a line feed is part of the line end and gets no picture.
      if previousWasReturn, scalar != "\n" { result.append("␍") }
      previousWasReturn = scalar == "\r"
      if previousWasReturn { continue }
      result.append(isHidden(scalar) ? picture(of: scalar) : scalar)
    }
    if previousWasReturn { result.append("␍") }
    return String(result)
  }

  /// Whether text may hold a hidden character: a quick test of bytes with false positives only.
  static func mayHide(_ text: String) -> Bool {
    text.utf8.contains { byte in
      switch byte {
      case 0x09, 0x0a: false
      case 0x00...0x1f, 0x7f: true
      // The first bytes of U+0080…U+00BF, of U+2000…U+2FFF and of U+F000…U+FFFF.
      default: byte == 0xc2 || byte == 0xe2 || byte == 0xef
      }
    }
  }

  static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0a: false
    case 0x00...0x1f, 0x7f...0x9f: true
    // Separators end a line for some readers; direction overrides change how a line reads; the last two are
    // noncharacters.
    case 0x2028...0x202e, 0x2066...0x2069, 0xfffe, 0xffff: true
    default: false
    }
  }

  private static func picture(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x00...0x1f: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{fffd}"
    case 0x7f: "␡"
    default: "\u{fffd}"
    }
  }

  /// The number of terminal columns of the text; wide characters take two, combining ones none.
  static func columns(_ text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + columns($1) }
  }

  /// Cuts the text to a number of columns, with a mark at the cut.
  static func cut(_ text: String, to columnCount: Int) -> String {
    if columns(text) <= columnCount { return text }
    var width = 0
    var result = ""
    for character in text {
      width += columns(character)
      if width > columnCount - 1 { break }
      result.append(character)
    }
    return columnCount > 0 ? result + "…" : ""
  }

  private static func columns(_ character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    if first.properties.generalCategory == .nonspacingMark { return 0 }
    switch first.value {
    case 0x1100...0x115f, 0x2e80...0xa4cf, 0xac00...0xd7a3, 0xf900...0xfaff, 0xfe30...0xfe6f,
      0xff00...0xff60, 0xffe0...0xffe6, 0x1f300...0x1faff, 0x20000...0x3fffd:
      return 2
    default: return 1
    }
  }
}
