// Generated from Scripts/optional-methods.txt by Scripts/generate-sources: change the table, not this file.

import Foundation

/// What a collection view asks for its items.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: AnyObject {
  /// The number of items of a section.
  ///
  /// Since iOS 6.0.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  /// The cell of an item.
  ///
  /// Since iOS 6.0.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  /// The number of sections; 1 by default.
  ///
  /// Since iOS 6.0.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// The view of a supplementary element; needed when the layout has such elements (rule CV-13).
  ///
  /// Since iOS 6.0.
  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
  /// Whether a finger may move an item; yes by default where the data source moves items (rule CV-90).
  ///
  /// Since iOS 9.0.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  /// A finger moved an item: the data follows (rule CV-90).
  ///
  /// Since iOS 9.0.
  func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )
  /// The titles of the index at the edge; none by default.
  ///
  /// Since iOS 14.0.
  func indexTitles(for collectionView: UICollectionView) -> [String]?
  /// The item to which a title of the index scrolls.
  ///
  /// Since iOS 14.0.
  func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath
}
