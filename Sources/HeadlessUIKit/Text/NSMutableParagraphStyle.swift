import Foundation

/// How the lines of a paragraph are to stand.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// The space between lines, in points; less than nothing counts as nothing.
  open override var lineSpacing: CGFloat {
    get { spacing }
    set { spacing = max(0, newValue) }
  }
  /// By how much the natural height of a line is multiplied; 0 for not at all.
  open override var lineHeightMultiple: CGFloat {
    get { multiple }
    set { multiple = max(0, newValue) }
  }
}
