import ListGeometry

/// A list of rows in sections.
///
/// Counts and heights are asked on reloads and updates, and cached (rule TV-12). Rows that are not
/// visible are never visited. Where UIKit leaves a choice open, the table has a policy, such as
/// ``recyclePolicy`` and ``reusesCellsOnReload``.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// The styles of a table, fixed for life (rule TV-1).
  public enum Style: Int, Sendable {
    /// Rows from edge to edge, with headers and footers that are pinned while their section shows.
    case plain = 0
    /// Sections as groups from edge to edge, with gaps between them.
    case grouped
    /// Sections as groups with a margin at both sides.
    case insetGrouped
  }

  /// The separators between rows, which are reported but not drawn.
  public enum SeparatorStyle: Int, Sendable {
    /// No separators; rows have their whole height for content.
    case none = 0
    /// A line one pixel thick.
    case singleLine
    /// An etched line, which takes as much space as a single one.
    case singleLineEtched
  }

  /// Which content nib loading found.
  public enum DataMode: String, Sendable {
    /// Prototype cells; a data source gives the rows.
    case prototypes
    /// Static cells; the document gives the rows.
    case `static`
  }

  /// When cells that leave the screen return to the pool.
  public enum RecyclePolicy: Sendable {
    /// Before a pass gets new cells, unless it replaces the whole screen; then afterwards.
    ///
    /// Scrolling by at most a row at a time makes one cell more than fit on screen. A jump may make
    /// a second screenful, as in open re-implementations.
    case afterJumps
    /// Always after a pass got its new cells.
    case afterFetching
    /// Always before a pass gets its new cells: a jump reuses the first screenful.
    case beforeFetching
  }

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
  open var separatorStyle = SeparatorStyle.singleLine {
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
  /// Asked and told about rows, if it is a `UITableViewDelegate`; others are only told of scrolling.
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet {
      tableDelegate = delegate as? any UITableViewDelegate
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

  /// A section whose cells are in the document.
  @MainActor
  public struct StaticSection {
    /// The title above the cells; nil for none.
    public var headerTitle: String?
    /// The title below the cells; nil for none.
    public var footerTitle: String?
    /// The cells in order, one for each row.
    public var cells: [UITableViewCell]

    /// Creates a section of cells with optional titles.
    public init(headerTitle: String?, footerTitle: String?, cells: [UITableViewCell]) {
      self.headerTitle = headerTitle
      self.footerTitle = footerTitle
      self.cells = cells
    }
  }

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
      for position in list.selection { setSelected(position, false, animated) }
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
}

extension ElementClasses {
  var tableView: AnyClass { UITableView.self }
}
