/// One update of a batch, as layouts hear of it (rule CV-75).
@MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// What an update does.
  public enum Action: Int, Sendable {
    /// Adds an item or a section.
    case insert = 0
    /// Takes one away.
    case delete
    /// Replaces one by a new one.
    case reload
    /// Moves one.
    case move
    /// Does nothing.
    case none
  }

  /// The path before the batch, nil for an insertion; sections have `NSNotFound` for an item.
  public final let indexPathBeforeUpdate: IndexPath?
  /// The path after the batch; nil for a deletion.
  public final let indexPathAfterUpdate: IndexPath?
  /// What the update does.
  public final let updateAction: Action

  init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    super.init()
  }
}
