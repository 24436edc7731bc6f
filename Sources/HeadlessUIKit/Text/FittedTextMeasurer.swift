/// Measures text with the advances of the font's file, or with those of the system's font.
///
/// The system's advances are fitted from stored Interface Builder documents. A family without a file at hand is measured with
/// those of a font that every device has: that is the declared fallback.
@MainActor
public final class FittedTextMeasurer: TextMeasuring {
  /// The designs that the system's font had.
  public enum SystemFont: Sendable {
    /// Since iOS 14: one design for all sizes.
    case current
    /// Before: one for texts, and one for titles.
    case early
    /// Those two, when ideographs came from a font in which they are as wide as they are high: before iOS 10.
    case first
  }

  private let systemFont: SystemFont

  /// Creates a measurer, by default one of today's font.
  public nonisolated init(systemFont: SystemFont = .current) { self.systemFont = systemFont }

  /// The size of a text in lines no wider than a width.
  ///
  /// - Complexity: O(characters); no allocation for contiguous strings.
  public func size(
    of text: String,
    font: UIFont,
    width: CGFloat,
    numberOfLines: Int,
    lineBreakMode: NSLineBreakMode,
    scale: CGFloat
  ) -> CGSize {
    guard !text.isEmpty else { return .zero }
    var system = SystemAdvances(of: font, in: systemFont)
    var lines = LineBreaker(
      limit: Double(width) / Double(font.pointSize) * 1000,
      breaksWords: lineBreakMode == .byCharWrapping
    )
    if let face = font.face {
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
    let count = numberOfLines > 0 ? min(lines.count, numberOfLines) : lines.count
    let widest = CGFloat(lines.widest * Double(font.pointSize) / 1000)
    return CGSize(
      width: min(widest, max(width, 0)).ceiledToPixel(scale: scale),
      height: (font.lineHeight * CGFloat(count) + font.leading * CGFloat(count - 1))
        .ceiledToPixel(scale: scale)
    )
  }
}
