/// Says what part of a layout is invalid (rule CV-38).
@MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether everything is invalid: after `reloadData()` and a change of the layout.
  open internal(set) var invalidateEverything = false
  /// Whether the counts of the data source must be read again.
  open internal(set) var invalidateDataSourceCounts = false
  /// The items that are invalid.
  public private(set) final var invalidatedItemIndexPaths: [IndexPath]?
  /// How the offset of the content shall change with the layout.
  open var contentOffsetAdjustment = CGPoint.zero
  /// How the size of the content shall change with the layout.
  open var contentSizeAdjustment = CGSize.zero

  /// Creates a context in which nothing is invalid yet; subclasses inherit this initialiser.
  public required override init() { super.init() }

  /// Names items that are invalid.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
}

/// Says what part of a flow layout is invalid.
@MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate must be asked for sizes and spacings again; yes by default.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether frames must be computed again; yes by default.
  open var invalidateFlowLayoutAttributes = true
}

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
