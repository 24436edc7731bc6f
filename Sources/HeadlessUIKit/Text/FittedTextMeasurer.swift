import TextMetrics

/// Measures text with the advances of the font's file, or with those of the system's font.
///
/// The system's advances are fitted from stored Interface Builder documents. A family without a file at hand is measured with
/// those of a font that every device has: that is the declared fallback.
@MainActor
public final class FittedTextMeasurer: TextMeasuring {
  /// The designs that the system's font had.
  public typealias SystemFont = SystemFontDesign

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
    let lines = LineMeasurement(
      of: text,
      face: font.face,
      size: Double(font.pointSize),
      weight: Double(font.weight.rawValue),
      design: systemFont,
      width: Double(width),
      breaksWords: lineBreakMode == .byCharWrapping
    )
    let count = numberOfLines > 0 ? min(lines.lineCount, numberOfLines) : lines.lineCount
    let widest = CGFloat(lines.widest * Double(font.pointSize) / 1000)
    return CGSize(
      width: min(widest, max(width, 0)).ceiledToPixel(scale: scale),
      height: (font.lineHeight * CGFloat(count) + font.leading * CGFloat(count - 1))
        .ceiledToPixel(scale: scale)
    )
  }
}
