import Foundation
import HeadlessUIKit

/// A flow layout that moves the content when it invalidates itself for a new size of its view.
open class ShiftingFlowLayout: UICollectionViewFlowLayout {
  /// How far the content moves: 5 points to the right and 7 points down.
  private static let adjustment = CGPoint(x: 5, y: 7)

  /// The context of a flow layout, with an adjustment of the offset if the size is another one.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if newBounds.size != collectionView?.bounds.size {
      context.contentOffsetAdjustment = Self.adjustment
    }
    return context
  }
}
