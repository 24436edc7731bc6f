/// A change of the item that has the focus.
@MainActor
public final class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The item that had the focus.
  public let previouslyFocusedIndexPath: IndexPath?
  /// The item that gets it.
  public let nextFocusedIndexPath: IndexPath?

  init(_ view: UICollectionView, from previous: IndexPath?, to next: IndexPath?) {
    previouslyFocusedIndexPath = previous
    nextFocusedIndexPath = next
    super.init(
      from: previous.flatMap(view.cellForItem(at:)),
      to: next.flatMap(view.cellForItem(at:))
    )
  }
}
