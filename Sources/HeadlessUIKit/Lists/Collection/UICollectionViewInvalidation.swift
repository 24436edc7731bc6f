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

  /// The supplementary elements that are invalid, by kind.
  public private(set) final var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decoration elements that are invalid, by kind.
  public private(set) final var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// Where items that a finger moves were at the last step of the movement (rule CV-91).
  public internal(set) final var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// Where items that a finger moves shall be (rule CV-91).
  public internal(set) final var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// Where the centre of the item that a finger moves is.
  public internal(set) final var interactiveMovementTarget = CGPoint.zero
  /// What a batch does, for layouts that need not visit what it does not touch.
  final var updatePlan: CollectionUpdatePlan?

  /// Names items that are invalid.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Names supplementary elements that are invalid.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String,
    at indexPaths: [IndexPath]
  ) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:]).merging(
      [elementKind: indexPaths],
      uniquingKeysWith: +
    )
  }

  /// Names decoration elements that are invalid.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:]).merging(
      [elementKind: indexPaths],
      uniquingKeysWith: +
    )
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
  /// The sizes that cells found for themselves (rule FL-19).
  final var measuredSizes: [IndexPath: CGSize] = [:]
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
