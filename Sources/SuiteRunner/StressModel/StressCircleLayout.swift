import Foundation
import HeadlessUIKit

/// All items on one circle that turns with the offset, the lower ones in front and larger.
@MainActor
final class StressCircleLayout: UICollectionViewLayout {
  private var paths: [IndexPath] = []

  override func prepare() {
    super.prepare()
    paths = []
    guard let view = collectionView else { return }
    for section in 0..<view.numberOfSections {
      for item in 0..<view.numberOfItems(inSection: section) {
        paths.append(IndexPath(item: item, section: section))
      }
    }
  }

  /// Twice the view, so that there is something to scroll.
  override var collectionViewContentSize: CGSize {
    guard let size = collectionView?.bounds.size else { return .zero }
    return CGSize(width: size.width, height: size.height * 2)
  }

  private func attributes(_ index: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: paths[index])
    guard let bounds = collectionView?.bounds else { return attributes }
    let angle = Double(index) * 2 * .pi / Double(paths.count) + Double(bounds.minY) / 200
    let radius = min(bounds.width, bounds.height) / 2
    attributes.size = CGSize(width: 24, height: 20)
    attributes.center = CGPoint(
      x: bounds.midX + radius * CGFloat(cos(angle)),
      y: bounds.midY + radius * CGFloat(sin(angle)) * 1.2
    )
    attributes.zIndex = index % 5
    let scale = CGFloat(1 + index % 3)
    attributes.transform = CGAffineTransform(scaleX: scale, y: scale)
    attributes.isHidden = index % 11 == 10
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    paths.indices.map { attributes($0) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    paths.firstIndex(of: indexPath).map { attributes($0) }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}
