/// A control with a title or an image that reacts to a tap.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The looks of a button.
  public enum ButtonType: Int, Sendable {
    /// No look of its own.
    case custom = 0
    /// The system's look.
    case system = 1
    /// A detail disclosure.
    case detailDisclosure = 2
    /// A light information sign.
    case infoLight = 3
    /// A dark information sign.
    case infoDark = 4
    /// A plus sign.
    case contactAdd = 5
    /// A plain button.
    case plain = 6
    /// A close sign.
    case close = 7
    /// The older name of the system's look.
    public static var roundedRect: ButtonType { .system }
  }

  /// What a button shows in one state.
  struct Content {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var titleShadowColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?

    /// Whether it is laid out like another: colours and backgrounds do not count.
    func isShown(as other: Content) -> Bool {
      guard title == other.title, image === other.image else { return false }
      if attributedTitle === other.attributedTitle { return true }
      guard let attributedTitle, let former = other.attributedTitle else { return false }
      return AttributedText(attributedTitle).isMeasured(as: AttributedText(former))
    }
  }

  @exclusivity(unchecked) final var contents: [(state: State, content: Content)] = []
  final var titleLabelStorage: UILabel?
  final var imageViewStorage: UIImageView?
  @exclusivity(unchecked) final var fontStorage: UIFont?
  final var measured = TextCache()
  /// The look.
  @exclusivity(unchecked) public internal(set) final var buttonType = ButtonType.custom
  /// The insets around title and image; they replace the height added to a line.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet {
      guard contentEdgeInsets != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
  /// The insets of the title.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// The insets of the image.
  open var imageEdgeInsets = UIEdgeInsets.zero
  /// Whether a highlighted button dims its image.
  open var adjustsImageWhenHighlighted = true
  /// Whether a disabled button dims its image.
  open var adjustsImageWhenDisabled = true
  /// Whether the title reverses its shadow.
  open var reversesTitleShadowWhenHighlighted = false
  /// Whether a highlighted button glows.
  open var showsTouchWhenHighlighted = false
  /// Shared by all buttons of one nib: a configuration has a dozen words, of which buttons read few.
  @exclusivity(unchecked) private final var configurationStorage: SharedConfiguration?
  /// The newer way to describe the looks.
  open var configuration: UIButton.Configuration? {
    get { configurationStorage?.value }
    set {
      guard newValue != configuration else { return }
      configurationStorage = newValue.map(SharedConfiguration.init)
      contentChanged()
    }
  }

  /// Creates a button with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a button from the nib that is being instantiated.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a button of a look.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Creates a button with an action for its main event.
  public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
    self.init(frame: frame)
    guard let primaryAction else { return }
    setTitle(primaryAction.title.isEmpty ? nil : primaryAction.title, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "button" }
  /// The properties that are set by name.
  package override class var keyedAttributes: [KeyedAttribute] {
    [
      KeyedAttribute("title", for: .suites) { (button: UIButton, value: String) in
        button.setTitle(value, for: .normal)
      }
    ] + super.keyedAttributes
  }

  /// The title of a state; set for the normal state it serves all that have none.
  ///
  /// That of a configuration is the normal one.
  open func setTitle(_ title: String?, for state: State) {
    if state == .normal { reconfigure { $0.title = title } }
    change(state) { $0.title = title }
  }
  /// The title with attributes of a state, which a button prefers to a plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(state) { $0.attributedTitle = title }
  }
  /// The colour of the title in a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    change(state) { $0.titleColor = color }
  }
  /// The colour of the title's shadow in a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    change(state) { $0.titleShadowColor = color }
  }
  /// The image of a state.
  open func setImage(_ image: UIImage?, for state: State) {
    if state == .normal { reconfigure { $0.image = image } }
    change(state) { $0.image = image }
  }
  /// The background of a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    change(state) { $0.backgroundImage = image }
  }

  /// The title of a state, falling back to the normal one.
  open func title(for state: State) -> String? {
    value(state) { $0.attributedTitle?.string ?? $0.title }
  }
  /// The title with attributes of a state.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    value(state) { $0.attributedTitle }
  }
  /// The colour of the title in a state.
  open func titleColor(for state: State) -> UIColor? { value(state) { $0.titleColor } }
  /// The colour of the title's shadow in a state.
  open func titleShadowColor(for state: State) -> UIColor? { value(state) { $0.titleShadowColor } }
  /// The image of a state.
  open func image(for state: State) -> UIImage? { value(state) { $0.image } }
  /// The background of a state.
  open func backgroundImage(for state: State) -> UIImage? { value(state) { $0.backgroundImage } }

  /// The title of the present state.
  open var currentTitle: String? { configuration?.title ?? title(for: state) }
  /// The title with attributes of the present state.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The title's colour in the present state.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? tintColor }
  /// The image of the present state.
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
  /// The background of the present state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// The label of the title, made on first use.
  open var titleLabel: UILabel? { madeTitleLabel() }
  /// The view of the image, made on first use.
  open var imageView: UIImageView? { madeImageView() }

  /// The size of title and image with their insets, whatever the given size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  /// The size of title and image with their insets.
  open override var intrinsicContentSize: CGSize {
    rare?.placeholderIntrinsicSize ?? naturalSize
  }

  /// Lays out the title's label and the image's view, where something asked for them.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutParts()
  }

  /// The title of the present state.
  open override var treeText: String? { currentTitle }

  /// Updates the configuration for the state, with the program's handler if it has one.
  open func updateConfiguration() { configurationUpdateHandler?(self) }
  /// Asks for ``updateConfiguration()``, which runs at once here.
  open func setNeedsUpdateConfiguration() { updateConfiguration() }
  /// Where the content lies in a rectangle.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
  /// Where the title lies in the content's rectangle.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    partRects(in: contentRect).title
  }
  /// Where the image lies in the content's rectangle.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    partRects(in: contentRect).image
  }
  /// Where the background lies in a rectangle.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  override func stateDidChange() {
    contentChanged()
  }

  /// Takes what a nib holds, written straight as UIKit's decoding does; the lists are the nib's own until changed.
  final func takeDecoded(_ decoded: NibButtonState) {
    if let type = decoded.type { buttonType = type }
    if let font = decoded.font { fontStorage = font }
    if !decoded.contents.isEmpty { contents = decoded.contents }
    if let configuration = decoded.configuration { configurationStorage = configuration }
  }

  private func reconfigure(_ body: (inout UIButton.Configuration) -> Void) {
    guard let old = configurationStorage?.value else { return }
    var changed = old
    body(&changed)
    guard changed != old else { return }
    configurationStorage = SharedConfiguration(changed)
    contentChanged()
  }

  /// Changes what a state shows; what it shows already asks for no layout.
  private func change(_ state: State, _ body: (inout Content) -> Void) {
    let index = contents.firstIndex { $0.state == state }
    let old = index.map { contents[$0].content } ?? Content()
    var new = old
    body(&new)
    if let index { contents[index].content = new } else { contents.append((state, new)) }
    if !new.isShown(as: old) { contentChanged() }
  }

  private func value<Value>(_ state: State, _ body: (Content) -> Value?) -> Value? {
    for entry in contents where entry.state == state {
      if let found = body(entry.content) { return found }
    }
    guard state != .normal else { return nil }
    for entry in contents where entry.state == .normal { return body(entry.content) }
    return nil
  }

  final func contentChanged() {
    measured.forget()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}

extension ElementClasses {
  var button: AnyClass { UIButton.self }
}
