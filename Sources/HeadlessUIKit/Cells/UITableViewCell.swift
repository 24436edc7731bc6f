/// A row of a table.
@MainActor
open class UITableViewCell: UIView {
  /// The built-in layouts of a cell.
  public enum CellStyle: Int, Sendable {
    /// An image and one text.
    case `default` = 0
    /// A text and a value at the right edge.
    case value1
    /// A small text at the left and a value.
    case value2
    /// A text above a smaller one.
    case subtitle
  }

  /// What a cell shows at its right edge.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// An arrow.
    case disclosureIndicator
    /// An information button and an arrow.
    case detailDisclosureButton
    /// A check mark.
    case checkmark
    /// An information button.
    case detailButton
  }

  /// How a cell shows selection.
  public enum SelectionStyle: Int, Sendable {
    /// Not at all.
    case none = 0
    /// In blue.
    case blue
    /// In grey.
    case gray
    /// As the system does.
    case `default`
  }

  /// What editing does to a row.
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// Deletes it.
    case delete
    /// Inserts one.
    case insert
  }

  /// The layout of the standard labels; fixed for life.
  public internal(set) final var cellStyle: CellStyle
  final var contentViewStorage: UIView?
  /// Whether a nib made the content view: the cell then neither makes standard parts nor places them.
  final var isContentFromNib = false
  @exclusivity(unchecked) final var reuseIdentifierStorage: String?
  /// The pool that the cell belongs to.
  @exclusivity(unchecked) final var reuseTicket = ReuseTicket()
  @exclusivity(unchecked) final var parts: CellParts?
  @exclusivity(unchecked) final var selected = false
  @exclusivity(unchecked) final var highlighted = false
  @exclusivity(unchecked) final var editing = false
  /// What editing does to the row, as its table last said.
  public internal(set) final var editingStyle = EditingStyle.none
  /// The place of the row in its table while it is displayed.
  @exclusivity(unchecked) public final var listPosition: ListPosition?
  /// Whether the cell draws a separator, which older profiles take from the content view's height.
  final var hasSeparator = true
  /// How the cell shows selection.
  open var selectionStyle = SelectionStyle.default
  /// What the cell shows at its right edge.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { setNeedsLayout() } }
  }
  /// How far the content is moved to the right, in steps.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }
  /// The step of the indentation in points.
  open var indentationWidth: CGFloat = 10

  /// Creates a cell with one of the built-in layouts.
  public init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    reuseIdentifierStorage = reuseIdentifier
    super.init(frame: UITableViewCell.initialFrame)
  }

  /// Creates a cell of the default layout without an identifier.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a cell from the nib that is being instantiated.
  public required init?(coder: NSCoder) {
    cellStyle = .default
    super.init(coder: coder)
  }

  /// The frame of a cell that no table has placed: as wide as the first phones, the default row's height.
  static let initialFrame = CGRect(x: 0, y: 0, width: 320, height: 44)

  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "tableViewCell" }

  /// The view that holds the content, made on first use.
  open var contentView: UIView { contentViewStorage ?? makeContentView() }

  /// The identifier under which the cell is pooled.
  open var reuseIdentifier: String? { reuseIdentifierStorage }

  /// The main label, made on first use; nil for cells that a nib lays out.
  open var textLabel: UILabel? { standardLabel(\.textLabel) }
  /// The second label, made on first use; nil for the default layout.
  open var detailTextLabel: UILabel? {
    cellStyle == .default && parts?.detailTextLabel == nil
      ? nil : standardLabel(\.detailTextLabel)
  }
  /// The image's view, made on first use.
  open var imageView: UIImageView? { standardImageView() }

  /// Sent to a pooled cell before it is used again; resets what a nib cannot have set.
  open func prepareForReuse() {
    rare?.nibStorage?.record(call: "prepareForReuse")
    setHighlighted(false, animated: false)
    setSelected(false, animated: false)
  }

  /// Whether the row is selected.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether the row is touched.
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  /// Whether the row is being edited.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  /// Selects or deselects the row.
  open func setSelected(_ selected: Bool, animated: Bool) {
    self.selected = selected
    highlightLabels()
  }
  /// Highlights the row or stops it.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    self.highlighted = highlighted
    highlightLabels()
  }
  /// Starts or stops editing of the row.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard self.editing != editing else { return }
    let state =
      editing ? states.union(.showingEditControl) : states.subtracting(.showingEditControl)
    willTransition(to: state)
    self.editing = editing
    applyEditingAccessory()
    setNeedsLayout()
    didTransition(to: state)
  }

  /// Sent before the state of the controls changes.
  open func willTransition(to state: StateMask) {}
  /// Sent after the state of the controls changed.
  open func didTransition(to state: StateMask) {}

  /// Which editing controls show.
  public struct StateMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a state from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The edit control shows.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The delete confirmation shows.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  /// Lays out the content view, the accessory and the standard labels.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutContent()
  }

  /// The size that the content needs at a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { standardSize(fitting: size) }

  /// The size that the content's constraints ask for; a default row where they ask for no height, as UIKit does.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let fitted = constrainedSize(
      of: contentViewStorage,
      around: contentMargins,
      targetSize,
      horizontal: horizontalFittingPriority,
      vertical: verticalFittingPriority
    )
    guard let fitted, fitted.height > contentMargins.height else {
      return super.systemLayoutSizeFitting(
        targetSize,
        withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority
      )
    }
    return fitted
  }

  /// The identifier and the state for the view tree.
  open override func writeTreeAttributes(_ attribute: (String, String) -> Void) {
    listPosition?.write(attribute)
    if let reuseIdentifier { attribute("reuseIdentifier", reuseIdentifier) }
    if selected { attribute("selected", "YES") }
    if highlighted { attribute("highlighted", "YES") }
    if editing { attribute("editing", "YES") }
    if let name = accessoryType.treeName { attribute("accessoryType", name) }
  }
}

extension ElementClasses {
  var tableViewCell: AnyClass { UITableViewCell.self }
}
