/// A cell for a row of a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// The built-in layout, fixed for life.
  public internal(set) final var cellStyle: CellStyle
  final var contentViewStorage: UIView?
  /// Whether a nib gave the content view; then no standard parts are made or placed.
  final var isContentFromNib = false
  // Unchecked for exclusivity: no access to these fields runs an app's code.
  @exclusivity(unchecked) final var reuseIdentifierStorage: String?
  /// What the cell remembers of its pool.
  @exclusivity(unchecked) final var reuseTicket = ReuseTicket()
  @exclusivity(unchecked) final var parts: CellParts?
  @exclusivity(unchecked) final var selected = false
  @exclusivity(unchecked) final var highlighted = false
  @exclusivity(unchecked) final var editing = false
  /// The editing style that the table last set for the row.
  open internal(set) var editingStyle = EditingStyle.none
  /// The position of the row in its table while the cell is on screen.
  @exclusivity(unchecked) public final var listPosition: ListPosition?
  /// Whether the cell has a separator, which takes content height in older profiles.
  final var hasSeparator = true
  /// The look of a selected row; the system's by default.
  open var selectionStyle = SelectionStyle.default
  /// The accessory at the right edge; none by default.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { setNeedsLayout() } }
  }
  /// The indentation of the content, in steps of ``indentationWidth``; 0 by default.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }
  /// The width of an indentation step in points; 10 by default.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { setNeedsLayout() } }
  }

  /// Creates a cell of a style, under an identifier for reuse.
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

  /// The frame until a table places the cell: 320 points wide, a default row's height.
  static let initialFrame = CGRect(x: 0, y: 0, width: 320, height: 44)

  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "tableViewCell" }

  /// The view that holds the content, made on first use.
  open var contentView: UIView { contentViewStorage ?? makeContentView() }

  /// The identifier under which the cell is pooled.
  open var reuseIdentifier: String? { reuseIdentifierStorage }

  /// The main label, made on first use; nil if a nib gave the content view without one.
  open var textLabel: UILabel? { standardLabel(\.textLabel) }
  /// The second label, made on first use; nil for the default style.
  open var detailTextLabel: UILabel? {
    cellStyle == .default && parts?.detailTextLabel == nil
      ? nil : standardLabel(\.detailTextLabel)
  }
  /// The image view, made on first use.
  open var imageView: UIImageView? { standardImageView() }

  /// Ends selection and highlight before a pooled cell is used again; overriders call super.
  open func prepareForReuse() {
    rare?.nibStorage?.record(call: "prepareForReuse")
    setHighlighted(false, animated: false)
    setSelected(false, animated: false)
    parts?.showsDeleteConfirmation = false
  }

  /// Whether the row is selected; set by the table.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether the row is touched; set by the table.
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  /// Whether the cell is in editing mode; set by the table.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  /// Selects or deselects the cell at once, labels included.
  open func setSelected(_ selected: Bool, animated: Bool) {
    let isChanged = self.selected != selected
    self.selected = selected
    if isChanged { configure() }
    highlightLabels()
  }
  /// Highlights the row or stops it.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    let isChanged = self.highlighted != highlighted
    self.highlighted = highlighted
    if isChanged { configure() }
    highlightLabels()
  }
  /// Starts or ends editing mode; transitions are announced before and after.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard self.editing != editing else { return }
    let state =
      editing ? states.union(.showingEditControl) : states.subtracting(.showingEditControl)
    willTransition(to: state)
    self.editing = editing
    configure()
    applyEditingAccessory()
    setNeedsLayout()
    didTransition(to: state)
  }

  /// Called before the editing controls change.
  open func willTransition(to state: StateMask) {}
  /// Called after the editing controls changed.
  open func didTransition(to state: StateMask) {}

  /// The editing controls that show.
  public struct StateMask: OptionSet, Sendable {
    /// One bit for each control, as UIKit numbers them.
    public let rawValue: UInt
    /// Creates a state from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The edit control at the left shows.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The delete button or swipe actions show.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  /// Lays out the content view, the accessory and the standard labels.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if !isConfigured { configure() }
    layoutContent()
  }

  /// The size of the standard parts for a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { standardSize(fitting: size) }

  /// The size that the content's constraints need; if they give no height, a default row's, as in UIKit.
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
    if let fitted, fitted.height > contentMargins.height { return fitted }
    if let size = configuredSize(targetSize, contentMargins) { return size }
    let own = super.systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    )
    guard fitted != nil || own.height <= 0 else { return own }
    warnOfCollapse()
    return own.height > 0 ? own : standardSize(fitting: targetSize)
  }

  /// Logs, once, that constraints give the content no height (rule TV-29d).
  private func warnOfCollapse() {
    let start =
      "Warning once only: Detected a case where constraints ambiguously suggest a height of zero"
      + " for a"
    guard !ConsoleLog.messages.contains(where: { $0.hasPrefix(start) }) else { return }
    let end =
      "cell's content view. We're considering the collapse unintentional and using standard height"
      + " instead."
    ConsoleLog.write(
      UIKitProfile.current < .ios15
        ? "\(start) tableview \(end)"
        : "\(start) table view \(end) Cell: "
          + ConsoleDescription.view(self, base: "UITableViewCell")
    )
  }

  // MARK: Configurations

  final var configurations: CellConfigurations?
  /// Whether a configuration was asked for since the state changed.
  final var isConfigured = false

  /// What the content is made of; nil, the default, for a content view of the program's own.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations?.content }
    set { showConfiguration(newValue) }
  }

  /// What is behind the content; stored, and not part of the layout.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations?.background }
    set { setBackground(newValue) }
  }

  /// The state that configurations depend on.
  open var configurationState: UICellConfigurationState { currentConfigurationState }

  /// Changes configurations for a state: called before the first layout and after the state changed.
  open func updateConfiguration(using state: UICellConfigurationState) {
    applyConfigurations(state)
  }

  /// Asks for new configurations before the next layout.
  open func setNeedsUpdateConfiguration() {
    isConfigured = false
    setNeedsLayout()
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

  // MARK: Parts

  /// The background view for a selected row, which gets the cell's size; nil by default.
  open var selectedBackgroundView: UIView? {
    get { parts?.selectedBackgroundView }
    set { madeParts.selectedBackgroundView = newValue }
  }

  /// The background view for a row in a multiple selection; stored, not shown here.
  open var multipleSelectionBackgroundView: UIView? {
    get { parts?.multipleSelectionBackgroundView }
    set { madeParts.multipleSelectionBackgroundView = newValue }
  }

  /// The insets of the separator; 15 points at the left by default.
  open var separatorInset: UIEdgeInsets {
    get {
      parts?.separatorInset
        ?? UIEdgeInsets(top: 0, left: CellMetrics.separatorLeft, bottom: 0, right: 0)
    }
    set { madeParts.separatorInset = newValue }
  }

  /// Whether the reorder control shows in editing mode; false by default.
  open var showsReorderControl: Bool {
    get { parts?.showsReorderControl ?? false }
    set { madeParts.showsReorderControl = newValue }
  }

  /// Whether the delete button or swipe actions of the row show.
  open var showingDeleteConfirmation: Bool { parts?.showsDeleteConfirmation ?? false }

  /// The view behind the content, as large as the cell; nil by default.
  open var backgroundView: UIView? {
    get { background }
    set { background = newValue }
  }

  /// The view at the right edge, which replaces the accessory type; nil by default.
  open var accessoryView: UIView? {
    get { accessory }
    set { accessory = newValue }
  }

  /// The accessory view in editing mode; nil by default, which shows the editing accessory type.
  open var editingAccessoryView: UIView? {
    get { editingAccessory }
    set { editingAccessory = newValue }
  }

  /// The accessory type in editing mode; none by default.
  open var editingAccessoryType: AccessoryType {
    get { accessoryTypeWhileEditing }
    set { accessoryTypeWhileEditing = newValue }
  }

  /// Whether the content is indented in editing mode; true by default.
  open var shouldIndentWhileEditing: Bool {
    get { indentsWhileEditing }
    set { indentsWhileEditing = newValue }
  }

  // MARK: Configurations

  /// Whether the content follows the state by itself; true by default.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations?.updatesContent ?? true }
    set { madeConfigurations.updatesContent = newValue }
  }

  /// Whether the background follows the state by itself; true by default.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations?.updatesBackground ?? true }
    set { madeConfigurations.updatesBackground = newValue }
  }

  /// A closure that changes configurations, called after the class's own method.
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)?
  {
    get { stored("configurationUpdateHandler", nil) }
    set {
      store("configurationUpdateHandler", newValue)
      madeConfigurations.hasHandler = newValue != nil
      setNeedsUpdateConfiguration()
    }
  }

  /// The configuration that a list of this style gives the cell.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch cellStyle {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  // MARK: Gestures, which the cell answers as a delegate of its own recognisers

  /// Whether two gestures go together; false.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Whether a gesture waits for another to fail; false.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Whether another gesture waits for one to fail; false.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Whether a recogniser gets a touch; true.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool { true }

  /// Whether a recogniser gets a press; true.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive press: UIPress
  ) -> Bool { true }
}

extension UITableViewCell: UIGestureRecognizerDelegate {}

extension ElementClasses {
  var tableViewCell: AnyClass { UITableViewCell.self }
}
