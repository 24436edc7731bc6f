/// The advances of Helvetica Neue as the system's font, which it was before iOS 9.
///
/// Small texts are spaced wider than the font's own metrics say, and large ones narrower. The tracking and the kerning
/// were read off 140 labels of 24 projects, of which 131 then have their stored width; 66 have it without them.
enum NeueAdvances {
  /// Four numbers for each character, in the order of ``FittedAdvances/table``: there is no title design.
  static let table: [Float] = HelveticaNeue.regular.indices.flatMap { place in
    let regular = Float(HelveticaNeue.regular[place])
    let medium = Float(HelveticaNeue.medium[place])
    return [regular, 0, medium - regular, regular * (Float(HelveticaNeue.lightShare) - 1)]
  }

  /// From this weight on, medium letters are drawn: bold system fonts are medium, too.
  static let leastMediumWeight = 0.2
  /// Up to this weight, light letters are drawn.
  static let greatestLightWeight = -0.2

  /// The tracking by size, in thousandths of the size.
  static let tracking: [(size: Double, value: Double)] = [
    (10, 16), (11, 21), (12, 19), (13, 15), (14, 14), (15, 8), (16, 5), (17, 4), (18, 1.5),
    (20, -4), (24, -9), (60, -8), (80, -7.5),
  ]

  /// The kerning of the pairs that are frequent, indexed as ``FittedAdvances/pairTable``.
  static let pairTable: [Float] = {
    var table = [Float](repeating: 0, count: 95 * 95)
    let besideT = "acegoqrsuwyz".map { ("T\($0)", Float(-100)) }
    for (characters, extra) in besideT + [("AT", -60), ("TA", -60)] {
      let places = characters.utf8.map { Int($0) - 32 }
      table[95 * places[0] + places[1]] = extra
    }
    return table
  }()
}
