import Foundation
import HeadlessUIKit

// Layouts that do what rules speak of and what no good layout does.

/// A flow layout that also returns attributes of an item that does not exist: the one behind the first section's last.
open class PhantomItemLayout: UICollectionViewFlowLayout {
  /// What the flow layout finds, and the item too many.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var found = super.layoutAttributesForElements(in: rect) ?? []
    let count = collectionView?.numberOfItems(inSection: 0) ?? 0
    let phantom = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: count, section: 0)
    )
    phantom.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    found.append(phantom)
    return found
  }
}
