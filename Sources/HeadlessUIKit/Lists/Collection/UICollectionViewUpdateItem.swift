/// One update of a batch, as layouts are told of it (rule CV-75).
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The kinds of updates, with UIKit's numbers.
  public enum Action: Int, Sendable {
    /// An item or section is inserted.
    case insert = 0
    /// An item or section is deleted.
    case delete
    /// An item or section is reloaded.
    case reload
    /// An item or section moves.
    case move
    /// Nothing changes; part of UIKit's enumeration.
    case none
  }

  /// The path before the batch; nil for insertions.
  ///
  /// Sections have `NSNotFound` as item.
  public final let indexPathBeforeUpdate: IndexPath?
  /// The path after the batch; nil for deletions.
  ///
  /// Sections have `NSNotFound` as item.
  public final let indexPathAfterUpdate: IndexPath?
  /// The kind of update.
  public final let updateAction: Action

  init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    super.init()
  }
}
