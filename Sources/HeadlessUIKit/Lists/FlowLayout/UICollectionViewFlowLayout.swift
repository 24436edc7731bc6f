import ListGeometry

/// Places items in lines, section after section (rules FL-1 to FL-21).
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// From where sections are inset; stored, without effect here.
  open var sectionInsetReference = SectionInsetReference.fromContentInset
  /// The least space between lines in points; 10 by default (rule FL-1).
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { invalidate(oldValue != minimumLineSpacing) }
  }
  /// The least space between the items of a line in points; 10 by default.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { invalidate(oldValue != minimumInteritemSpacing) }
  }
  /// The size of items; 50 by 50 by default.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidate(oldValue != itemSize) } }
  /// The assumed size of self-sizing items; zero, the default, turns self-sizing off.
  open var estimatedItemSize = CGSize.zero { didSet { invalidate(oldValue != estimatedItemSize) } }
  /// The scroll direction; vertical by default.
  open var scrollDirection = UICollectionViewScrollDirection.vertical {
    didSet { invalidate(oldValue != scrollDirection) }
  }
  /// The size of headers; only the component along the scroll direction counts.
  ///
  /// Zero, the default, is none.
  open var headerReferenceSize = CGSize.zero {
    didSet { invalidate(oldValue != headerReferenceSize) }
  }
  /// The size of footers; only the component along the scroll direction counts.
  ///
  /// Zero, the default, is none.
  open var footerReferenceSize = CGSize.zero {
    didSet { invalidate(oldValue != footerReferenceSize) }
  }
  /// The margins around the lines of each section, in points; zero by default.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidate(oldValue != sectionInset) } }
  /// Whether headers are pinned to the top while their section is visible; false by default.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { invalidate(oldValue != sectionHeadersPinToVisibleBounds) }
  }
  /// Whether footers are pinned to the bottom while their section is visible; false by default.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { invalidate(oldValue != sectionFootersPinToVisibleBounds) }
  }

  /// The geometry computed last; ``staleness`` says what of it is out of date.
  final var geometry = FlowGeometry()
  /// The changes of a batch, while it is applied.
  final var batch: FlowBatch?
  /// Which parts of the geometry are out of date.
  final var staleness = FlowStaleness()

  /// The estimate that makes items self-sizing.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude,
    height: CGFloat.greatestFiniteMagnitude
  )

  // Layouts set these in `prepare()`, each time to the same: that must come to an end.
  private func invalidate(_ hasChanged: Bool) {
    if hasChanged { invalidateLayout() }
  }

  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "collectionViewFlowLayout" }
  /// The class of the layout's invalidation contexts.
  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  /// Asks for sizes and spacings that are out of date, and computes the geometry.
  ///
  /// - Complexity: O(sections), and O(items) if the delegate gives sizes. After a batch, or when a
  ///   context names items, O(sections + log items) for each of them.
  open override func prepare() {
    super.prepare()
    let stale = staleness
    staleness = FlowStaleness.nothing
    if stale.isEverything || !updateGeometry(stale) {
      computeGeometry()
      collectionView?.measuresShown = true
    }
    // An exception may leave chunks changed but their sections not.
    if UIKitException.isPending { staleness = FlowStaleness() }
  }

  /// The size of the content: up to the end of the last section, along the scroll direction (rule FL-14).
  open override var collectionViewContentSize: CGSize { geometry.contentSize }

  /// The headers, items and footers that overlap a rectangle, section by section.
  ///
  /// - Complexity: O(elements found + log lines).
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    visitElements(in: rect) { found.append(makeAttributes(of: $0)) }
    return found
  }

  /// The attributes of an item; nil for a missing one.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, geometry.sections.indices.contains(indexPath[0]),
      indexPath[1] >= 0, indexPath[1] < geometry.sections[indexPath[0]].metrics.itemCount
    else { return nil }
    return makeAttributes(of: itemElement(section: indexPath[0], item: indexPath[1]))
  }

  /// The attributes of a header or footer; nil where its length is 0 (rule CV-46).
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count >= 1, geometry.sections.indices.contains(indexPath[0]) else {
      return nil
    }
    switch elementKind {
    case UICollectionView.elementKindSectionHeader:
      return headerElement(section: indexPath[0]).map { makeAttributes(of: $0) }
    case UICollectionView.elementKindSectionFooter:
      return footerElement(section: indexPath[0]).map { makeAttributes(of: $0) }
    default:
      return nil
    }
  }

  /// Whether the length across the scroll direction changes, or headers or footers are pinned (rule CV-36).
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds { return true }
    return crossLengthChanges(to: newBounds)
  }

  /// A context that keeps sizes when only the offset changes.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
      context.invalidateFlowLayoutDelegateMetrics = crossLengthChanges(to: newBounds)
    }
    return context
  }

  /// Marks what a context names invalid: with sizes and spacings, unless it excludes them.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    staleness.take(context)
    super.invalidateLayout(with: context)
  }

  /// Whether items are self-sizing and the preferred size differs (rule FL-19).
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    estimatedItemSize != .zero && originalAttributes.representedElementCategory == .cell
      && preferredAttributes.size != originalAttributes.size
  }

  /// A context that sets the size of one item and keeps the others.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes
    )
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
      context.measuredSizes[originalAttributes.indexPath] = preferredAttributes.size
      context.invalidateItems(at: [originalAttributes.indexPath])
    }
    return context
  }

  /// A context that keeps sizes while a finger moves items.
  open override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths,
      withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths,
      previousPosition: previousPosition
    )
    (context as? UICollectionViewFlowLayoutInvalidationContext)?
      .invalidateFlowLayoutDelegateMetrics = false
    return context
  }

  /// A context that keeps sizes at the end of a movement.
  open override func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath],
    previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: indexPaths,
      previousIndexPaths: previousIndexPaths,
      movementCancelled: movementCancelled
    )
    (context as? UICollectionViewFlowLayoutInvalidationContext)?
      .invalidateFlowLayoutDelegateMetrics = false
    return context
  }

  /// Notes which items appear and disappear in a batch.
  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for item in updateItems { batch?.note(item) }
  }

  /// Forgets the batch.
  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    batch = nil
  }

  /// The attributes of an inserted item, with alpha 0; nil for others (rule FL-21).
  open override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard batch?.appearing.holds(itemIndexPath) == true,
      let attributes = layoutAttributesForItem(at: itemIndexPath)
    else { return nil }
    attributes.alpha = 0
    return attributes
  }

  /// The former attributes of a deleted item on screen, with alpha 0; nil for others (rule FL-21).
  open override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let batch, batch.disappearing.holds(itemIndexPath),
      let place = batch.formerElements.place(of: ElementKey(.cell, itemIndexPath))
    else { return nil }
    let attributes = makeAttributes()
    attributes.indexPath = itemIndexPath
    attributes.frame = batch.formerElements[place].placement.frame
    attributes.alpha = 0
    return attributes
  }

  private func crossLengthChanges(to newBounds: CGRect) -> Bool {
    guard let old = collectionView?.bounds.size else { return false }
    return scrollDirection == .vertical
      ? newBounds.width != old.width : newBounds.height != old.height
  }
}

extension UICollectionView {
  /// The element kind of section headers.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The element kind of section footers.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
  /// The element kind of items in UIKit's messages.
  public nonisolated static let elementKindCell = "UICollectionElementKindCell"
}

extension ElementClasses {
  var collectionViewFlowLayout: AnyClass { UICollectionViewFlowLayout.self }
}
