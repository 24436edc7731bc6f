import UIKit

/// What the dial knows of an item beyond its frame.
final class DialAttributes: UICollectionViewLayoutAttributes {
  /// Where the item stands on the dial, in radians from the top.
  var angle: CGFloat = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? DialAttributes)?.angle = angle
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    super.isEqual(object) && (object as? DialAttributes)?.angle == angle
  }
}

/// A mark of the dial, which keeps the angle that the layout gave it.
final class DialCell: UICollectionViewCell {
  private(set) var angle: CGFloat = 0

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    angle = (layoutAttributes as? DialAttributes)?.angle ?? 0
  }
}

/// Stands the items of the first section on a circle, the first at the top.
final class DialLayout: UICollectionViewLayout {
  @IBInspectable var markDiameter: CGFloat = 40
  private var marks: [DialAttributes] = []

  override class var layoutAttributesClass: AnyClass { DialAttributes.self }

  override func prepare() {
    super.prepare()
    marks = []
    guard let collectionView, collectionView.numberOfSections > 0 else { return }
    let count = collectionView.numberOfItems(inSection: 0)
    let side = min(collectionView.bounds.width, collectionView.bounds.height)
    let radius = (side - markDiameter) / 2
    let middle = CGPoint(x: collectionView.bounds.width / 2, y: collectionView.bounds.height / 2)
    marks = (0..<count).map { item in
      let mark = DialAttributes(forCellWith: IndexPath(item: item, section: 0))
      mark.angle = 2 * .pi * CGFloat(item) / CGFloat(count)
      mark.size = CGSize(width: markDiameter, height: markDiameter)
      mark.center = CGPoint(
        x: middle.x + radius * sin(mark.angle),
        y: middle.y - radius * cos(mark.angle)
      )
      return mark
    }
  }

  override var collectionViewContentSize: CGSize {
    collectionView?.bounds.size ?? .zero
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    marks.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    marks.indices.contains(indexPath.item) ? marks[indexPath.item] : nil
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let mark = layoutAttributesForItem(at: itemIndexPath)?.copy() as? DialAttributes
    mark?.alpha = 0
    mark?.center = CGPoint(x: collectionViewContentSize.width / 2, y: 0)
    return mark
  }
}
