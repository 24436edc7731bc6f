/// The advances of Helvetica Neue as the system's font, which it was before iOS 9.
///
/// Small texts are spaced wider than the font's own metrics say, and large ones narrower. The tracking and the kerning
/// were read off 140 labels of 24 projects, of which 131 then have their stored width; 66 have it without them.
enum NeueAdvances {
  /// The font: there is no title design, and what is bold is medium.
  static let face: SystemFace = {
    let (regular, medium) = (
      HelveticaNeue.regular.map(Float.init), HelveticaNeue.medium.map(Float.init)
    )
    let light = Float(HelveticaNeue.lightShare) - 1
    let table = SystemFace.table(
      regular,
      zip(medium, regular).map { $0 - $1 },
      regular.map { $0 * light }
    )
    return SystemFace(table: table, pairs: SystemFace.pairTable(kerning), boldPairs: nil)
  }()

  /// From this weight on, medium letters are drawn: bold system fonts are medium, too.
  static let leastMediumWeight = 0.2
  /// Up to this weight, light letters are drawn.
  static let greatestLightWeight = -0.2

  /// The tracking by size, in thousandths of the size.
  static let tracking: [(size: Double, value: Double)] = [
    (10, 16), (11, 21), (12, 19), (13, 15), (14, 14), (15, 8), (16, 5), (17, 4), (18, 1.5),
    (20, -4), (24, -9), (60, -8), (80, -7.5),
  ]

  /// The kerning of the pairs that are frequent.
  private static let kerning: [SystemKerning.Kerning] = [
    ("T", "acegoqrsuwyz", -100), ("A", "T", -60), ("T", "A", -60),
  ]
}
