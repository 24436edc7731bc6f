import Foundation

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// The space between lines in points; negative values count as 0.
  open override var lineSpacing: CGFloat {
    get { spacing }
    set { spacing = max(0, newValue) }
  }
  /// The factor of the line height; 0 leaves the height alone.
  open override var lineHeightMultiple: CGFloat {
    get { multiple }
    set { multiple = max(0, newValue) }
  }
}
