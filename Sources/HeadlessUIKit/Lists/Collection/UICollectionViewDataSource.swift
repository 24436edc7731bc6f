/// Gives a collection view its counts and views.
@MainActor
public protocol UICollectionViewDataSource: AnyObject {
  /// The number of items of a section; read after reloads and batches, then cached.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  /// The cell of an item that is about to show.
  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  /// The number of sections; 1 by default.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// The view of a supplementary element; needed when the layout has such elements (rule CV-13).
  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
  /// Whether an item may be moved; by default, whether the data source moves items (rule CV-90).
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  /// A finger moved an item: change the model (rule CV-90).
  func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )
  /// The titles of the index at the edge; nil by default.
  func indexTitles(for collectionView: UICollectionView) -> [String]?
  /// The item to which a tapped title of the index scrolls.
  func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath
}
