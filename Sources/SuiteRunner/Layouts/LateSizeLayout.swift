import Foundation
import HeadlessUIKit

/// A flow layout whose content is 25 points longer for each update that it has heard of.
open class LateSizeLayout: UICollectionViewFlowLayout {
  private var heardCount = 0

  /// Counts the updates.
  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    heardCount += updateItems.count
  }

  /// The flow layout's size, and more.
  open override var collectionViewContentSize: CGSize {
    var size = super.collectionViewContentSize
    size.height += CGFloat(25 * heardCount)
    return size
  }
}
