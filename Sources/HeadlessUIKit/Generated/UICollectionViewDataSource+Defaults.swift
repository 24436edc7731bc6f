// Generated from Scripts/optional-methods.txt by Scripts/generate-sources: change the table, not this file.

import Foundation

/// The bodies of the methods that an object lacks: each is optional in UIKit.
extension UICollectionViewDataSource {
  /// The number of sections; 1 by default.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// The view of a supplementary element; needed when the layout has such elements (rule CV-13).
  public func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { OptionalMethods.missing(UICollectionReusableView(frame: .zero)) }
  /// Whether a finger may move an item; yes by default where the data source moves items (rule CV-90).
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  { OptionalMethods.missing(true) }
  /// A finger moved an item: the data follows (rule CV-90).
  public func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { OptionalMethods.missing() }
  /// The titles of the index at the edge; none by default.
  public func indexTitles(for collectionView: UICollectionView) -> [String]? {
    OptionalMethods.missing(nil)
  }
  /// The item to which a title of the index scrolls.
  public func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath { OptionalMethods.missing(IndexPath(item: 0, section: 0)) }
}
