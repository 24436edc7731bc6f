/// Measures texts; implement it to use other metrics.
@preconcurrency @MainActor
public protocol TextMeasuring: AnyObject {
  /// The size of a text in lines of a greatest width.
  ///
  /// - Parameters:
  /// - text: The text; line feeds start new lines.
  /// - font: The font of the whole text.
  /// - width: The greatest width in points; `greatestFiniteMagnitude` for unlimited.
  /// - numberOfLines: The greatest number of lines; 0 for any.
  /// - lineBreakMode: Where lines may end.
  /// - scale: Pixels per point: sizes are rounded up to pixels.
  /// - Returns: The size in points.
  func size(
    of text: String,
    font: UIFont,
    width: CGFloat,
    numberOfLines: Int,
    lineBreakMode: NSLineBreakMode,
    scale: CGFloat
  ) -> CGSize
}
