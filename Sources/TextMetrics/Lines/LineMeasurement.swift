/// The number of lines of a text, and the width of the widest.
package struct LineMeasurement {
  package let lineCount: Int
  /// The width of the widest line, in thousandths of the font's size.
  package let widest: Double

  /// Measures a text.
  ///
  /// - Parameters:
  ///   - text: The text; line feeds start new lines.
  ///   - face: The font's metrics; nil for the system's font, which also supplies characters that a face lacks.
  ///   - size: The font's size in points.
  ///   - weight: The font's weight, from -1 to 1, as `UIFont.Weight` counts.
  ///   - design: The design of the system's font.
  ///   - width: The greatest width of a line in points.
  ///   - breaksWords: Whether a line may end inside a word.
  /// - Complexity: O(characters); no allocation for contiguous strings.
  package init(
    of text: String,
    face: FontFace?,
    size: Double,
    weight: Double,
    design: SystemFontDesign,
    width: Double,
    breaksWords: Bool
  ) {
    var system = SystemAdvances(size: size, weight: weight, design: design)
    var lines = LineBreaker(limit: width / size * 1000, breaksWords: breaksWords)
    if let face {
      let perUnit = 1000 / Double(face.unitsPerEm)
      for scalar in text.unicodeScalars {
        let own = face.advance(of: scalar).map { Double($0) * perUnit }
        lines.add(scalar, advance: own ?? system.advance(of: scalar))
      }
    } else {
      for scalar in text.unicodeScalars {
        lines.add(scalar, advance: system.advance(of: scalar))
      }
    }
    lines.finish()
    lineCount = lines.count
    widest = lines.widest
  }
}
