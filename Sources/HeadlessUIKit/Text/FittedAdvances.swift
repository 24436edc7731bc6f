/// Advances of the system font, fitted from the widths of labels and buttons stored in Interface Builder documents.
///
/// The model: width = size × (sum of advances + share of the weight × sum of extras + sum of pairs + n × offset of the size), n
/// characters, with 17 points regular as the reference; 1,372 distinct texts of public documents were fitted, by robust ridge
/// regression. On texts of documents that it had not seen (four folds by source) 76 % of widths came within half a point and 90 %
/// within one.
enum FittedAdvances {
  /// Advances in thousandths of the size, per ASCII character from space to tilde; 0 where none was fitted.
  static let ascii: [Double] = [
    252.3, 294.7, 418.6, 586.7, 620.7, 885, 698.3, 254.4, 350.3, 350.2,
    438.3, 616.5, 243.3, 444.5, 263.5, 276, 603.6, 453.5, 576.5, 603.3,
    603.8, 592.4, 612.5, 544.2, 616.2, 607.7, 264.4, 0, 0, 634.9,
    0, 483.9, 892.4, 641.4, 633.5, 700.7, 700.5, 574.6, 545.4, 715.7,
    731.7, 250.3, 531.8, 625.9, 544.7, 853.3, 724.3, 743.7, 606.4, 744,
    631.6, 617.9, 543.8, 712.9, 617.9, 919.6, 700.2, 588, 667.5, 427.8,
    0, 310.9, 0, 533.6, 0, 525.5, 583.5, 535.8, 588.7, 540.8,
    335, 583.9, 575, 223.3, 193.5, 513, 231.3, 846, 560.7, 555.7,
    593.7, 586, 355, 495.6, 337.8, 560.8, 501.8, 739.1, 487.8, 513.1,
    521.2, 345.3, 221.4, 345.3, 0,
  ]

  /// The advance of the per cent sign in the design before iOS 14, where it was narrower.
  static let earlyPercent = 795.9

  /// What a bold font adds to each of them, in thousandths of the size.
  static let boldExtras: [Double] = [
    -0.5, 37.3, 34.1, 34.1, 34.1, 37.4, 34.8, 36, 35.9, 35.9,
    34.1, 34.9, 35, 33.1, 53.1, 34.7, 41.2, 26.4, 31.2, 26.6,
    33.2, 36.1, 34.7, 34.8, 34.6, 33, 35.5, 34.1, 34.1, 34.3,
    34.1, 35.3, 32.1, 35.8, 34.6, 30.3, 25.7, 31.8, 27.4, 31.4,
    36.2, 39.3, 36.6, 35.5, 31.5, 29.3, 31.2, 22.3, 41.5, 32.8,
    29.5, 37, 42.7, 28.3, 38.8, 34.4, 31.6, 35.5, 31.8, 35.7,
    34.1, 35.7, 34.1, 34.1, 34.1, 27.3, 32.6, 35.8, 35.9, 33,
    47.2, 26.1, 31.1, 42.4, 38, 35.3, 39.5, 44.2, 37.8, 32.3,
    34.4, 34.1, 49, 37.5, 46.8, 37.3, 34.4, 38.3, 36.4, 36.6,
    32.7, 34.1, 34.1, 34.1, 34.1,
  ]

  /// What a bold font adds to other characters.
  static let boldExtra = 34.1

  /// The share of a bold font's extras that other weights have.
  static let ultraLightShare = -0.8
  static let thinShare = -0.6
  static let lightShare = -0.2
  static let mediumShare = 0.36
  static let semiboldShare = 0.66
  static let heavyShare = 1.5
  static let blackShare = 1.9

  /// The extra per character by size, in thousandths of the size, ascending, and what the font of systems before iOS 14 adds to
  /// it, whose texts and titles were two designs that met at 20 points.
  static let sizeOffsets: [(size: Double, offset: Double, early: Double)] = [
    (9, 39.1, 0), (10, 37.7, 0.7), (11, 31.8, -1), (12, 25.1, -0.8),
    (13, 19.6, -0.5), (14, 14.5, 0.8), (15, 9.7, 0.3), (16, 5.6, 0.5),
    (17, 0, 2.3), (18, -1.9, 3.1), (19, 11, -10.4), (20, -9.4, 10.3),
    (22, -16.6, 3.2), (24, -15.4, -2.6), (28, -17, -0.2), (34, -22.5, -3.8),
    (45, -11, 4.3),
  ]

  /// What two characters side by side add: kerning, and what the fit of single characters leaves; those seen in a dozen texts.
  static let pairs: [(characters: String, extra: Double)] = [
    (" 1", -6.7), (" 2", -7.3), (" A", 1.7), (" C", -4.7), (" F", 2.9), (" G", 3.7), (" L", -5),
    (" N", -5.4),
    (" R", -7.7), (" S", -3.9), (" T", -2.3), (" a", -2.3), (" c", 1.8), (" d", 6.3), (" e", -1.9),
    (" h", -1.8),
    (" i", -1.9), (" l", 11.4), (" n", -3.8), (" o", 2.5), (" r", 9.6), (" s", 3), (" t", -3.7),
    (" y", 3.7),
    (", ", -3), ("..", 7.9), ("0 ", -4.5), ("0.", -13.7), ("00", 5), ("20", 1.6), ("Ac", -7.2),
    ("Ad", -6.4),
    ("Al", 4), ("Ap", 2.7), ("Ar", 8.6), ("Au", -4.8), ("Ba", 3.6), ("Bu", -3), ("Ca", 2.6),
    ("Ch", -9.3),
    ("Co", 2.6), ("Cr", -5.2), ("De", 4), ("Di", 1.7), ("En", -2.6), ("Ex", 2.6), ("Fi", 6.6),
    ("He", -2.2),
    ("ID", -3.5), ("IT", -2.8), ("Im", -3.2), ("La", 3.3), ("Lo", -6.5), ("Ma", 1.6), ("Me", -4.1),
    ("Mo", 5.1),
    ("Ne", 1.9), ("No", 5.3), ("ON", -3.9), ("Pa", -9.6), ("Pl", 4.3), ("Pr", 3.8), ("Re", -3.7),
    ("Ro", -1.9),
    ("Se", 5.9), ("Sh", -2.6), ("Si", -2), ("Su", -1.6), ("Ta", -13.6), ("Te", -13.3), ("Th", 16.8),
    ("Ti", 28.4),
    ("To", -10), ("Tr", -3.4), ("UI", -2.3), ("Up", -1.6), ("Us", 2.8), ("Ve", -12.4), ("Vi", 7.7),
    ("ad", 7.2),
    ("af", -4.2), ("ag", 4.1), ("ai", -2.6), ("al", -4.8), ("am", -2.1), ("an", -2.5), ("ap", -1.7),
    ("ar", -1.7),
    ("au", 1.9), ("av", 3.7), ("ay", -9.1), ("ba", 6.4), ("be", 6.6), ("bl", -9.8), ("bt", -5.5),
    ("ca", 2.1),
    ("cc", -3.4), ("ch", -1.9), ("ck", -2.3), ("co", 1.9), ("ct", 4.9), ("dd", -4.1), ("di", -3.9),
    ("do", 3.9),
    ("du", -2.4), ("e ", 2.2), ("e.", 1.6), ("e:", 1.6), ("ec", -3.8), ("ed", 2.8), ("eg", -2.3),
    ("em", 4.8),
    ("en", -2.4), ("ep", -1.6), ("et", 3.1), ("ev", -1.7), ("ew", 1.5), ("ex", -3.8), ("ff", 3.3),
    ("fo", -2.2),
    ("g ", 4.1), ("ge", 2.4), ("gh", -3.6), ("go", 2.3), ("gr", -3), ("h ", -6.9), ("ha", 2.9),
    ("he", 5.4),
    ("hi", -4.6), ("ia", -2.8), ("ie", 5.9), ("if", 2.4), ("il", -3.3), ("im", 4.7), ("in", -4.8),
    ("io", 1.5),
    ("is", -2.1), ("k ", 4.8), ("ke", -5.2), ("l ", -2), ("le", 7.5), ("li", -3.9), ("ll", -3.9),
    ("lu", 2),
    ("m ", -5), ("me", 6.4), ("mi", 6.6), ("mo", 4.8), ("n ", 1.8), ("na", 5.5), ("nc", 2.4),
    ("nd", 3.1),
    ("ne", 6.9), ("ni", 1.7), ("no", -4), ("o ", 3.8), ("od", 5.5), ("of", 2), ("ol", -3.9),
    ("on", 4.6),
    ("oo", -2.6), ("or", 4.4), ("os", 3.1), ("ou", -1.7), ("ow", -3), ("p ", -5.8), ("pa", -4.2),
    ("pd", -4),
    ("pi", -2.9), ("pl", -4.6), ("po", 6.1), ("qu", -3.9), ("ra", 3.3), ("rc", -5.4), ("rd", -5.7),
    ("re", -10.4),
    ("ri", -1.8), ("rm", -2.8), ("ro", -6.8), ("rr", 3.2), ("rs", -4.1), ("rt", 9.7), ("rv", 4.7),
    ("ry", 5),
    ("s ", -3), ("sa", 4.2), ("se", 4.6), ("sh", 1.8), ("si", -1.6), ("so", 5.2), ("ss", -2.9),
    ("su", 1.8),
    ("ta", 1.9), ("te", -4.9), ("th", 2.2), ("ti", -3.9), ("tl", 8), ("to", -1.8), ("tr", -5.2),
    ("tu", 3.1),
    ("ty", -2.9), ("ub", -1.5), ("ue", 1.9), ("ul", -4.4), ("up", -2.9), ("ur", -3.1), ("us", -1.8),
    ("va", -2.7),
    ("vi", 7), ("w ", 4.6), ("wo", -1.7), ("xt", -5.3), ("yo", -3.1),
  ]

  /// The same by 95 times the first character's place from space on, plus the second's.
  static let pairTable: [Float] = {
    var table = [Float](repeating: 0, count: 95 * 95)
    for pair in pairs {
      let places = pair.characters.utf8.map { Int($0) - 32 }
      guard places.count == 2 else { continue }
      table[95 * places[0] + places[1]] = Float(pair.extra)
    }
    return table
  }()

  /// The advance of a character that was not fitted: the mean of the lower-case letters.
  static let fallback = 503.9

  /// The advance of wide characters: ideographs and kana fill their size.
  static let wide = 1000.0

  /// The advance of hangul syllables, in any size and weight: read off stored widths of labels of 12 to 17 points.
  static let hangul = 865.0

  /// The advance of emoji, read off labels of 38 and 45 points.
  static let emoji = 1112.0

  /// What small emoji are wider, in points: read off labels of 11 to 18 points.
  static let emojiExtra = 3.8
  /// The size up to which they are, and that from which on they are not.
  static let emojiSizes = (small: 18.0, large: 30.0)

  /// The advances of signs beyond ASCII that texts have most.
  static func sign(_ value: UInt32) -> Double? {
    switch value {
    case 0xA0: ascii[0]
    case 0xA9, 0xAE: 880
    case 0xB7: 265
    case 0x2013: 560
    case 0x2014: 860
    case 0x2018, 0x2019: 265
    case 0x201C, 0x201D: 440
    case 0x2022: 460
    case 0x2026: 790
    case 0x20AC: 610
    default: nil
    }
  }

  /// The letters without marks of U+00C0 to U+017F, which are as wide as those with marks; `_` where there is none.
  static let plainLetters = Array(
    ("AAAAAA_CEEEEIIIIDNOOOOO_OUUUUY__aaaaaa_ceeeeiiiidnooooo_ouuuuy_y"
      + "AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIi__JjKkkLlLlLl__Ll"
      + "NnNnNnnNnOoOoOo__RrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzs").utf8
  )
}
