/// A list of items placed by a layout.
///
/// One pass of ``layoutSubviews()`` reads unknown counts, prepares an invalid layout, and asks it
/// for the elements in the bounds. It then gets, places and removes views; other items are not visited.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The registered classes and nibs, and the pools of cells and supplementary views.
  public final let reuseRegistry = ReuseRegistry()
  final var layoutStorage: UICollectionViewLayout
  /// Whether taps select items; true by default.
  open var allowsSelection = true
  /// Whether several items can be selected; false by default.
  ///
  /// Turning it off keeps one (rule CV-64).
  open var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection { keepOneSelectedItem() } }
  }
  /// Whether items are announced before they show; false here, so that traces repeat (rule CV-52).
  open var isPrefetchingEnabled = false
  /// The view behind the items; it fills the bounds.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// Asked for counts and views; a new one is asked for everything.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet {
      guard dataSource !== oldValue else { return }
      dataSourceCalls.reset()
      reloadData()
    }
  }
  /// Told of scrolling and, if it is a `UICollectionViewDelegate`, asked and told about items.
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet {
      guard delegate !== oldValue else { return }
      delegateCalls.reset()
      collectionDelegate = delegate as? any UICollectionViewDelegate
      flowDelegate = delegate as? any UICollectionViewDelegateFlowLayout
      layoutStorage.invalidateLayout()
    }
  }

  /// The delegate, cast once when it is set: casting costs more than a call.
  final weak var collectionDelegate: (any UICollectionViewDelegate)?
  final weak var flowDelegate: (any UICollectionViewDelegateFlowLayout)?
  /// Told of items that will probably show, while `isPrefetchingEnabled` (rule CV-53).
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet { prefetchCalls.reset() }
  }
  final let prefetchCalls = OptionalCollectionCalls()
  final var prefetch = CollectionPrefetch()
  final var movement: CollectionMovement?
  final var transition: CollectionTransition?
  final var listInteractions = CollectionInteractions()
  final let dataSourceCalls = OptionalCollectionCalls()
  final let delegateCalls = OptionalCollectionCalls()

  /// The number of items in each section; nil until it is needed (rule CV-11).
  final var itemCounts: [Int]?
  /// Whether the layout must be prepared before it is asked anything.
  final var layoutIsStale = true
  /// Whether the layout was prepared before; until then it is not asked about bounds.
  final var layoutWasPrepared = false
  /// Whether the shown elements must be found again, even for the same bounds.
  final var elementsAreStale = true
  /// Whether all views belong to data that was reloaded since.
  final var reloadIsPending = false
  final var isLayingOutElements = false
  /// The bounds about which the layout was last asked.
  final var knownBounds = CGRect.zero
  /// The bounds for which the shown elements were found.
  final var shownBounds = CGRect.zero
  final var shown = ShownElements()
  /// The element whose view the data source is being asked for.
  final var fetching: WantedElement?
  /// The view that the data source dequeued last during that call.
  final var dequeued: UICollectionReusableView?
  /// The cell that the data source is configuring again.
  final var reconfigured: (path: IndexPath, cell: UICollectionViewCell)?
  final var scratch = ElementScratch()
  final var selection: Set<IndexPath> = []
  final var highlights: Set<IndexPath> = []
  final var updates = CollectionUpdateState()

  /// Creates a collection view; UIKit raises when the layout is nil (rule CV-1), here the type forbids it.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    layoutStorage = layout
    super.init(frame: frame)
    flags.insert(.placesSubviews)
    layout.collectionView = self
  }

  /// Creates a collection view from the nib that is being instantiated; the nib sets its layout.
  public required init?(coder: NSCoder) {
    layoutStorage = UICollectionViewFlowLayout()
    super.init(coder: coder)
    flags.insert(.placesSubviews)
    layoutStorage.collectionView = self
  }

  /// Creates a collection view with an empty layout, where UIKit would raise.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    UIKitException.raise(
      .invalidArgument,
      "UICollectionView must be initialized with a non-nil layout parameter"
    )
  }

  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "collectionView" }

  /// The layout; a new one takes effect in the next pass.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layoutStorage }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  // MARK: Bounds

  /// The offset of the content; the layout is asked before it changes (rule CV-36).
  open override var contentOffset: CGPoint {
    get { super.contentOffset }
    set {
      boundsWillChange(to: CGRect(origin: newValue, size: placement.size))
      super.contentOffset = newValue
    }
  }

  /// The bounds; the layout is asked before they change (rule CV-36).
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      boundsWillChange(to: newValue)
      super.bounds = newValue
    }
  }

  /// The frame; the layout is asked before its size changes (rule CV-36).
  open override var frame: CGRect {
    get { super.frame }
    set {
      boundsWillChange(to: CGRect(origin: boundsOrigin, size: newValue.size))
      super.frame = newValue
    }
  }

  /// Asks the layout again, since the length of lines depends on the insets.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    layoutStorage.invalidateLayout()
  }

  /// Runs a pass, which shows the elements in the bounds.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutElements()
  }

  // MARK: Counts

  /// The number of sections; reads all counts when they are unknown (rule CV-11).
  open var numberOfSections: Int { knownCounts.count }

  /// The number of items of a section; reads all counts when they are unknown (rule CV-11).
  ///
  /// A section that does not exist raises `NSInternalInconsistencyException` and has 0 items.
  open func numberOfItems(inSection section: Int) -> Int {
    let counts = knownCounts
    guard counts.indices.contains(section) else {
      UIKitException.raise(
        .internalInconsistency,
        "request for number of items in section \(section) when there are only \(counts.count)"
          + " sections in the collection view"
      )
      return 0
    }
    return counts[section]
  }

  /// Drops counts, selection and views; nothing is asked before the next pass (rules CV-12a and CV-63).
  open func reloadData() {
    itemCounts = nil
    selection.removeAll()
    highlights.removeAll()
    movement = nil
    listInteractions.indexTitles = nil
    prefetch.announced.removeAll()
    reloadIsPending = true
    let context = layoutStorage.makeInvalidationContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    layoutStorage.invalidateLayout(with: context)
  }

  /// Makes several changes as one; old paths are those before the batch, new ones those after (rule CV-70).
  ///
  /// A due layout of the old state runs first (rule CV-79). Changes that contradict the counts
  /// raise `NSInternalInconsistencyException`, or reload as the policy says (rules CV-71 to CV-73).
  /// Completions run after the animation's time on the virtual clock, those of outer batches first.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    guard !isLayingOutElements else {
      UIKitException.raise(
        .internalInconsistency,
        "performBatchUpdates was called while \(shortDescription) shows its elements; change the data outside of"
          + " data source and display callbacks"
      )
      return
    }
    if self.updates.depth == 0 {
      // The data must not change under the moving item, so it goes back.
      cancelInteractiveMovement()
      layoutIfNeeded()
      // A view of zero size is not laid out, but still needs the counts from before (rule CV-12).
      _ = knownCounts
    }
    if UIKitException.isPending { return }
    self.updates.depth += 1
    if let completion { self.updates.completions.append(completion) }
    updates?()
    self.updates.depth -= 1
    if self.updates.depth == 0 { commitUpdates() }
  }

  /// Inserts items that the data source has gained; paths are those after the batch.
  open func insertItems(at indexPaths: [IndexPath]) { record(indexPaths.map { .insertItem($0) }) }

  /// Deletes items that the data source has lost; paths are those before the batch.
  open func deleteItems(at indexPaths: [IndexPath]) { record(indexPaths.map { .deleteItem($0) }) }

  /// Replaces the cells of items; paths are those before the batch (rule CV-73a).
  open func reloadItems(at indexPaths: [IndexPath]) { record(indexPaths.map { .reloadItem($0) }) }

  /// Moves an item with its cell (rule CV-80).
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    record([.moveItem(from: indexPath, to: newIndexPath)])
  }

  /// Inserts sections that the data source has gained; numbers are those after the batch.
  open func insertSections(_ sections: IndexSet) { record(sections.map { .insertSection($0) }) }

  /// Deletes sections that the data source has lost; numbers are those before the batch.
  open func deleteSections(_ sections: IndexSet) { record(sections.map { .deleteSection($0) }) }

  /// Replaces all views of sections; numbers are those before the batch.
  open func reloadSections(_ sections: IndexSet) { record(sections.map { .reloadSection($0) }) }

  /// Moves a section with its views.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    record([.moveSection(from: section, to: newSection)])
  }

  /// The cells on screen, sorted by index path; UIKit promises no order (rule CV-54).
  open var visibleCells: [UICollectionViewCell] {
    sortedKeys { $0 == .cell }.compactMap { shown.view(of: $0) as? UICollectionViewCell }
  }

  /// The items on screen, sorted; UIKit promises no order (rule CV-54).
  open var indexPathsForVisibleItems: [IndexPath] {
    sortedKeys { $0 == .cell }.map(\.indexPath)
  }

  /// The supplementary views of a kind on screen, sorted by index path.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    let role = supplementaryRole(elementKind)
    return sortedKeys { $0 == role }.compactMap { shown.view(of: $0) }
  }

  /// The paths of the supplementary views of a kind on screen, sorted.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    let role = supplementaryRole(elementKind)
    return sortedKeys { $0 == role }.map(\.indexPath)
  }

  /// The cell of an item on screen; nil for other items.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown.view(of: ElementKey(.cell, indexPath)) as? UICollectionViewCell
  }

  /// A supplementary view on screen; nil for others.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    shown.view(of: ElementKey(supplementaryRole(elementKind), indexPath))
  }

  /// The layout's attributes of an item; prepares an invalid layout first.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareIfStale()
    return layoutStorage.layoutAttributesForItem(at: indexPath)
  }

  /// The selected items, sorted; nil when there are none.
  open var indexPathsForSelectedItems: [IndexPath]? {
    selection.isEmpty ? nil : selection.sorted()
  }

  /// Selects an item without telling the delegate (rule CV-62); nil deselects everything.
  open func selectItem(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    guard let indexPath else {
      for path in selection.sorted() { setSelected(false, path) }
      return
    }
    guard selectsNow, hasItem(indexPath) else { return }
    if !selectsSeveralNow {
      for path in selection.sorted() where path != indexPath { setSelected(false, path) }
    }
    setSelected(true, indexPath)
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects an item without telling the delegate (rule CV-62).
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    setSelected(false, indexPath)
  }
}

extension ElementClasses {
  var collectionView: AnyClass { UICollectionView.self }
}
