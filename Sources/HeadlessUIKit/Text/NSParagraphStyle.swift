import Foundation

/// The line spacing and line height of a paragraph.
open class NSParagraphStyle: NSObject {
  final var spacing: CGFloat = 0
  final var multiple: CGFloat = 0

  /// Creates a style without spacing and factor.
  public override init() { super.init() }

  /// The space between lines in points; 0 by default.
  open var lineSpacing: CGFloat { spacing }
  /// The factor of the line height; 0, the default, leaves the height alone.
  open var lineHeightMultiple: CGFloat { multiple }
}
