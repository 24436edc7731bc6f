// Generated from Scripts/optional-methods.txt by Scripts/generate-sources: change the table, not this file.

import Foundation

/// The bodies of the methods that an object lacks: each is optional in UIKit.
extension UICollectionViewDataSourcePrefetching {
  /// Items that were announced are no longer likely.
  public func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) { OptionalMethods.missing() }
}
