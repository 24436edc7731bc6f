// Generated from Scripts/optional-methods.txt by Scripts/generate-sources: change the table, not this file.

import Foundation

/// Hears which items will likely be needed soon (rules CV-52 and CV-53).
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  /// Items are likely to be shown soon; those nearest to the screen come first.
  ///
  /// Since iOS 10.0.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Items that were announced are no longer likely.
  ///
  /// Since iOS 10.0.
  func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  )
}
