/// Hears which items will likely be needed soon (rules CV-52 and CV-53).
@MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  /// Items are likely to be shown soon; those nearest to the screen come first.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Items that were announced are no longer likely.
  func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  )
}

extension UICollectionViewDataSourcePrefetching {
  /// Not implemented.
  public func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) { OptionalMethods.missing() }
}
