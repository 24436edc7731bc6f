import Foundation
import HeadlessUIKit

/// Items 60 points apart, each with other attributes: faded, in front, shrunk, hidden, placed by its centre.
///
/// The layout hands out copies, as layouts do that keep what they prepared.
open class PosedItemsLayout: UICollectionViewLayout {
  private static let poseCount = 6

  /// The size of the collection: nothing scrolls.
  open override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

  /// The attributes of all items.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let count = collectionView?.numberOfItems(inSection: 0) ?? 0
    return (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  /// A copy of the attributes of an item.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let made = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    made.frame = CGRect(x: 60 * indexPath.item, y: 0, width: 100, height: 100)
    pose(made, indexPath.item % Self.poseCount)
    return made.copy() as? UICollectionViewLayoutAttributes
  }

  private func pose(_ attributes: UICollectionViewLayoutAttributes, _ number: Int) {
    switch number {
    case 1: attributes.alpha = 0.5
    case 2: attributes.zIndex = 3
    case 3: attributes.transform = CGAffineTransform(scaleX: 0.5, y: 0.25)
    case 4: attributes.isHidden = true
    case 5:
      attributes.size = CGSize(width: 40, height: 20)
      attributes.center = CGPoint(x: 200, y: 150)
      attributes.size = CGSize(width: 80, height: 60)
    default: break
    }
  }
}
