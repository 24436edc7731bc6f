import Foundation
import HeadlessUIKit

/// Places the items of all sections on a circle around the middle of the bounds.
///
/// Written as one writes it for iOS: nothing scrolls, every change of the size places all items anew, and items come
/// out of the middle and go back into it.
open class CircleLayout: UICollectionViewLayout {
  /// The size of items; 70 by 70 by default.
  open var itemSize = CGSize(width: 70, height: 70) { didSet { invalidateLayout() } }

  private var middle = CGPoint.zero
  private var radius: CGFloat = 0
  private var firstPlaces: [Int] = []
  private var count = 0
  private var inserted: Set<IndexPath> = []
  private var deleted: Set<IndexPath> = []

  /// Reads the bounds and the counts.
  ///
  /// - Complexity: O(sections).
  open override func prepare() {
    super.prepare()
    firstPlaces = []
    count = 0
    guard let collectionView else { return }
    let size = collectionView.bounds.size
    middle = CGPoint(x: size.width / 2, y: size.height / 2)
    radius = max(min(size.width - itemSize.width, size.height - itemSize.height) / 2, 0)
    for section in 0..<collectionView.numberOfSections {
      firstPlaces.append(count)
      count += collectionView.numberOfItems(inSection: section)
    }
  }

  /// The size of the bounds: a circle does not scroll.
  open override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

  /// The attributes of an item, which turn clockwise from the right.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, firstPlaces.indices.contains(indexPath.section), count > 0 else {
      return nil
    }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let place = firstPlaces[indexPath.section] + indexPath.item
    let angle = 2 * CGFloat.pi * CGFloat(place) / CGFloat(count)
    attributes.size = itemSize
    attributes.center = CGPoint(
      x: middle.x + radius * cos(angle),
      y: middle.y + radius * sin(angle)
    )
    return attributes
  }

  /// The attributes of all items that the rectangle overlaps.
  ///
  /// - Complexity: O(items): the items of a circle are all on screen.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    for section in firstPlaces.indices {
      let end = section + 1 < firstPlaces.count ? firstPlaces[section + 1] : count
      for item in 0..<end - firstPlaces[section] {
        let path = IndexPath(item: item, section: section)
        if let attributes = layoutAttributesForItem(at: path), attributes.frame.intersects(rect) {
          found.append(attributes)
        }
      }
    }
    return found
  }

  /// Yes when the size changes.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  /// Remembers what comes and what goes.
  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for item in updateItems {
      if item.updateAction == .insert, let path = item.indexPathAfterUpdate {
        inserted.insert(path)
      } else if item.updateAction == .delete, let path = item.indexPathBeforeUpdate {
        deleted.insert(path)
      }
    }
  }

  /// Forgets what came and went.
  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    inserted = []
    deleted = []
  }

  /// An inserted item comes out of the middle.
  open override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard inserted.contains(itemIndexPath) else { return nil }
    let attributes = layoutAttributesForItem(at: itemIndexPath)
    attributes?.alpha = 0
    attributes?.center = middle
    return attributes
  }

  /// A deleted item goes into the middle and shrinks.
  open override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard deleted.contains(itemIndexPath) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: itemIndexPath)
    attributes.size = itemSize
    attributes.alpha = 0
    attributes.center = middle
    attributes.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
    return attributes
  }
}
