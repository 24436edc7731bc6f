/// Advances of the system font, fitted to the widths of labels and buttons stored in Interface
/// Builder documents.
///
/// The model for n characters: width = size × (sum of advances + n × tracking of the size + sum of
/// pairs). A character's advance is that of the text design, plus a share of what the title design
/// adds. The weight adds a share of what bold or ultra-light letters add.
///
/// 2,830 texts of public documents were fitted by robust ridge regression, as intervals, since
/// stored widths are rounded up to pixels. On texts left out of the fit (five folds by project), 82
/// % of widths were within half a point and 94 % within one. Widths stored for one text in several
/// projects agree in 88 % of cases.
enum FittedAdvances {
  /// Advances of the text design without tracking, in thousandths of the size, from space to tilde.
  static let ascii: [Double] = [
    283.1, 312.8, 447.1, 634.4, 640.3, 898.2, 723.7, 285.1, 380, 377.1,
    452.7, 633.9, 242.5, 475.5, 272.5, 310.1, 625.9, 465.3, 605.5, 624.2,
    632.9, 623.6, 638.5, 553.7, 641.7, 635.6, 298.4, 298, 640, 645.5,
    640, 508, 915.4, 655.1, 659.3, 724.3, 729, 597.4, 571.7, 739.6,
    750.9, 277.2, 551.9, 659, 562.4, 880.6, 750.6, 771.1, 630.5, 773.8,
    652.4, 638.5, 594.7, 735.4, 653.6, 942.9, 690, 619.5, 670, 395,
    310, 395, 634, 557.7, 380, 545, 612.3, 563, 611.3, 565.3,
    360.3, 610.7, 597, 252.6, 227.1, 539.1, 258.7, 869.4, 587.5, 582.8,
    613.6, 602.9, 381.6, 521.9, 360.5, 584.4, 525.4, 757.5, 521.7, 531.6,
    540.4, 381, 246.9, 381, 634,
  ]

  /// What the title design adds to each of them.
  static let displayExtras: [Double] = [
    -69.8, -47.2, -53, -51.3, -45, -62.8, -51.3, -61.1, -48.5, -48.5,
    -51.3, -55.9, -55.2, -30.5, -67.2, -51.9, -19.5, -27.5, -45.5, -46.1,
    -34.5, -44, -23.6, -39.1, -29.1, -48.1, -79.2, -51.3, -43.6, -51.3,
    -43.6, -52.1, -51.3, -42.1, -50.6, -35.1, -55.6, -48.7, -43.6, -44.3,
    -42.6, -55.2, -48.4, -51.2, -52.3, -44.8, -49.1, -54.6, -56, -37.7,
    -50.5, -52.4, -77.1, -48.1, -53.5, -50.5, -51.3, -60.4, -51.2, -56.5,
    -51.3, -48.8, -51.3, -50.3, -51.3, -50.8, -60.4, -60.7, -56.9, -57.1,
    -66.8, -58.1, -64.8, -48.4, -51.1, -40.7, -52.6, -66.8, -64, -59.1,
    -65.2, -51.3, -79, -50.8, -65.6, -46.5, -51.6, -43, -48.7, -36.1,
    -67.2, -55.5, -51.3, -55.5, -51.3,
  ]

  /// What a bold font adds.
  static let boldExtras: [Double] = [
    -16.7, 44, 37, 37, 41, 50, 37.7, 49.1, 42.2, 42.2,
    33.1, 37.1, 36.7, 29.2, 57, 33, 51.7, 31, 30.3, 38.1,
    40.3, 42.5, 32.6, 35.3, 45.8, 46.6, 37.8, 37, 37, 37.1,
    37, 39.3, 32.3, 52.7, 35.9, 24, 22.1, 31.7, 27.9, 35.7,
    40.9, 37.4, 41.3, 35.3, 30.5, 37.4, 27, 14.7, 41.2, 37.5,
    30.9, 42.1, 36.5, 24.4, 41.9, 36, 29.3, 36.1, 34.5, 39.1,
    37, 39.1, 37, 44.7, 37, 38.6, 26.8, 26.3, 36.4, 31.7,
    49.1, 31.1, 39.8, 38.4, 41.2, 40.9, 38.7, 53.7, 46, 23.7,
    38.5, 37.1, 53.8, 44.2, 48.3, 41.9, 38.2, 54, 42.1, 43.2,
    39.9, 37, 37, 37, 37,
  ]

  /// What an ultra-light font adds.
  static let lightExtras: [Double] = [
    -23, -21, -25.2, -21, -21, -26.6, -21, -25.2, -22.4, -22.4,
    -21, -21, -20.6, -21.2, -46.6, -21, -34.2, -41.8, -24.6, -23.2,
    -17.1, -26.9, -21.4, -22.8, -22.5, -21.3, -21.5, -21, -21, -21,
    -21, -21.9, -21, -23.2, -21.4, -20.4, -22.3, -22, -20.9, -21.9,
    -21, -21, -17.9, -26.3, -18.9, -13.6, -31.9, -27.1, -21.8, -21,
    -21.9, -9.7, -19.8, -26.3, -21, -26.1, -21, -23, -21, -34,
    -21, -18.8, -21, -21.1, -21, -1.7, -23.9, -20.3, -13.4, -10.6,
    -25, -17.2, -10, -25.5, -21, -15.7, -20, -7.4, -14.5, -8.2,
    -16.3, -21, -16.3, -19.1, -16.3, -12.7, -21, -20.6, -21, -3.9,
    -21.5, -21, -21, -21, -21,
  ]

  /// The four numbers of each character side by side, so that measuring reads one place in memory.
  static let table: [Float] = ascii.indices.flatMap { place in
    [ascii, displayExtras, boldExtras, lightExtras].map { Float($0[place]) }
  }

  /// The extras of characters that were not fitted: the means of those that were.
  static let displayExtra = -51.3
  static let boldExtra = 37.0
  static let lightExtra = -21.0
  /// What bold and ultra-light letters add in the title design, beyond their extras.
  static let boldDisplayExtra = 5.3
  static let lightDisplayExtra = 10.7

  /// What the per cent sign, the asterisk and the underscore had more or less before iOS 14.
  static let earlyExtras: [(place: Int, extra: Double)] = [
    (5, -26.4), (10, 45), (63, -115),
  ]

  /// The same by the index of the character, from space on.
  static let earlyExtraTable: [Float] = {
    var table = [Float](repeating: 0, count: ascii.count)
    for (place, extra) in earlyExtras { table[place] = Float(extra) }
    return table
  }()

  /// The share of the bold and ultra-light extras for weights below a limit.
  static let shares: [(below: Double, bold: Double, light: Double)] = [
    (-0.7, 0, 1), (-0.5, 0, 0.75), (-0.2, 0, 0.36), (0.1, 0, 0), (0.27, 0.36, 0), (0.35, 0.66, 0),
    (0.5, 1, 0), (0.6, 1.5, 0), (.infinity, 1.9, 0),
  ]

  /// The tracking by size, in thousandths of the size.
  ///
  /// From Apple's Human Interface Guidelines; stored widths agree to one thousandth.
  static let tracking: [(size: Double, value: Double)] = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16),
    (16, -20), (17, -26), (18, -25), (19, -24), (20, -23), (21, -18), (22, -12), (23, -4), (24, 3),
    (25, 6), (26, 8), (27, 11), (28, 14), (30, 14), (32, 13), (34, 12), (36, 10), (40, 10), (45, 8),
    (60, 6), (80, 4),
  ]

  /// The tracking before iOS 14, with separate designs for texts and titles that met at 20 points.
  static let earlyTracking: [(size: Double, value: Double)] = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16),
    (16, -20), (17, -24), (18, -25), (19, -26), (20, -26), (20, 19), (21, 17), (22, 16), (23, 16),
    (24, 15), (25, 14), (28, 13), (30, 13), (34, 11), (36, 11), (40, 10), (45, 9), (60, 6), (80, 4),
  ]

  /// What titles have more before iOS 11, by size.
  ///
  /// Read off 30 labels of 20 to 75 points in 12 projects: nearly all of them agree to two thousandths.
  static let wideTitles: [(size: Double, value: Double)] = [
    (20, 14.5), (27, 14.5), (30, 13), (40, 11.5), (75, 10.5),
  ]

  /// The share of the title design by size since iOS 14, which has one design for all sizes.
  static let displayShares: [(size: Double, value: Double)] = [
    (17, 0), (18, 0.04), (20, 0.23), (22, 0.53), (24, 0.8), (28, 1),
  ]

  /// The size from which on the title design was used before iOS 14.
  static let earlyDisplaySize = 20.0

  /// A value of a table: linear between sizes, constant outside; the latter of two for one size.
  static func value(_ table: [(size: Double, value: Double)], at size: Double) -> Double {
    guard var lower = table.first else { return 0 }
    guard size >= lower.size else { return lower.value }
    for entry in table.dropFirst() {
      if entry.size > size {
        return lower.value
          + (entry.value - lower.value) * (size - lower.size) / (entry.size - lower.size)
      }
      lower = entry
    }
    return lower.value
  }
}
