import HeadlessUIKit

/// A view of an app's own class whose alignment rectangle lies inside of its frame, by another length on each side.
///
/// The rectangle is 20 by 10 points; the frame reaches 1 point above it, 2 to its left, 3 below and 4 to its right.
open class InsetBadge: UIView {
  /// The lengths between the frame and the alignment rectangle.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  }

  /// The size of the alignment rectangle.
  open override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 10) }
}
