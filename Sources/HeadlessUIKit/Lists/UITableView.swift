/// A list of rows in sections.
///
/// For now the class holds what nibs set, registrations and pools; the list engine comes with a later change.
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

  /// The value that asks for heights made by the table (rule TV-29a).
  public nonisolated static let automaticDimension: CGFloat = -1

  /// The registrations and pools.
  public final let reuseRegistry = ReuseRegistry()
  final var styleStorage: Style
  /// The height of rows without one of their own.
  open var rowHeight: CGFloat
  /// The height of headers without one of their own.
  open var sectionHeaderHeight = UITableView.automaticDimension
  /// The height of footers without one of their own.
  open var sectionFooterHeight = UITableView.automaticDimension
  /// The assumed height of rows; 0 asks for every height at once.
  open var estimatedRowHeight = UITableView.automaticDimension
  /// The assumed height of headers.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// The assumed height of footers.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// The space above headers of plain tables, from iOS 15 on.
  open var sectionHeaderTopPadding = UITableView.automaticDimension
  /// How rows are separated.
  open var separatorStyle = SeparatorStyle.singleLine
  /// The colour of separators.
  open var separatorColor: UIColor? = .separator
  /// The insets of separators.
  open var separatorInset = UIEdgeInsets(
    top: 0,
    left: CellMetrics.separatorLeft,
    bottom: 0,
    right: 0
  )
  /// Whether rows can be selected.
  open var allowsSelection = true
  /// Whether rows can be selected while editing.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false
  /// Whether several rows can be selected while editing.
  open var allowsMultipleSelectionDuringEditing = false
  /// The number of rows from which the index shows.
  open var sectionIndexMinimumDisplayRowCount = 0
  /// The view behind the rows.
  open var backgroundView: UIView?
  /// The view above the first section.
  open var tableHeaderView: UIView? {
    didSet { swap(oldValue, tableHeaderView) }
  }
  /// The view below the last section.
  open var tableFooterView: UIView? {
    didSet { swap(oldValue, tableFooterView) }
  }
  /// Where nib loading found the content.
  public final var dataMode: DataMode?
  /// The sections of a document with static cells, set by nib loading.
  public final var staticSections: [StaticSection] = []
  /// What the table asks for rows.
  open weak var dataSource: (any UITableViewDataSource)?
  final var editing = false

  /// Creates a table.
  public init(frame: CGRect, style: Style) {
    styleStorage = style
    rowHeight = UITableView.defaultRowHeight
    super.init(frame: frame)
  }

  /// Creates a plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a table from the nib that is being instantiated.
  public required init?(coder: NSCoder) {
    styleStorage = .plain
    rowHeight = UITableView.defaultRowHeight
    super.init(coder: coder)
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
  open func setEditing(_ editing: Bool, animated: Bool) { self.editing = editing }

  /// Sets the look: for nib loading, before the table is shown.
  public func setStyle(_ style: Style) { styleStorage = style }

  private func swap(_ old: UIView?, _ new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
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

/// What a table asks for its rows.
@MainActor
public protocol UITableViewDataSource: AnyObject {
  /// The number of rows of a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell of a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// The number of sections; 1 by default.
  func numberOfSections(in tableView: UITableView) -> Int
}

extension UITableViewDataSource {
  /// One section, as UIKit assumes when the method is missing (rule TV-10).
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
}

/// What a table tells and asks about its rows' looks.
@MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {}
