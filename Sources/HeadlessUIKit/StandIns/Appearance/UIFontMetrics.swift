import Foundation

/// Scales fonts and lengths by the user's size of text; here it is the default, so nothing changes.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  /// The scales of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  /// Creates one.
  public init(forTextStyle textStyle: UIFont.TextStyle) {}
  /// The same font.
  open func scaledFont(for font: UIFont) -> UIFont { font }
  /// The same font.
  open func scaledFont(
    for font: UIFont,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { font }
  /// The same font, no larger than a size.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }
  /// The same font, no larger than a size.
  open func scaledFont(
    for font: UIFont,
    maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { scaledFont(for: font, maximumPointSize: maximumPointSize) }
  /// The same value.
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
  /// The same value.
  open func scaledValue(
    for value: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat { value }
}
