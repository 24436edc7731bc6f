/// The advances of characters that other fonts supply to the system's one, in thousandths of the size.
enum OtherLetters {
  /// The advance of characters that no table has: the mean of letters.
  static let fallback = 560.0

  /// The advances of ideographs and kana from iOS 10 to iOS 17, by size; read off labels of 10 to 30 points.
  static let ideographs: SystemFontSpacing.Sizes = [
    (12, 1021), (14, 1019.5), (19.9, 1019.5), (20, 1019), (22, 1017), (24, 1015.5), (27, 1015),
    (30, 1013), (34, 1011), (40, 1010),
  ]

  /// The advances of ideographs and kana since iOS 18, by size; read off labels of 13 to 58 points.
  static let narrowIdeographs: SystemFontSpacing.Sizes = [
    (13, 1000), (14, 994), (16, 994), (17, 1000), (20, 958), (22, 954.5), (25, 952.5),
    (28, 952.5), (40, 950), (58, 944),
  ]

  /// The advance of hangul syllables in every size and weight; read off labels of 12 to 17 points.
  static let hangul = 865.0

  /// The advance of emoji at a size; read off labels of 38 and 45 points, and of 11 to 18 points, where they are wider.
  static func emoji(at size: Double) -> Double {
    let (small, large) = (18.0, 30.0)
    let extra = 3.8 * min(1, max(0, (large - size) / (large - small)))
    return 1112 + extra * 1000 / size
  }

  /// The advances of the spaces of U+2000 to U+200A, which typography defines; nil for others.
  static func space(_ value: UInt32) -> Double? {
    switch value {
    case 0x2000, 0x2002: 500
    case 0x2001, 0x2003: 1000
    case 0x2004: 333
    case 0x2005: 250
    case 0x2006, 0x2009: 167
    case 0x2007: 625
    case 0x2008: 272
    case 0x200A: 83
    default: nil
    }
  }

  /// The advance of Arabic letters that the table has not: the mean of 12 labels of 3 projects, of 300 to 510.
  static let arabic = 400.0

  static func isArabic(_ value: UInt32) -> Bool {
    (0x600...0x6FF).contains(value) || (0xFB50...0xFDFF).contains(value)
      || (0xFE70...0xFEFF).contains(value)
  }

  /// Whether a character takes no room: a mark on another one, a joiner, or a modifier of emoji.
  static func isCombining(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    return (0x200B...0x200F).contains(value) || (0x1F3FB...0x1F3FF).contains(value)
      || scalar.properties.generalCategory == .nonspacingMark
  }

  static func isEmoji(_ value: UInt32) -> Bool {
    (0x1F300...0x1FAFF).contains(value) || (0x2600...0x27BF).contains(value)
      || (0x26AA...0x26AB).contains(value)
  }

  static func isHangul(_ value: UInt32) -> Bool { (0xAC00...0xD7A3).contains(value) }

  static func isIdeograph(_ value: UInt32) -> Bool {
    (0x1100...0x115F).contains(value) || (0x2E80...0xA4CF).contains(value)
      || (0xF900...0xFAFF).contains(value) || (0xFF00...0xFF60).contains(value)
      || (0xFFE0...0xFFE6).contains(value) || (0x2500...0x257F).contains(value)
  }
}
