import ListGeometry

/// A list of rows in sections.
///
/// Counts and heights are asked on reloads and updates, and cached (rule TV-12). Rows that are not
/// visible are never visited. Where UIKit leaves a choice open, the table has a policy, such as
/// ``recyclePolicy`` and ``reusesCellsOnReload``.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// The height that leaves the choice to the table: -1 (rule TV-29a).
  public nonisolated static let automaticDimension: CGFloat = -1

  /// The registered classes and nibs, and the pools of cells, headers and footers.
  public final let reuseRegistry = ReuseRegistry()
  @exclusivity(unchecked) final var styleStorage: Style
  /// The height of rows without one from the delegate, in points; a negative one is automatic.
  open var rowHeight: CGFloat {
    didSet { if rowHeight != oldValue { heightsChanged() } }
  }
  /// The height of headers without one from the delegate, in points; automatic by default.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { heightsChanged() } }
  }
  /// The height of footers without one from the delegate, in points; automatic by default.
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { heightsChanged() } }
  }
  /// The assumed height of rows until they show; 0 asks for every height up front.
  open var estimatedRowHeight = UITableView.defaultEstimate {
    didSet { if estimatedRowHeight != oldValue { heightsChanged() } }
  }
  /// The assumed height of headers until they show; 0 asks for every height up front.
  open var estimatedSectionHeaderHeight = UITableView.defaultEstimate {
    didSet { if estimatedSectionHeaderHeight != oldValue { heightsChanged() } }
  }
  /// The assumed height of footers until they show; 0 asks for every height up front.
  open var estimatedSectionFooterHeight = UITableView.defaultEstimate {
    didSet { if estimatedSectionFooterHeight != oldValue { heightsChanged() } }
  }
  /// The spacing of the separators below the last row of a plain table; 0 shows none.
  open var fillerRowHeight = UITableView.automaticDimension
  /// What an automatic estimate means for rows whose heights the delegate gives; exact by default.
  public final var automaticEstimates = AutomaticEstimates.exact {
    didSet { if automaticEstimates != oldValue { heightsChanged() } }
  }
  /// The space above headers of plain tables from iOS 15 on; automatic by default.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { heightsChanged() } }
  }
  /// The separators between rows; a single line by default.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { separatorsChanged() } }
  }
  /// The colour of separators; the system's by default.
  open var separatorColor: UIColor? = .separator
  /// The insets of separators for cells without their own; 15 points at the left from iOS 7 on.
  open var separatorInset = UITableView.defaultSeparatorInset
  /// Whether taps select rows outside editing; true by default.
  open var allowsSelection = true
  /// Whether taps select rows while editing; false by default.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected outside editing; false by default.
  open var allowsMultipleSelection = false
  /// Whether several rows can be selected while editing; false by default.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether rows are announced to ``prefetchDataSource`` before they show; true by default.
  open var isPrefetchingEnabled = true {
    didSet { if isPrefetchingEnabled != oldValue { setNeedsLayout() } }
  }
  /// Whether rows can be focused, unless the delegate says; true by default.
  open var allowsFocus = true
  /// Whether the focused row is selected, unless the delegate says; false by default.
  open var selectionFollowsFocus = false
  /// Whether the focus returns to the row that had it last; false by default.
  open var remembersLastFocusedIndexPath = false
  /// Whether rows open when a drag hovers over them, unless the delegate says; false by default.
  open var isSpringLoaded = false
  /// The number of rows from which on the index shows; 0 by default.
  open var sectionIndexMinimumDisplayRowCount = 0
  /// The view behind the rows, which fills the bounds.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue) }
  }
  /// The view above the first section, as wide as the table; its height is that of its frame.
  open var tableHeaderView: UIView? {
    didSet { replaceEnd(oldValue, tableHeaderView) }
  }
  /// The view below the last section, as wide as the table; its height is that of its frame.
  open var tableFooterView: UIView? {
    didSet { replaceEnd(oldValue, tableFooterView) }
  }
  /// Which content nib loading found; nil for tables made in code.
  public final var dataMode: DataMode?
  /// The static sections of the document, set by nib loading.
  @exclusivity(unchecked) public final var staticSections: [StaticSection] = [] {
    didSet { settleSource() }
  }
  /// Asked for rows; a new one is asked for everything at the next layout.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet {
      list.allowsNilCells = dataSource is any UITableViewOptionalCellDataSource
      settleSource()
    }
  }
  /// Asked and told about rows; a new one is asked for everything at the next layout.
  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      let new = delegate
      mirrorDelegate { scrollDelegate = new }
    }
  }
  /// The ``delegate``; one that is no `UITableViewDelegate` is only told of scrolling.
  open override weak var scrollDelegate: (any UIScrollViewDelegate)? {
    didSet {
      let new = scrollDelegate as? any UITableViewDelegate
      tableDelegate = new
      mirrorDelegate { delegate = new }
      clientsChanged()
    }
  }
  /// When cells that leave the screen return to the pool; UIKit leaves it open (rule TV-38).
  @exclusivity(unchecked) public final var recyclePolicy = RecyclePolicy.afterJumps
  /// Whether cells on screen return to the pool before a reload gets new ones (rule TV-39).
  public final var reusesCellsOnReload = true
  /// Whether a row scrolled to the top lies below a pinned header (rule TV-81).
  public final var keepsRowsBelowHeaders = true
  // The engine's own weak references: the open properties would cost a dynamic call.
  @exclusivity(unchecked) final weak var tableSource: (any UITableViewDataSource)?
  @exclusivity(unchecked) final weak var tableDelegate: (any UITableViewDelegate)?
  /// The calls that Apple's documentation forbids and UIKit accepts, the oldest first.
  public final var misuses: [Misuse] = []
  final let list = TableState()
  @exclusivity(unchecked) final var editing = false

  /// Creates a table of a style, which it keeps for life.
  public init(frame: CGRect, style: Style) {
    styleStorage = style
    rowHeight = UITableView.defaultRowHeight
    super.init(frame: frame)
    flags.insert(.placesSubviews)
  }

  /// Creates a plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a table from the nib that is being instantiated.
  public required init?(coder: NSCoder) {
    styleStorage = .plain
    rowHeight = UITableView.defaultRowHeight
    super.init(coder: coder)
    flags.insert(.placesSubviews)
  }

  /// The default of `rowHeight`: 44 up to iOS 7, automatic afterwards (rule TV-29).
  static var defaultRowHeight: CGFloat { UIKitProfile.current <= .ios7 ? 44 : -1 }

  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "tableView" }
  /// The style, fixed for life.
  open var style: Style { styleStorage }
  /// Whether the table is in editing mode; setting it changes cells at once.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  /// Starts or ends editing; cells on screen change at once, as nothing animates.
  open func setEditing(_ editing: Bool, animated: Bool) {
    if list.committing != nil { noteMisuse(.editingChangedDuringCommit) }
    if !editing { endSwipe() }
    guard self.editing != editing else { return }
    endSwipe()
    self.editing = editing
    applyEditing(animated: animated)
  }

  /// Sets the style; for nib loading, before the table is shown.
  public func setStyle(_ style: Style) { styleStorage = style }

  /// Asks for counts and heights at once; cells follow at the next layout (rule TV-98).
  open func reloadData() { performReload() }

  /// Asks for a layout; during a pass, for another one after it.
  open override func setNeedsLayout() {
    list.isLayoutWanted = true
    super.setNeedsLayout()
  }

  /// Shows the rows, headers and footers of the visible rectangle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutContent()
  }

  override func fingerBeginsDragging() { _ = hideActions() }

  /// Starts a batch; batches nest, and only the outermost end applies changes (rule TV-91b).
  open func beginUpdates() {
    if list.batch == nil {
      ensureLoaded()
      list.batch = TableBatch()
    }
    list.batch?.depth += 1
  }

  /// Ends a batch; counts are read again and must agree with the operations (rule TV-92).
  ///
  /// A batch without operations asks all heights again. An invalid update raises
  /// `NSInternalInconsistencyException`, and the table stays as it was.
  open func endUpdates() {
    guard let batch = list.batch else { return }
    batch.depth -= 1
    list.batch = batch.depth > 0 ? batch : nil
    if batch.depth <= 0, !batch.isAbandoned, !UIKitException.isPending { commit(batch) }
  }

  /// Runs changes as one batch; the completion is called when the animation would have ended.
  open func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    guard let completion, !UIKitException.isPending else { return }
    let duration = UIView.areAnimationsEnabled ? TableMetrics.updateDuration : 0
    MainLoop.shared.schedule(after: duration) { completion(true) }
  }

  /// Inserts rows; the paths are those after the update.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record { $0.insertedRows.add(indexPaths) }
  }

  /// Deletes rows; the paths are those before the update.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record { $0.deletedRows.add(indexPaths) }
  }

  /// Replaces the cells of rows; the paths are those before the update.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record { $0.reloadedRows.add(indexPaths) }
  }

  /// Moves a row with its cell, from a path before the update to a path after it (rule TV-99).
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    guard let from = RowPosition(indexPath), let to = RowPosition(newIndexPath) else { return }
    record { $0.movedRows.append(TableBatch.RowMove(from: from, to: to)) }
  }

  /// Inserts sections, by their numbers after the update; the data source is asked for their rows.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    record { $0.insertedSections.formUnion(sections) }
  }

  /// Deletes sections with their rows; the numbers are those before the update.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    record { $0.deletedSections.formUnion(sections) }
  }

  /// Replaces sections, which may have other numbers of rows; the numbers are those before the update.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    record { $0.reloadedSections.formUnion(sections) }
  }

  /// Moves a section with its rows and their cells.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    record { $0.movedSections.append(TableBatch.SectionMove(from: section, to: newSection)) }
  }

  /// The cells on screen, from top to bottom.
  open var visibleCells: [UITableViewCell] {
    if list.isLayingOut { TableWarning.visibleCells(of: self) }
    layoutIfDue()
    return list.rows.map(\.cell)
  }

  /// The rows on screen, ascending; nil when there are none (rule TV-26).
  open var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfDue()
    return list.shown.isEmpty ? nil : list.rows.map(\.position.indexPath)
  }

  /// The cell of a row on screen; nil for other rows, as no cell is made (rule TV-27).
  ///
  /// A reload that no layout has shown yet is laid out first.
  ///
  /// - Complexity: O(log visible rows).
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    if list.isLayingOut { TableWarning.cellForRow(of: self) }
    if list.needsReload || list.awaitsLayout, list.batch == nil { layoutIfDue() }
    return RowPosition(indexPath).flatMap(visibleIndex).map(list.shown.cell)
  }

  /// The row that a cell shows; nil for cells off screen.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    list.rows.first { $0.cell === cell }?.position.indexPath
  }

  /// The header of a section; nil if it is off screen (rule TV-54).
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    edgeView(section, isFooter: false)
  }

  /// The footer of a section; nil if it is off screen (rule TV-54).
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    edgeView(section, isFooter: true)
  }

  /// The selected row; the one selected first of several.
  open var indexPathForSelectedRow: IndexPath? { list.selection.first?.indexPath }

  /// The rows that are selected, in the order of their selection; nil for none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    list.selection.isEmpty ? nil : list.selection.map(\.indexPath)
  }

  /// Selects a row without telling the delegate (rule TV-89c); nil deselects all.
  open func selectRow(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    ensureLoaded()
    guard let indexPath else {
      let selected = list.selection
      list.selection = []
      for position in selected { setSelected(position, false, animated) }
      return
    }
    guard let position = RowPosition(indexPath), list.geometry.contains(position) else { return }
    select(position, animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row without telling the delegate (rule TV-89c).
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard let position = RowPosition(indexPath) else { return }
    setSelected(position, false, animated)
  }

  /// The number of sections, from the cache (rule TV-12).
  open var numberOfSections: Int {
    ensureLoaded()
    return list.geometry.sections.count
  }

  /// The number of rows of a section, from the cache; 0 for sections that do not exist.
  open func numberOfRows(inSection section: Int) -> Int {
    ensureLoaded()
    return list.geometry.rowCount(section)
  }

  // MARK: Rectangles

  /// The rectangle of a section with its header and footer, unpinned; zero for missing sections.
  open func rect(forSection section: Int) -> CGRect { rect(section) }

  /// The unpinned rectangle of a header (rule TV-23).
  open func rectForHeader(inSection section: Int) -> CGRect { rectForHeader(section) }

  /// The unpinned rectangle of a footer (rule TV-23).
  open func rectForFooter(inSection section: Int) -> CGRect { rectForFooter(section) }

  /// The rectangle of a row in the content; zero for missing rows.
  ///
  /// - Complexity: O(log rows).
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rectForRow(indexPath) }

  /// The row at a point of the content; nil on headers, footers and beyond the rows (rule TV-25).
  ///
  /// - Complexity: O(log rows).
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { indexPathForRow(point) }

  /// The rows that overlap a rectangle of the content; touching edges do not count (rule TV-25).
  ///
  /// - Complexity: O(log rows), and O(1) for each row found.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { indexPathsForRows(rect) }

  // MARK: Scrolling

  /// Scrolls to a row (rules TV-80 to TV-83); with `NSNotFound` as row, to the section's start.
  ///
  /// Raises `NSRangeException` for rows and sections that do not exist.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool)
  { scrollToRow(indexPath, scrollPosition, animated) }

  /// Scrolls to the topmost of the selected rows.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    scrollToNearestSelectedRow(scrollPosition, animated)
  }

  // MARK: Reuse

  /// Registers a class for new cells; nil unregisters.
  ///
  /// The last registration of an identifier, class or nib, replaces the one before (TV-31).
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    register(cellClass.map(ReuseRegistration.viewClass), kind: ReuseKind.tableCell, identifier)
  }

  /// Registers a nib for new cells; nil unregisters.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    register(nib.map(ReuseRegistration.nib), kind: ReuseKind.tableCell, identifier)
  }

  /// Registers a class for new headers and footers; nil unregisters.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    register(aClass.map(ReuseRegistration.viewClass), kind: ReuseKind.tableHeaderFooter, identifier)
  }

  /// Registers a nib for new headers and footers; nil unregisters.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    register(nib.map(ReuseRegistration.nib), kind: ReuseKind.tableHeaderFooter, identifier)
  }

  /// A cell from the pool, else a new one from the registration, else nil (TV-32).
  ///
  /// - Complexity: O(1) for a pooled cell.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueReusableCell(identifier)
  }

  /// A cell from the pool, else a new one from the registration.
  ///
  /// Raises `NSInternalInconsistencyException` when nothing is registered (TV-33) or the nib is not
  /// one cell (NB-13, NB-14). It returns a plain cell then, so that callers need no special case.
  ///
  /// - Complexity: O(1) for a pooled cell.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  { dequeueReusableCell(identifier, indexPath) }

  /// A header or footer from the pool, else a new one from the registration, else nil.
  /// - Complexity: O(1) for a pooled view.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  { dequeueReusableHeaderFooterView(identifier) }

  // MARK: Others

  /// Whether a batch of updates is open.
  open var hasUncommittedUpdates: Bool { list.batch != nil }

  /// Asks the data source to configure the cells of rows on screen again, without replacing them.
  ///
  /// Meanwhile, dequeuing a cell for the row returns the one on screen, without `prepareForReuse`
  /// (rule TV-35). If the data source returns another cell, that replaces the one on screen. Rows
  /// off screen are skipped: they are configured when they show.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigureRows(indexPaths) }

  /// Asks for the titles again, and for nothing else (rule TV-88).
  open func reloadSectionIndexTitles() { askIndexTitles() }

  /// Told of rows that will probably be asked for soon; used while ``isPrefetchingEnabled``.
  open var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    get { list.prefetch?.source }
    set {
      list.prefetch = newValue.map { TablePrefetch(source: $0, offset: boundsOrigin.y) }
      setNeedsLayout()
    }
  }

  // MARK: Stored, without effect here

  /// Whether margins leave a readable width.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether cells' content keeps clear of the safe area.
  open var insetsContentViewsToSafeArea = true
  /// From where separators are inset.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  /// The effect of separators.
  open var separatorEffect: UIVisualEffect?
  /// The colour of the index.
  open var sectionIndexColor: UIColor?
  /// The colour behind the index.
  open var sectionIndexBackgroundColor: UIColor?
  /// The colour behind the index while it is touched.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// Whether cells may ask for a new height by themselves.
  open var selfSizingInvalidation = 1
  /// Asked about drags; never here.
  open weak var dragDelegate: (any UITableViewDragDelegate)?
  /// Asked about drops; never here.
  open weak var dropDelegate: (any UITableViewDropDelegate)?
  /// Whether drags may begin.
  open var dragInteractionEnabled = false
  /// Whether something is dragged out: never here.
  open var hasActiveDrag: Bool { false }
  /// Whether something is dragged in: never here.
  open var hasActiveDrop: Bool { false }
}

extension ElementClasses {
  var tableView: AnyClass { UITableView.self }
}
