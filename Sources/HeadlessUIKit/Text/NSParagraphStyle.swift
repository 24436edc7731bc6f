import Foundation

/// How the lines of a paragraph stand.
open class NSParagraphStyle: NSObject {
  final var spacing: CGFloat = 0
  final var multiple: CGFloat = 0

  /// Creates the default style.
  public override init() { super.init() }

  /// The space between lines, in points.
  open var lineSpacing: CGFloat { spacing }
  /// By how much the natural height of a line is multiplied; 0 for not at all.
  open var lineHeightMultiple: CGFloat { multiple }
}
