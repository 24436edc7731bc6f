import TextMetrics

/// Measures text with the advances of the font's file or of the system font.
///
/// The system font's advances are those of its families, by version. Fonts whose file is
/// not at hand are measured as a font that every device has.
@preconcurrency @MainActor
public final class FittedTextMeasurer: TextMeasuring {
  /// The designs of the system font, by version of iOS.
  public typealias SystemFont = SystemFontDesign

  private let systemFont: SystemFont

  /// Creates a measurer; the system font has its current design by default.
  public nonisolated init(systemFont: SystemFont = .current) { self.systemFont = systemFont }

  /// The size of a text in lines of a greatest width.
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
