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
      dataSourceCalls.reset(for: dataSource)
      reloadData()
    }
  }
  /// Asked and told about items.
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet {
      let new = delegate
      mirrorDelegate { scrollDelegate = new }
    }
  }
  /// The ``delegate``; one that is no `UICollectionViewDelegate` is only told of scrolling.
  open override weak var scrollDelegate: (any UIScrollViewDelegate)? {
    didSet {
      guard scrollDelegate !== oldValue else { return }
      delegateCalls.reset(for: scrollDelegate)
      let new = scrollDelegate as? any UICollectionViewDelegate
      collectionDelegate = new
      flowDelegate = scrollDelegate as? any UICollectionViewDelegateFlowLayout
      mirrorDelegate { delegate = new }
      layoutStorage.invalidateLayout()
    }
  }

  /// The delegate, cast once when it is set: casting costs more than a call.
  final weak var collectionDelegate: (any UICollectionViewDelegate)?
  final weak var flowDelegate: (any UICollectionViewDelegateFlowLayout)?
  /// Told of items that will probably show, while `isPrefetchingEnabled` (rule CV-53).
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet { prefetchCalls.reset(for: prefetchDataSource) }
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
  /// Whether cells on screen are asked for their sizes once more.
  final var measuresShown = false
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
    layout.owner = self
  }

  /// Creates a collection view from the nib that is being instantiated; the nib sets its layout.
  public required init?(coder: NSCoder) {
    layoutStorage = UICollectionViewFlowLayout()
    super.init(coder: coder)
    flags.insert(.placesSubviews)
    layoutStorage.owner = self
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
  ///
  /// Without a data source it is one section without items, as where a data source does not say (CV-10).
  open var numberOfSections: Int { dataSource == nil ? 1 : knownCounts.count }

  /// The number of items of a section; reads all counts when they are unknown (rule CV-11).
  ///
  /// A section that does not exist raises `NSInternalInconsistencyException` and has 0 items.
  open func numberOfItems(inSection section: Int) -> Int {
    let counts = dataSource == nil ? [0] : knownCounts
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
    listInteractions.focused = nil
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
    performBatchUpdates(updates, completion)
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
    selectItem(indexPath, animated, scrollPosition)
  }

  /// Deselects an item without telling the delegate (rule CV-62).
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    setSelected(false, indexPath)
  }

  // MARK: Queries

  /// The item of a cell; nil for cells off screen.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { indexPath(cell) }

  /// The item at a point of the content, the frontmost if several overlap; nil if there is none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { indexPathForItem(point) }

  /// The layout's attributes of a supplementary view; prepares an invalid layout first.
  open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { layoutAttributesForSupplementaryElement(kind, indexPath) }

  /// Scrolls to an item; without a position, as little as needed to show it.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool)
  { scrollToItem(indexPath, scrollPosition, animated) }

  // MARK: Reuse

  /// Registers a class for new cells; nil unregisters.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    register(cellClass, identifier)
  }

  /// Registers a nib for new cells; nil unregisters.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(nib, identifier)
  }

  /// Registers a class for new supplementary views of a kind; nil unregisters.
  open func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { register(viewClass, elementKind, identifier) }

  /// Registers a nib for new supplementary views of a kind; nil unregisters.
  open func register(
    _ nib: UINib?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { register(nib, elementKind, identifier) }

  /// A cell from the pool, else a new one from the registration.
  ///
  /// Raises `NSInternalInconsistencyException` when nothing is registered (CV-21) or the nib is not
  /// one cell (NB-13, NB-14), and returns a plain cell then.
  ///
  /// - Complexity: O(1) for a pooled cell.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  { dequeueReusableCell(identifier, indexPath) }

  /// A supplementary view from the pool, else a new one from the registration.
  ///
  /// Raises as ``dequeueReusableCell(withReuseIdentifier:for:)`` does.
  ///
  /// - Complexity: O(1) for a pooled view.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeueReusableSupplementaryView(elementKind, identifier, indexPath)
  }

  // MARK: Layouts

  /// Replaces the layout; cells that stay are told and placed anew, the selection stays (rule CV-81).
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Replaces the layout; the completion runs after the animation's time on the virtual clock.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout,
    animated: Bool,
    completion: ((Bool) -> Void)?
  ) { setCollectionViewLayout(layout, animated, completion) }

  /// Starts a transition to a layout; set the progress of the result, then finish or cancel.
  ///
  /// The delegate may give a layout of its own for the transition. The completion is told whether
  /// the animation ran to its end, and whether the transition was finished. A transition under way
  /// is cancelled.
  @discardableResult
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout,
    completion: ((_ completed: Bool, _ finished: Bool) -> Void)? = nil
  ) -> UICollectionViewTransitionLayout { startInteractiveTransition(layout, completion) }

  /// Ends the transition with the new layout.
  open func finishInteractiveTransition() { endTransition(isFinished: true) }

  /// Ends the transition with the old layout.
  open func cancelInteractiveTransition() { endTransition(isFinished: false) }

  // MARK: Movement

  /// Picks an item up.
  ///
  /// - Returns: Whether the data source lets it move, and no other item is moving.
  @discardableResult
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginInteractiveMovementForItem(indexPath)
  }

  /// Moves the picked item; others make room where the layout and the delegate allow it.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    moveItem(toward: targetPosition)
  }

  /// Drops the item; the data source is told once, unless the item is back where it was.
  open func endInteractiveMovement() { dropItem() }

  /// Puts the item back without telling the data source.
  open func cancelInteractiveMovement() { putItemBack() }

  // MARK: Editing

  /// Whether a batch of updates is open.
  open var hasUncommittedUpdates: Bool { updates.depth > 0 }

  /// Asks the data source to configure the cells of items again; paths are those before the batch.
  ///
  /// Meanwhile, dequeuing for the path returns the cell on screen, which the data source must
  /// return. Items off screen are not asked for.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    performBatchUpdates { self.updates.reconfigured += indexPaths }
  }

  /// Whether the view is in editing mode; ending it deselects all items.
  open var isEditing: Bool {
    get { listInteractions.isEditing }
    set {
      guard newValue != listInteractions.isEditing else { return }
      listInteractions.isEditing = newValue
      if !newValue { selectItem(at: nil, animated: false, scrollPosition: []) }
    }
  }

  /// Whether taps select items while editing; false by default.
  open var allowsSelectionDuringEditing: Bool {
    get { listInteractions.allowsSelectionDuringEditing }
    set { listInteractions.allowsSelectionDuringEditing = newValue }
  }

  /// Whether several items can be selected while editing; false by default.
  open var allowsMultipleSelectionDuringEditing: Bool {
    get { listInteractions.allowsMultipleSelectionDuringEditing }
    set { listInteractions.allowsMultipleSelectionDuringEditing = newValue }
  }

  /// Whether items can be focused; by default, whether they can be selected.
  open var allowsFocus: Bool {
    get { listInteractions.allowsFocus ?? allowsSelection }
    set { listInteractions.allowsFocus = newValue }
  }

  /// Whether the focused item is selected; false by default.
  open var selectionFollowsFocus: Bool {
    get { listInteractions.selectionFollowsFocus }
    set { listInteractions.selectionFollowsFocus = newValue }
  }

  /// Whether the focus returns to the item that had it last; false by default.
  open var remembersLastFocusedIndexPath: Bool {
    get { listInteractions.remembersLastFocusedIndexPath }
    set { listInteractions.remembersLastFocusedIndexPath = newValue }
  }

  /// Whether items open when a drag hovers over them; false by default.
  open var isSpringLoaded: Bool {
    get { listInteractions.isSpringLoaded }
    set { listInteractions.isSpringLoaded = newValue }
  }

  // MARK: Stored, without effect here

  /// Asked about drags; never here.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?
  /// Asked about drops; never here.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  /// Whether drags may begin.
  open var dragInteractionEnabled = true
  /// How soon items make room for a dragged one.
  open var reorderingCadence = ReorderingCadence.immediate
  /// Whether something is dragged out: never here.
  open var hasActiveDrag: Bool { false }
  /// Whether something is dragged in: never here.
  open var hasActiveDrop: Bool { false }
}

extension ElementClasses {
  var collectionView: AnyClass { UICollectionView.self }
}
