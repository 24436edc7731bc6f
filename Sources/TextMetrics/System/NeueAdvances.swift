/// The advances of Helvetica Neue as the system's font, which it was before iOS 9.
///
/// Small texts are spaced wider than the font's own metrics say, and large ones narrower. The tracking and the kerning
/// were read off 140 labels of 24 projects, of which 131 then have their stored width; 66 have it without them.
enum NeueAdvances {
  /// The font's own letters, accented ones as wide as plain ones; those of the later font for all others.
  static let table = SystemFontTable(
    advances: SystemFontCharacters.values.enumerated().flatMap(numbers),
    kerning: kerning,
    leftClasses: classes(["T", "A"]),
    rightClasses: classes(["acegoqrsuwyz", "T", "A"]),
    rightCount: rightCount
  )

  /// From this weight on, medium letters are drawn: bold system fonts are medium, too.
  private static let leastMediumWeight = 0.2
  /// Up to this weight, light letters are drawn.
  private static let greatestLightWeight = -0.2

  /// The tracking by size, in thousandths of the size.
  static let tracking: SystemFontSpacing.Sizes = [
    (10, 16), (11, 21), (12, 19), (13, 15), (14, 14), (15, 8), (16, 5), (17, 4), (18, 1.5),
    (20, -4), (24, -9), (60, -8), (80, -7.5),
  ]

  /// The shares of what medium and of what light letters add at a weight.
  static func shares(of weight: Double) -> (bold: Double, light: Double) {
    (weight >= leastMediumWeight ? 1 : 0, weight <= greatestLightWeight ? 1 : 0)
  }

  private static func numbers(_ place: Int, _ value: UInt32) -> [Float] {
    guard let plain = PlainLetters.place(of: value) else {
      return Array(SystemFontTable.currentText.advances[3 * place..<3 * place + 3])
    }
    let regular = Float(HelveticaNeue.regular[plain])
    let medium = Float(HelveticaNeue.medium[plain])
    return [regular, medium - regular, regular * (Float(HelveticaNeue.lightShare) - 1)]
  }

  /// The kerning of the pairs that are frequent: T before most small letters, T and A beside each other.
  private static let kerning: [Float] = {
    var kerning = [Float](repeating: 0, count: 3 * 3 * rightCount)
    for (first, second, extra) in [(1, 1, -100), (1, 3, -60), (2, 2, -60)] {
      kerning[3 * (rightCount * first + second)] = Float(extra)
    }
    return kerning
  }()

  private static let rightCount = 4

  /// The class of each character: one more than the index of the group that has it, zero where none has.
  private static func classes(_ groups: [String]) -> [UInt8] {
    SystemFontCharacters.values.map { value in
      let index = groups.firstIndex { group in group.unicodeScalars.contains { $0.value == value } }
      return UInt8((index ?? -1) + 1)
    }
  }
}
