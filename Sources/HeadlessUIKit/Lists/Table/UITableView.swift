/// A list of rows in sections.
///
/// Counts and heights are asked on reloads and updates and cached (rule TV-12); what is not visible is never visited.
/// Where UIKit leaves a choice open the table has a policy: ``recyclePolicy``, ``reusesCellsOnReload``.
@MainActor
open class UITableView: UIScrollView {
  /// The looks of a table; fixed for life (rule TV-1).
  public enum Style: Int, Sendable {
    /// Rows from edge to edge, headers that stay.
    case plain = 0
    /// Sections as groups.
    case grouped
    /// Sections as groups with a margin.
    case insetGrouped
  }

  /// How rows are separated.
  public enum SeparatorStyle: Int, Sendable {
    /// Not at all.
    case none = 0
    /// By a line.
    case singleLine
    /// By an etched line.
    case singleLineEtched
  }

  /// Where nib loading found the content.
  public enum DataMode: String, Sendable {
    /// Prototype cells.
    case prototypes
    /// Cells of the document.
    case `static`
  }

  /// When cells that leave the screen can be used again.
  public enum RecyclePolicy: Sendable {
    /// Before a pass fetches what enters, unless it replaces the whole screen: then after.
    ///
    /// Scrolling by steps of at most a row never makes more cells than fit and one more; a jump may make a
    /// second screenful, as in the open re-implementations.
    case afterJumps
    /// Always after a pass fetched what enters.
    case afterFetching
    /// Always before: a jump reuses the first screenful.
    case beforeFetching
  }

  /// The value that asks for heights made by the table (rule TV-29a).
  public nonisolated static let automaticDimension: CGFloat = -1

  /// The registrations and pools.
  public final let reuseRegistry = ReuseRegistry()
  @exclusivity(unchecked) final var styleStorage: Style
  /// The height of rows without one of their own.
  open var rowHeight: CGFloat {
    didSet { if rowHeight != oldValue { heightsChanged() } }
  }
  /// The height of headers without one of their own.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { heightsChanged() } }
  }
  /// The height of footers without one of their own.
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { heightsChanged() } }
  }
  /// The assumed height of rows; 0 asks for every height at once.
  open var estimatedRowHeight = UITableView.defaultEstimate {
    didSet { if estimatedRowHeight != oldValue { heightsChanged() } }
  }
  /// The assumed height of headers.
  open var estimatedSectionHeaderHeight = UITableView.defaultEstimate {
    didSet { if estimatedSectionHeaderHeight != oldValue { heightsChanged() } }
  }
  /// The assumed height of footers.
  open var estimatedSectionFooterHeight = UITableView.defaultEstimate {
    didSet { if estimatedSectionFooterHeight != oldValue { heightsChanged() } }
  }
  /// The height of the empty rows below the last one of plain tables, of which only separators show; 0 for none.
  open var fillerRowHeight = UITableView.automaticDimension
  /// What an automatic estimate means for rows whose heights the delegate gives.
  public final var automaticEstimates = AutomaticEstimates.exact {
    didSet { if automaticEstimates != oldValue { heightsChanged() } }
  }
  /// The space above headers of plain tables, from iOS 15 on.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { heightsChanged() } }
  }
  /// How rows are separated.
  open var separatorStyle = SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { separatorsChanged() } }
  }
  /// The colour of separators.
  open var separatorColor: UIColor? = .separator
  /// The insets of separators.
  open var separatorInset = UITableView.defaultSeparatorInset
  /// Whether rows can be selected.
  open var allowsSelection = true
  /// Whether rows can be selected while editing.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false
  /// Whether several rows can be selected while editing.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether rows are announced ahead of their display, if there is anybody to tell.
  open var isPrefetchingEnabled = true {
    didSet { if isPrefetchingEnabled != oldValue { setNeedsLayout() } }
  }
  /// Whether rows can have the focus where the delegate does not say.
  open var allowsFocus = true
  /// Whether a row that gets the focus is selected where the delegate does not say.
  open var selectionFollowsFocus = false
  /// Whether the focus comes back to the row that had it last.
  open var remembersLastFocusedIndexPath = false
  /// Whether drags that hover over rows open them.
  open var isSpringLoaded = false
  /// The number of rows from which the index shows.
  open var sectionIndexMinimumDisplayRowCount = 0
  /// The view behind the rows.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue) }
  }
  /// The view above the first section.
  open var tableHeaderView: UIView? {
    didSet { replaceEnd(oldValue, tableHeaderView) }
  }
  /// The view below the last section.
  open var tableFooterView: UIView? {
    didSet { replaceEnd(oldValue, tableFooterView) }
  }
  /// Where nib loading found the content.
  public final var dataMode: DataMode?
  /// The sections of a document with static cells, set by nib loading.
  @exclusivity(unchecked) public final var staticSections: [StaticSection] = [] {
    didSet { settleSource() }
  }
  /// What the table asks for rows; setting it makes the next layout ask everything anew.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet {
      list.allowsNilCells = dataSource is any UITableViewOptionalCellDataSource
      settleSource()
    }
  }
  /// What the table tells and asks; a delegate of scroll views only hears of scrolling.
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet {
      tableDelegate = delegate as? any UITableViewDelegate
      clientsChanged()
    }
  }
  /// When cells that leave the screen go to the pool, which UIKit leaves open (rule TV-38).
  @exclusivity(unchecked) public final var recyclePolicy = RecyclePolicy.afterJumps
  /// Whether cells on screen go to the pool before a reload fetches new ones (rule TV-39).
  public final var reusesCellsOnReload = true
  /// Whether scrolling to the top leaves a row below the header that is pinned there (rule TV-81).
  public final var keepsRowsBelowHeaders = true
  // Weak references of the table's own, which the engine reads without a dynamic call.
  @exclusivity(unchecked) final weak var tableSource: (any UITableViewDataSource)?
  @exclusivity(unchecked) final weak var tableDelegate: (any UITableViewDelegate)?
  /// What clients did that Apple's documentation forbids and that UIKit lets pass, the oldest first.
  public final var misuses: [Misuse] = []
  final let list = TableState()
  @exclusivity(unchecked) final var editing = false

  /// Creates a table.
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

  /// What `rowHeight` reads when nobody set it: 44 up to iOS 7, automatic from then on (rule TV-29).
  static var defaultRowHeight: CGFloat { UIKitProfile.current <= .ios7 ? 44 : -1 }

  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "tableView" }
  /// The look.
  open var style: Style { styleStorage }
  /// Whether rows can be edited.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  /// Starts or stops editing.
  open func setEditing(_ editing: Bool, animated: Bool) {
    if list.committing != nil { noteMisuse(.editingChangedDuringCommit) }
    if !editing { endSwipe() }
    guard self.editing != editing else { return }
    endSwipe()
    self.editing = editing
    applyEditing(animated: animated)
  }

  /// Sets the look: for nib loading, before the table is shown.
  public func setStyle(_ style: Style) { styleStorage = style }

  /// Asks counts and heights anew, at once; cells follow at the next layout (rule TV-98).
  open func reloadData() { performReload() }

  /// Says that a layout is due, also while one runs.
  open override func setNeedsLayout() {
    list.isLayoutWanted = true
    super.setNeedsLayout()
  }

  /// Brings what is on screen in line with the visible rectangle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutContent()
  }

  /// A section whose cells a document holds.
  @MainActor
  public struct StaticSection {
    /// The title above.
    public var headerTitle: String?
    /// The title below.
    public var footerTitle: String?
    /// The cells.
    public var cells: [UITableViewCell]

    /// Creates a section.
    public init(headerTitle: String?, footerTitle: String?, cells: [UITableViewCell]) {
      self.headerTitle = headerTitle
      self.footerTitle = footerTitle
      self.cells = cells
    }
  }
}

extension ElementClasses {
  var tableView: AnyClass { UITableView.self }
}
