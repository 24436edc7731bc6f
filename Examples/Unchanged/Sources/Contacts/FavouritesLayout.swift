import UIKit

/// Favourites in two columns.
///
/// It has a bug on purpose, which `Suites/contacts.xml` names: an odd number of items makes the content a row too short.
final class FavouritesLayout: UICollectionViewLayout {
  @IBInspectable var rowHeight: CGFloat = 100
  private let columnCount = 2
  private var attributes: [UICollectionViewLayoutAttributes] = []

  override func prepare() {
    super.prepare()
    attributes = []
    guard let collectionView = collectionView, collectionView.numberOfSections > 0 else { return }
    let width = collectionView.bounds.width / CGFloat(columnCount)
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let place = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      place.frame = CGRect(
        x: CGFloat(item % columnCount) * width,
        y: CGFloat(item / columnCount) * rowHeight,
        width: width,
        height: rowHeight
      )
      attributes.append(place)
    }
  }

  override var collectionViewContentSize: CGSize {
    let rows = attributes.count / columnCount
    return CGSize(width: collectionView?.bounds.width ?? 0, height: CGFloat(rows) * rowHeight)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    attributes.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    attributes[indexPath.item]
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }
}
