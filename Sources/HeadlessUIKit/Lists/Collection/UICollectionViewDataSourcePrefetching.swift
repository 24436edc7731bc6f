/// Is told of items that will probably show soon (rules CV-52 and CV-53).
@MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  /// Items will probably show soon; the nearest comes first.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Announced items will probably not show after all.
  func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  )
}

extension UICollectionViewDataSourcePrefetching {
  /// Reports that the optional method is missing.
  public func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) { OptionalMethods.missing() }
}
