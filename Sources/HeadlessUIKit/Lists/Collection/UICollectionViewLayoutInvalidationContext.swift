/// Which parts of a layout an invalidation concerns (rule CV-38).
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether everything is invalid, as after `reloadData()` and a change of the layout.
  open internal(set) var invalidateEverything = false
  /// Whether the counts of the data source must be read again.
  open internal(set) var invalidateDataSourceCounts = false
  /// The invalid items; nil if none are named.
  public private(set) final var invalidatedItemIndexPaths: [IndexPath]?
  /// The change of the content offset that goes with the invalidation; zero by default.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The change of the content size that goes with the invalidation; zero by default.
  open var contentSizeAdjustment = CGSize.zero

  /// Creates a context without invalid parts; subclasses inherit this initialiser.
  public required override init() { super.init() }

  /// The invalid supplementary elements, by kind; nil if none are named.
  public private(set) final var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The invalid decoration elements, by kind; nil if none are named.
  public private(set) final var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// The paths of moving items at the last step of the movement (rule CV-91).
  public internal(set) final var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The target paths of moving items (rule CV-91).
  public internal(set) final var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The point at which the finger holds the centre of the moving item.
  public internal(set) final var interactiveMovementTarget = CGPoint.zero
  /// The changes of a batch, for layouts that visit only what they touch.
  final var updatePlan: CollectionUpdatePlan?

  /// Adds invalid items.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Adds invalid supplementary elements.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String,
    at indexPaths: [IndexPath]
  ) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:]).merging(
      [elementKind: indexPaths],
      uniquingKeysWith: +
    )
  }

  /// Adds invalid decoration elements.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:]).merging(
      [elementKind: indexPaths],
      uniquingKeysWith: +
    )
  }
}
