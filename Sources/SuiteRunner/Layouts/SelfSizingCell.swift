import Foundation
import HeadlessUIKit

/// A cell that wants 60 by 30 points, whatever the layout assumed.
open class SelfSizingCell: UICollectionViewCell {
  /// Attributes of that size.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size = CGSize(width: 60, height: 30)
    return layoutAttributes
  }
}
