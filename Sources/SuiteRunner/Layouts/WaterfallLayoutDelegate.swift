import Foundation
import HeadlessUIKit

/// Says how high the items of a waterfall are.
@MainActor
public protocol WaterfallLayoutDelegate: UICollectionViewDelegate {
  /// The height of an item as wide as a column.
  func collectionView(
    _ collectionView: UICollectionView,
    layout: WaterfallLayout,
    heightForItemAt indexPath: IndexPath,
    columnWidth: CGFloat
  ) -> CGFloat
}
