/// How size and weight change the system's font.
enum SystemMetrics {
  /// A value by size.
  typealias BySize = [(size: Double, value: Double)]

  /// The tracking since iOS 14 in points, from Apple's Human Interface Guidelines ("Typography").
  static let tracking: BySize = [
    (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08),
    (14, -0.15), (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45),
    (21, -0.36), (22, -0.26), (23, -0.1), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29),
    (28, 0.38), (29, 0.4), (32, 0.41), (34, 0.4), (36, 0.37), (44, 0.37), (50, 0.34), (56, 0.3),
    (60, 0.26), (64, 0.22), (70, 0.17), (76, 0.07), (80, 0),
  ]

  /// The tracking of texts before iOS 14 in thousandths of the size: that of the fonts of ``SystemTables``.
  static let earlyTextTracking: BySize = [
    (6, 40.04), (9, 18.55), (10, 11.72), (11, 5.86), (12, 0), (13, -5.86), (14, -10.74),
    (15, -15.63), (16, -19.53), (17, -22.95), (20, -26.86),
  ]

  /// The same of titles.
  static let earlyTitleTracking: BySize = [
    (20, 18.07), (22, 15.63), (28, 12.7), (32, 11.72), (36, 10.74), (50, 6.84), (64, 2.93), (80, 0),
  ]

  /// The share of the title design by size since iOS 14, which has one design for all sizes.
  ///
  /// Read off 150 labels of other documents, by size: with each share nearly all of its widths are right.
  static let titleShares: BySize = [
    (17, 0), (18, 0.05), (19, 0.05), (20, 0.25), (22, 0.5), (24, 0.8), (28, 1),
  ]

  /// The size from which on the title design was used before iOS 14.
  static let earlyTitleSize = 20.0

  /// The share of the bold and the ultra-light extras for weights below a limit: those of the families' own fonts.
  static let shares: [(below: Double, bold: Double, light: Double)] = [
    (-0.7, 0, 1), (-0.5, 0, 0.775), (-0.2, 0, 0.333), (0.1, 0, 0), (0.27, 0.359, 0),
    (0.35, 0.635, 0), (0.5, 1, 0), (0.6, 1.525, 0), (.infinity, 2, 0),
  ]

  /// A value of a table: linear between sizes, constant outside.
  static func value(_ table: BySize, at size: Double) -> Double {
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
