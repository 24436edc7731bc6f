import Foundation
import HeadlessUIKit

/// Items whose sizes the delegate gives.
@MainActor
final class VariedItems: BenchItems, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 70 + indexPath.item & 7, height: 100 + indexPath.item & 15) }
}
