/// The advances of characters beyond ASCII, in thousandths of the size.
enum SystemLetters {
  /// The advance of other characters: the mean of letters.
  static let fallback = 560.0

  /// The advances of ideographs and kana from iOS 10 to iOS 17, by size; read off labels of 10 to 30 points.
  static let ideographs: [(size: Double, value: Double)] = [
    (12, 1021), (14, 1019.5), (19.9, 1019.5), (20, 1019), (22, 1017), (24, 1015.5), (27, 1015),
    (30, 1013), (34, 1011), (40, 1010),
  ]

  /// The advances of ideographs and kana since iOS 18, by size; read off labels of 13 to 58 points.
  static let narrowIdeographs: [(size: Double, value: Double)] = [
    (13, 1000), (14, 994), (16, 994), (17, 1000), (20, 958), (22, 954.5), (25, 952.5),
    (28, 952.5), (40, 950), (58, 944),
  ]

  /// The advance of hangul syllables in every size and weight; read off labels of 12 to 17 points.
  static let hangul = 865.0

  /// The advance of emoji, read off labels of 38 and 45 points.
  static let emoji = 1112.0

  /// The additional advance of small emoji, in points; read off labels of 11 to 18 points.
  static let emojiExtra = 3.8
  /// Up to the small size all of ``emojiExtra`` is added; from the large size on, none.
  static let emojiSizes = (small: 18.0, large: 30.0)

  /// What the title design adds to characters whose own title advance is not here: the mean of Latin and Cyrillic letters.
  static let titleExtra = -46.0
  /// What bold and ultra-light letters add: the means.
  static let boldExtra = 39.0
  static let lightExtra = -24.0

  /// The advances of a sign or a letter beyond ASCII in texts and in titles.
  typealias Sign = (text: Double, title: Double)

  /// The advances of the most frequent signs and letters beyond ASCII; nil for others.
  ///
  /// Read off the fonts of ``SystemTables``.
  static func sign(_ value: UInt32, isEarly: Bool) -> Sign? {
    if isEarly, let early = earlySign(value) { return early }
    switch value {
    case 0xA3, 0xA5, 0xB1, 0xD7, 0xF7, 0x20A0...0x20BF, 0x2212, 0x2219, 0x2248, 0x2260, 0x2264,
      0x2265:
      return (630, 604.5)
    case 0xA1: return (311, 266.6)
    case 0xBF: return (512.7, 489.3)
    case 0xA9: return (894, 847.2)
    case 0xAE: return (693.4, 621.1)
    case 0xAB, 0xBB: return (661.6, 618.7)
    case 0xB0: return (471.7, 400.4)
    case 0xB7, 0x2018...0x201A: return (296.9, 214.8)
    case 0x201C...0x201E: return (459, 363.8)
    case 0x2013: return (583.5, 526.9)
    case 0x2014: return (874, 831.1)
    case 0x2022: return (471.7, 428.7)
    case 0x2026: return (804.7, 591.8)
    case 0x2122: return (834, 746.6)
    case 0x2190, 0x2192: return (905.8, 905.8)
    case 0x2191, 0x2193: return (781.2, 781.2)
    case 0xC6: return (960, 943.8)
    case 0xDF: return (622.1, 538.6)
    case 0xE6: return (902.8, 836.4)
    default: return cyrillicOrGreek(value).map { ($0, $0 + titleExtra) }
    }
  }

  /// What signs had before iOS 14; nil for those that have it still.
  private static func earlySign(_ value: UInt32) -> Sign? {
    switch value {
    case 0xA3, 0xA5, 0xB1, 0xD7, 0xF7, 0x20A0...0x20BF, 0x2212, 0x2248, 0x2260, 0x2264, 0x2265:
      (648.4, 605)
    case 0xA9: (850.6, 806)
    case 0xAE: (615.2, 571)
    case 0xB0: (439.9, 396)
    case 0xB7: (307.6, 264)
    case 0x2013: (500, 456)
    case 0x2014: (1000, 956)
    case 0x2018...0x201A: (295.4, 252)
    case 0x201C...0x201E: (494.6, 451)
    case 0x2022, 0x2219: (503.9, 460)
    case 0x2026: (801.8, 758)
    case 0x2190...0x2193: (878.9, 878.9)
    default: nil
    }
  }

  /// The advances of the spaces of U+2002 to U+200A, which typography defines; nil for others.
  static func space(_ value: UInt32) -> Double? {
    switch value {
    case 0x2000, 0x2002: 500
    case 0x2001, 0x2003: 1000
    case 0x2004: 333
    case 0x2005: 250
    case 0x2006, 0x2009, 0x202F: 167
    case 0x2007: letter("0")
    case 0x2008: letter(".")
    case 0x200A: 83
    default: nil
    }
  }

  /// What the horn of the Vietnamese ơ and ư adds to o and u; read off 9 labels of one project.
  static let hornExtra = 50.0

  /// The plain letters of U+00C0 to U+017F, which have the same advances; `_` where there is none.
  static let plainLetters = Array(
    ("AAAAAA_CEEEEIIIIDNOOOOO_OUUUUY__aaaaaa_ceeeeiiiidnooooo_ouuuuy_y"
      + "AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIi__JjKkkLlLlLl__Ll"
      + "NnNnNnnNnOoOoOo__RrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzs").utf8
  )

  /// The index, from space on, of the ASCII character that has the same advance; nil where there is none.
  ///
  /// That is an accented letter's plain letter, or a curly quote's straight quote.
  ///
  /// - Complexity: O(1)
  static func plainPlace(of value: UInt32) -> Int? {
    switch value {
    case 32..<127: return Int(value) - 32
    case 0xA0: return 0
    case 0x2018, 0x2019: return 7
    case 0x201C, 0x201D: return 2
    default:
      let place = Int(value) - 0xC0
      guard plainLetters.indices.contains(place) else { return nil }
      let letter = Int(plainLetters[place]) - 32
      // 63 is the underscore: no ASCII letter has this advance.
      return letter == 63 ? nil : letter
    }
  }

  /// The advances of U+0410 to U+044F, derived from Latin letters of similar shape.
  ///
  /// Texts of public documents in Russian agree, kerning included.
  private static let cyrillic: [Double] = [
    655, 659, 659, 572, 765, 597, 986, 639, 751, 751, 659, 751, 881, 751, 771, 751,
    630, 724, 595, 620, 810, 690, 773, 659, 1013, 1039, 760, 881, 659, 724, 1057, 652,
    545, 583, 564, 420, 642, 565, 800, 522, 611, 611, 539, 605, 722, 599, 583, 587,
    614, 563, 524, 532, 826, 522, 623, 570, 826, 852, 646, 765, 558, 563, 800, 570,
  ]

  /// The Latin letters with about the advances of U+0391 to U+03C9.
  private static let greek = Array("ABFAEZHOIKVMNEOHP_ETYOXOOIIoccnioodccnoikvuveonpcotuomxmm".utf8)

  private static func cyrillicOrGreek(_ value: UInt32) -> Double? {
    switch value {
    case 0x410...0x44F: cyrillic[Int(value) - 0x410]
    case 0x401: letter("E")
    case 0x404: letter("C")
    case 0x406, 0x407: letter("I")
    case 0x451: letter("e")
    case 0x454: letter("c")
    case 0x456, 0x457: letter("i")
    case 0x391..<(0x391 + UInt32(greek.count)):
      Double(SystemTables.textRegular[Int(greek[Int(value) - 0x391]) - 32])
    default: nil
    }
  }

  private static func letter(_ character: Unicode.Scalar) -> Double {
    Double(SystemTables.textRegular[Int(character.value) - 32])
  }
}
