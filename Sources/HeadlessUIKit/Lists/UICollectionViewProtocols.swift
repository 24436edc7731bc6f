/// What a collection view asks for its items.
@MainActor
public protocol UICollectionViewDataSource: AnyObject {
  /// The number of items of a section.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  /// The cell of an item.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  /// The number of sections; 1 by default.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// The view of a supplementary element; needed when the layout has such elements (rule CV-13).
  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
  /// One section, as UIKit assumes when the method is missing (rule CV-10).
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// The method is optional: this body only says that it is missing.
  public func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    OptionalCollectionCalls.noteUnimplemented()
    return UICollectionReusableView(frame: .zero)
  }
}

/// What a collection view tells and asks about its items; every method is optional.
@MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// Whether a touched item is highlighted; yes by default.
  func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool
  /// An item was highlighted by a touch.
  func collectionView(
    _ collectionView: UICollectionView,
    didHighlightItemAt indexPath: IndexPath
  )
  /// An item is no longer highlighted.
  func collectionView(
    _ collectionView: UICollectionView,
    didUnhighlightItemAt indexPath: IndexPath
  )
  /// Whether a tap selects an item; yes by default.
  func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool
  /// Whether a tap deselects an item of a multiple selection; yes by default.
  func collectionView(
    _ collectionView: UICollectionView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool
  /// A tap selected an item.
  func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  )
  /// A tap deselected an item.
  func collectionView(
    _ collectionView: UICollectionView,
    didDeselectItemAt indexPath: IndexPath
  )
  /// A cell is about to be shown.
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  )
  /// A supplementary view is about to be shown.
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  )
  /// A cell was taken away; its path may no longer exist.
  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  )
  /// A supplementary view was taken away; its path may no longer exist.
  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  )
}

extension UICollectionViewDelegate {
  /// The method is optional: this body only says that it is missing.
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalCollectionCalls.noteUnimplemented()
    return true
  }

  /// The method is optional: this body only says that it is missing.
  public func collectionView(
    _ collectionView: UICollectionView,
    didHighlightItemAt indexPath: IndexPath
  ) {
    OptionalCollectionCalls.noteUnimplemented()
  }

  /// The method is optional: this body only says that it is missing.
  public func collectionView(
    _ collectionView: UICollectionView,
    didUnhighlightItemAt indexPath: IndexPath
  ) {
    OptionalCollectionCalls.noteUnimplemented()
  }

  /// The method is optional: this body only says that it is missing.
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalCollectionCalls.noteUnimplemented()
    return true
  }

  /// The method is optional: this body only says that it is missing.
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalCollectionCalls.noteUnimplemented()
    return true
  }

  /// The method is optional: this body only says that it is missing.
  public func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    OptionalCollectionCalls.noteUnimplemented()
  }

  /// The method is optional: this body only says that it is missing.
  public func collectionView(
    _ collectionView: UICollectionView,
    didDeselectItemAt indexPath: IndexPath
  ) {
    OptionalCollectionCalls.noteUnimplemented()
  }

  /// The method is optional: this body only says that it is missing.
  public func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    OptionalCollectionCalls.noteUnimplemented()
  }

  /// The method is optional: this body only says that it is missing.
  public func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {
    OptionalCollectionCalls.noteUnimplemented()
  }

  /// The method is optional: this body only says that it is missing.
  public func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    OptionalCollectionCalls.noteUnimplemented()
  }

  /// The method is optional: this body only says that it is missing.
  public func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  ) {
    OptionalCollectionCalls.noteUnimplemented()
  }
}
