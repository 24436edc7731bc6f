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
