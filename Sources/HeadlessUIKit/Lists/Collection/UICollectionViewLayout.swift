/// Places the elements of a collection view; this base class places none (rule CV-2).
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  final weak var owner: UICollectionView?
  /// The registered classes and nibs of decoration views, by kind.
  final var decorations: [String: DecorationRegistration] = [:]

  /// Creates a layout without a collection view.
  public override init() { super.init() }

  /// Creates a layout from the nib that is being instantiated.
  public required init?(coder: NSCoder) {
    super.init()
    NibDecoder.decode(self, from: coder)
  }

  /// The element that Interface Builder writes.
  open class var interfaceBuilderElement: String { "collectionViewLayout" }
  /// The class of attributes that the layout makes (rule CV-47).
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of the layout's invalidation contexts.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// The collection view that uses the layout; nil while none does.
  open var collectionView: UICollectionView? { owner }

  // MARK: Queries

  /// Computes what the queries need; called first after every invalidation (rule CV-30).
  open func prepare() {}
  /// The size of the content in points; zero by default.
  open var collectionViewContentSize: CGSize { .zero }
  /// The attributes of elements that may overlap a rectangle; nil by default, which shows nothing (rule CV-33).
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }
  /// The attributes of an item; nil by default.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  /// The attributes of a supplementary view; nil by default.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The attributes of a decoration view; nil by default.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Invalidation

  /// Whether new bounds make the layout invalid; false by default (rule CV-36).
  ///
  /// Called before the bounds change: the collection view still has its old ones.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// The context of an invalidation by new bounds (rule CV-38).
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  /// Marks the layout invalid; nothing is computed before the next pass (rule CV-37).
  open func invalidateLayout() { invalidateLayout(with: makeInvalidationContext()) }

  /// Marks the parts that a context names invalid; overriders call super (rule CV-38).
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutWasInvalidated(context)
  }

  /// Makes a context of ``invalidationContextClass``.
  final func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    let ownClass =
      type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (ownClass ?? UICollectionViewLayoutInvalidationContext.self).init()
  }

  /// Makes attributes of ``layoutAttributesClass``.
  final func makeAttributes() -> UICollectionViewLayoutAttributes {
    let ownClass =
      type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    return (ownClass ?? UICollectionViewLayoutAttributes.self).init()
  }

  /// Whether a view's preferred attributes make the layout invalid; false by default (rule FL-19).
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// The context of an invalidation by a view's preferred attributes.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  // MARK: Offsets

  /// The content offset after a batch or a change of the layout; the proposed one by default.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// The content offset at which scrolling ends after a flick; the proposed one by default.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Movement

  /// The path for a moving item held at a point: that of the item there, else its own (rule CV-90).
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

  /// The attributes of a moving item: in front, centred under the finger (rule CV-91).
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath,
    withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let copy = layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
    let held = copy ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    held.center = position
    held.zIndex = CollectionPolicy.movingZIndex
    return held
  }

  /// The context of an invalidation by a step of a movement.
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

  /// The context of an invalidation by the end of a movement.
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

  /// Called before another layout replaces this one.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called before this layout replaces another one.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called after a transition between layouts.
  open func finalizeLayoutTransition() {}

  // MARK: Updates

  /// Called with the updates of a batch, after the new counts are read and ``prepare()`` ran (rule CV-75).
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called after the queries of a batch (rule CV-75).
  open func finalizeCollectionViewUpdates() {}

  /// The initial attributes of an appearing item; nil means its own with alpha 0 (rule CV-76).
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The final attributes of a disappearing item; nil means its own with alpha 0 (rule CV-76).
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The initial attributes of an appearing supplementary view; nil by default.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The final attributes of a disappearing supplementary view; nil by default.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The initial attributes of an appearing decoration view; nil by default.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The final attributes of a disappearing decoration view; nil by default.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Decoration views

  /// Told that the bounds are about to change with an animation; never called here.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Told that such a change is over; never called here.
  open func finalizeAnimatedBoundsChange() {}
  /// Whether the layout is mirrored in languages from right to left; never asked here.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  /// The direction that the layout was written for.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Registers a class for decoration views of a kind; nil unregisters.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass.map { DecorationRegistration(.viewClass($0)) }
  }

  /// Registers a nib for decoration views of a kind; nil unregisters.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = nib.map { DecorationRegistration(.nib($0)) }
  }
}
