/// A change of the row that has the focus.
@preconcurrency @MainActor
public final class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The row that had the focus.
  public let previouslyFocusedIndexPath: IndexPath?
  /// The row that gets it.
  public let nextFocusedIndexPath: IndexPath?

  init(_ table: UITableView, from previous: IndexPath?, to next: IndexPath?) {
    previouslyFocusedIndexPath = previous
    nextFocusedIndexPath = next
    super.init(
      from: previous.flatMap(table.cellForRow(at:)),
      to: next.flatMap(table.cellForRow(at:))
    )
  }
}
