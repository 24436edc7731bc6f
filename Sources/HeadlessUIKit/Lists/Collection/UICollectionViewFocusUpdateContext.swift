/// A move of the focus from, to or between items.
@preconcurrency @MainActor
public final class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The item that had the focus; nil if it comes from outside.
  public let previouslyFocusedIndexPath: IndexPath?
  /// The item that gets the focus; nil if it leaves the view.
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
