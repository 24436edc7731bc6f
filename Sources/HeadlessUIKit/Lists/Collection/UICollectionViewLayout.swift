/// Places the elements of a collection view; use a subclass (rule CV-2).
@MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection view that uses the layout.
  public internal(set) final weak var collectionView: UICollectionView?
  /// The classes and nibs of decoration views, by kind.
  final var decorations: [String: ReuseRegistration] = [:]

  /// Creates a layout.
  public override init() { super.init() }

  /// Creates a layout from the nib that is being instantiated.
  public required init?(coder: NSCoder) {
    super.init()
    NibDecoder.decode(self, from: coder)
  }

  /// The element that Interface Builder writes.
  open class var interfaceBuilderElement: String { "collectionViewLayout" }
  /// The class of the attributes that the layout makes (rule CV-47).
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of the contexts in which the layout is invalidated.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  // MARK: Queries

  /// Computes what the queries need; the first message after every invalidation (rule CV-30).
  open func prepare() {}
  /// The size of the content.
  open var collectionViewContentSize: CGSize { .zero }
  /// The attributes of the elements that a rectangle may show; nil or an empty list shows nothing (rule CV-33).
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }
  /// The attributes of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  /// The attributes of a supplementary view.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The attributes of a decoration view.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Invalidation

  /// Whether a change of the bounds makes the layout invalid; no by default (rule CV-36).
  ///
  /// Asked before the bounds change: the collection view still has its old ones.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// The context in which a change of the bounds invalidates the layout (rule CV-38).
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  /// Marks the layout invalid; nothing is computed before the next pass (rule CV-37).
  open func invalidateLayout() { invalidateLayout(with: makeInvalidationContext()) }

  /// Marks what a context names invalid; overriders call super (rule CV-38).
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutWasInvalidated(context)
  }

  /// A new context of the layout's own class.
  final func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    let ownClass =
      type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (ownClass ?? UICollectionViewLayoutInvalidationContext.self).init()
  }

  /// New attributes of the layout's own class.
  final func makeAttributes() -> UICollectionViewLayoutAttributes {
    let ownClass =
      type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    return (ownClass ?? UICollectionViewLayoutAttributes.self).init()
  }

  /// Whether the attributes that suit a view's content make the layout invalid; no by default (rule FL-19).
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// The context in which the attributes that suit a view's content invalidate the layout.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  // MARK: Offsets

  /// Where the content shall lie after a batch or a change of the layout; where it was proposed by default.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Where scrolling shall end after a stroke; where it was proposed by default.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Movement

  /// Where a finger that holds an item at a point wants it: at the place of the item there, else where it is (rule CV-90).
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath,
    withPosition position: CGPoint
  ) -> IndexPath {
    let rect = CGRect(origin: position, size: CGSize(width: 1, height: 1))
    let hit = (layoutAttributesForElements(in: rect) ?? []).first {
      $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.holds(position)
    }
    return hit?.indexPath ?? previousIndexPath
  }

  /// The attributes of an item that a finger holds: in front, with its centre there (rule CV-91).
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath,
    withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes? {
    guard let attributes = layoutAttributesForItem(at: indexPath),
      let held = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return nil }
    held.center = position
    held.zIndex = CollectionPolicy.movingZIndex
    return held
  }

  /// The context in which a step of a movement invalidates the layout.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.interactiveMovementTarget = targetPosition
    return context
  }

  /// The context in which the end of a movement invalidates the layout.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath],
    previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.targetIndexPathsForInteractivelyMovingItems = indexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    return context
  }

  // MARK: Transitions

  /// Hears that another layout takes over.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Hears that this layout takes over from another one.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Hears that the transition is over.
  open func finalizeLayoutTransition() {}

  // MARK: Updates

  /// Hears of the updates of a batch, after the new counts are known and ``prepare()`` ran (rule CV-75).
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Hears that the queries of a batch are over (rule CV-75).
  open func finalizeCollectionViewUpdates() {}

  /// Where an item that appears starts; nil stands for its place with alpha 0 (rule CV-76).
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where an item that disappears ends; nil stands for its place with alpha 0 (rule CV-76).
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where a supplementary view that appears starts.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where a supplementary view that disappears ends.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a decoration view that appears starts.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where a decoration view that disappears ends.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Decoration views

  /// Registers a class for decoration views of a kind; nil unregisters.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass.map(ReuseRegistration.viewClass)
  }

  /// Registers a nib for decoration views of a kind; nil unregisters.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = nib.map(ReuseRegistration.nib)
  }
}
