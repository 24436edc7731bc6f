/// How size and weight change the system's font.
enum SystemFontSpacing {
  /// A table by size, in points.
  typealias Sizes = [(size: Double, value: Double)]

  /// The shares of what bold and ultra-light letters add, for weights below a limit.
  ///
  /// Read off the fonts of all weights, whose letters lie on the lines through regular, bold and ultra-light ones.
  static let shares: [(below: Double, bold: Double, light: Double)] = [
    (-0.7, 0, 1), (-0.5, 0, 0.775), (-0.2, 0, lightShare), (0.1, 0, 0), (0.27, 0.359, 0),
    (0.35, 0.635, 0), (0.5, 1, 0), (0.6, 1.525, 0), (.infinity, 1.997, 0),
  ]

  /// The share of what ultra-light letters add that light ones have.
  static let lightShare = 0.333

  /// The tracking since iOS 14, in points: Apple's Human Interface Guidelines.
  static let tracking: Sizes = [
    (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08),
    (14, -0.15), (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45),
    (21, -0.36), (22, -0.26), (23, -0.1), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29),
    (28, 0.38), (29, 0.4), (30, 0.4), (31, 0.39), (32, 0.41), (33, 0.4), (34, 0.4), (35, 0.38),
    (36, 0.37), (40, 0.37), (44, 0.37), (48, 0.35), (54, 0.32), (60, 0.26), (80, 0.3),
  ]

  /// The tracking of texts before iOS 14, in thousandths of the size: the font's own table.
  static let earlyTextTracking: Sizes = [
    (6, 40), (9, 18.6), (10, 11.7), (11, 5.9), (12, 0), (13, -5.9), (14, -10.7), (15, -15.6),
    (16, -19.5), (17, -22.9), (20, -26.9),
  ]

  /// The tracking of titles before iOS 14, in thousandths of the size: the font's own table.
  static let earlyTitleTracking: Sizes = [
    (20, 18.1), (22, 15.6), (28, 12.7), (32, 11.7), (36, 10.7), (50, 6.8), (64, 2.9), (80, 0),
  ]

  /// The share of the title design by size since iOS 14, which has one design for all sizes.
  ///
  /// Fitted to stored widths of labels of 18 to 27 points.
  static let titleShares: Sizes = [
    (17, 0), (18, 0.04), (20, 0.23), (22, 0.53), (24, 0.8), (28, 1),
  ]

  /// The size from which on the title design was used before iOS 14.
  static let earlyTitleSize = 20.0

  /// A value of a table: linear between sizes, constant outside.
  static func value(_ table: Sizes, at size: Double) -> Double {
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
