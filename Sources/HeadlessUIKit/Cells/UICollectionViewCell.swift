/// A cell for an item of a collection view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  final var contentViewStorage: UIView?
  /// The view behind the content; nil by default.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, backgroundView, at: 0) }
  }
  /// The view between background and content of a selected item; nil by default.
  open var selectedBackgroundView: UIView? {
    didSet { replace(oldValue, selectedBackgroundView, at: backgroundView == nil ? 0 : 1) }
  }
  /// Whether the item is selected; set by the collection view.
  open var isSelected = false {
    didSet { if isSelected != oldValue { configure() } }
  }
  /// Whether the item is touched; set by the collection view.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { configure() } }
  }

  /// Creates a cell with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a cell from the nib that is being instantiated.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "collectionViewCell" }

  /// The view that holds the content, made on first use.
  open var contentView: UIView {
    if let view = contentViewStorage { return view }
    let view = UIView(frame: CGRect(origin: .zero, size: bounds.size))
    view.flags.insert(.isContentView)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentViewStorage = view
    addSubview(view)
    return view
  }

  /// Ends selection and highlight of a pooled cell before it is used again (rule CV-23).
  open override func prepareForReuse() {
    super.prepareForReuse()
    if isSelected { isSelected = false }
    if isHighlighted { isHighlighted = false }
  }

  /// Sets the frames of the content view and the backgrounds to the bounds.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if !isConfigured { configure() }
    let whole = CGRect(origin: .zero, size: bounds.size)
    contentViewStorage?.frame = whole
    backgroundView?.frame = whole
    selectedBackgroundView?.frame = whole
  }

  override var fittedContent: UIView { contentViewStorage ?? self }

  /// The size that the content's constraints need, with these priorities of the target size.
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
    return fitted ?? configuredSize(targetSize, .zero)
      ?? super.systemLayoutSizeFitting(
        targetSize,
        withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority
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

  /// Sets the content view of a nib.
  public func setContentView(_ view: UIView) {
    contentViewStorage?.removeFromSuperview()
    contentViewStorage = view
    view.flags.insert(.isContentView)
    if view.superviewStorage !== self { addSubview(view) }
  }

  /// The place, the identifier and the state for the view tree.
  open override func writeTreeAttributes(_ attribute: (String, String) -> Void) {
    super.writeTreeAttributes(attribute)
    if isSelected { attribute("selected", "YES") }
    if isHighlighted { attribute("highlighted", "YES") }
  }

  private func replace(_ old: UIView?, _ new: UIView?, at index: Int) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: index) }
    setNeedsLayout()
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
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)?
  {
    get { stored("configurationUpdateHandler", nil) }
    set {
      store("configurationUpdateHandler", newValue)
      madeConfigurations.hasHandler = newValue != nil
      setNeedsUpdateConfiguration()
    }
  }
}

extension ElementClasses {
  var collectionViewCell: AnyClass { UICollectionViewCell.self }
}
