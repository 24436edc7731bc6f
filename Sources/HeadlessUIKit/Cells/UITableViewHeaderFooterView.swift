/// A reusable header or footer for a section of a table.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  final var contentViewStorage: UIView?
  final var reuseIdentifierStorage: String?
  /// What the view remembers of its pool.
  final var reuseTicket = ReuseTicket()
  final var textLabelStorage: UILabel?
  final var detailTextLabelStorage: UILabel?
  /// The height that the table gives the view unless it has one of its own.
  final var automaticHeight: CGFloat = 0
  /// How the table shows the section's title in this view; nil for views of a delegate.
  final var titleLook: TableTitleLook?
  /// The position of the section in its table while the view is on screen.
  public final var listPosition: ListPosition?
  /// The view behind the content, as large as the view; nil by default.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Creates a header or footer under an identifier for reuse.
  public init(reuseIdentifier: String?) {
    reuseIdentifierStorage = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Creates a header or footer without an identifier.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a header or footer from the nib that is being instantiated.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The element of the view tree.
  open override class var interfaceBuilderElement: String { "tableViewHeaderFooterView" }

  /// The view that holds the content, made on first use.
  open var contentView: UIView {
    if let view = contentViewStorage { return view }
    let view = UIView(frame: CGRect(origin: .zero, size: bounds.size))
    view.flags.insert(.isContentView)
    contentViewStorage = view
    insertSubview(view, at: backgroundView == nil ? 0 : 1)
    return view
  }

  /// The identifier under which the view is pooled; nil for views without one.
  open var reuseIdentifier: String? { reuseIdentifierStorage }

  /// The label of the title, made on first use.
  open var textLabel: UILabel? {
    if let label = textLabelStorage { return label }
    let label = makeLabel()
    textLabelStorage = label
    return label
  }

  /// The second label, made on first use.
  open var detailTextLabel: UILabel? {
    if let label = detailTextLabelStorage { return label }
    let label = makeLabel()
    detailTextLabelStorage = label
    return label
  }

  /// Called before a pooled view is used again; overriders call super.
  open func prepareForReuse() { rare?.nibStorage?.record(call: "prepareForReuse") }

  /// Lays out the content view, the background and the labels.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if !isConfigured { configure() }
    let whole = CGRect(origin: .zero, size: bounds.size)
    backgroundView?.frame = whole
    contentViewStorage?.frame = whole
    guard let label = textLabelStorage else { return }
    let margin = titleLook?.margin ?? CellMetrics.labelMargin
    let area = whole.insetBy(dx: margin, dy: 0)
    let size = label.sizeThatFits(area.size)
    let y = ((area.height - size.height) / 2).roundedToPixel(scale: UIScreen.main.scale)
    label.frame = CGRect(x: area.minX, y: y, width: max(area.width, 0), height: size.height)
  }

  /// The size that the content's constraints need; the table's height if they give none.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let fitted = constrainedSize(
      of: contentViewStorage,
      around: .zero,
      targetSize,
      horizontal: horizontalFittingPriority,
      vertical: verticalFittingPriority
    )
    if let fitted, fitted.height > 0 { return fitted }
    if let size = configuredSize(targetSize, .zero) { return size }
    return super.systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    )
  }

  /// The given width, with the height that the table gives headers and footers.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: automaticHeight > 0 ? automaticHeight : bounds.height)
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
  open var configurationState: UIViewConfigurationState { currentConfigurationState }

  /// Changes configurations for a state: called before the first layout and after the state changed.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    applyConfigurations(state)
  }

  /// Asks for new configurations before the next layout.
  open func setNeedsUpdateConfiguration() {
    isConfigured = false
    setNeedsLayout()
  }

  /// Sets the reuse identifier; for registries and nib loading.
  public func setReuseIdentifier(_ identifier: String?) { reuseIdentifierStorage = identifier }

  /// Sets the content view of a nib.
  public func setContentView(_ view: UIView) {
    contentViewStorage?.removeFromSuperview()
    contentViewStorage = view
    view.flags.insert(.isContentView)
    if view.superviewStorage !== self { addSubview(view) }
  }

  /// The section and the identifier for the view tree.
  open override func writeTreeAttributes(_ attribute: (String, String) -> Void) {
    listPosition?.write(attribute)
    if let reuseIdentifier { attribute("reuseIdentifier", reuseIdentifier) }
  }

  private func makeLabel() -> UILabel {
    let label = UILabel(frame: .zero)
    contentView.addSubview(label)
    setNeedsLayout()
    return label
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
  open var configurationUpdateHandler:
    ((UITableViewHeaderFooterView, UIViewConfigurationState) -> Void)?
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
    .groupedHeader()
  }
}
