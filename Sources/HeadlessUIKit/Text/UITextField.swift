/// A line of text that the user can edit.
@MainActor
open class UITextField: UIControl {
  /// The borders of a field.
  public enum BorderStyle: Int, Sendable {
    /// None.
    case none = 0
    /// A line.
    case line
    /// A bevel.
    case bezel
    /// A rounded rectangle.
    case roundedRect
  }

  /// When an overlay shows.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While text is edited.
    case whileEditing
    /// Unless text is edited.
    case unlessEditing
    /// Always.
    case always
  }

  private var textStorage: String? = ""
  private var attributedStorage: NSAttributedString?
  private var measured = TextCache()
  /// The text that shows while there is none.
  open var placeholder: String? { didSet { contentChanged() } }
  /// The placeholder with attributes.
  open var attributedPlaceholder: NSAttributedString?
  /// The font; 17 points by default.
  open var font: UIFont? { didSet { contentChanged() } }
  /// The colour of the text.
  open var textColor: UIColor? = .label
  /// Where the text stands.
  open var textAlignment = NSTextAlignment.natural
  /// The border.
  open var borderStyle = BorderStyle.none { didSet { contentChanged() } }
  /// The image behind the text.
  open var background: UIImage?
  /// Whether editing starts with no text.
  open var clearsOnBeginEditing = false
  /// Whether the text shrinks to fit the width.
  open var adjustsFontSizeToFitWidth = false
  /// The least size of shrunken text.
  open var minimumFontSize: CGFloat = 0
  /// When the clear button shows.
  open var clearButtonMode = ViewMode.never
  /// The view before the text.
  open var leftView: UIView?
  /// The view after the text.
  open var rightView: UIView?
  /// When the view before the text shows.
  open var leftViewMode = ViewMode.never
  /// When the view after the text shows.
  open var rightViewMode = ViewMode.never
  /// Whether the font follows the user's content size.
  open var adjustsFontForContentSizeCategory = false
  /// How the keyboard and the entry behave.
  public final var inputTraits = TextInputTraits()
  /// Who decides about editing.
  open weak var delegate: (any UITextFieldDelegate)?

  /// Creates a field with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a field from the nib that is being instantiated.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "textField" }
  /// The properties that are set by name.
  package override class var keyedAttributes: [KeyedAttribute] {
    [
      KeyedAttribute("text", for: [.runtimeAttributes, .suites]) {
        (field: UITextField, value: String?) in
        field.text = value
      },
      KeyedAttribute("placeholder", for: [.runtimeAttributes, .suites]) {
        (field: UITextField, value: String?) in
        field.placeholder = value
      },
      KeyedAttribute("textColor", for: .runtimeAttributes) {
        (field: UITextField, value: UIColor?) in
        field.textColor = value
      },
      KeyedAttribute("textAlignment", for: .runtimeAttributes) { (field: UITextField, value: Int) in
        field.textAlignment = NSTextAlignment(rawValue: value) ?? field.textAlignment
      },
    ] + super.keyedAttributes
  }
  /// It is seen whatever is set on it.
  package override class var alwaysShowsContent: Bool { true }

  /// The text; setting it sends no event.
  open var text: String? {
    get { attributedStorage?.string ?? textStorage }
    set {
      textStorage = newValue ?? ""
      attributedStorage = nil
      contentChanged()
    }
  }

  /// The text with attributes.
  open var attributedText: NSAttributedString? {
    get { attributedStorage ?? textStorage.map { NSAttributedString(string: $0) } }
    set {
      attributedStorage = newValue
      textStorage = newValue?.string ?? ""
      contentChanged()
    }
  }

  /// Whether the text is being edited.
  open var isEditing: Bool { isFirstResponder }
  /// Whether the text is shown as dots.
  open var isSecureTextEntry: Bool {
    get { inputTraits.isSecureTextEntry }
    set { inputTraits.isSecureTextEntry = newValue }
  }

  /// A field can be edited.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Starts editing; the delegate may refuse.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    if clearsOnBeginEditing { text = "" }
    sendActions(for: .editingDidBegin)
    delegate?.textFieldDidBeginEditing(self)
    return true
  }

  /// Ends editing.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard super.resignFirstResponder() else { return false }
    sendActions(for: .editingDidEnd)
    delegate?.textFieldDidEndEditing(self)
    return true
  }

  /// Types text as the user does: the event of a change is sent.
  public final func type(_ newText: String) {
    text = (text ?? "") + newText
    sendActions(for: .editingChanged)
  }

  /// 30 or 34 with a rounded border, else the line rounded up (`interface-builder.md` §4).
  open override var intrinsicContentSize: CGSize {
    if let placeholder = rare?.placeholderIntrinsicSize { return placeholder }
    let shown = text.flatMap { $0.isEmpty ? nil : $0 } ?? placeholder
    let font = font ?? UIFont.defaultLabelFont
    let line = font.lineHeight.rounded(.up)
    let size = measured.size(shown, font: font, width: 0, lines: 1, mode: .byClipping)
    let rounded = UIKitProfile.current < .ios15 ? 30.0 : 34.0
    let height = borderStyle == .roundedRect ? max(rounded, line + 8) : line
    return CGSize(width: size.width + (borderStyle == .none ? 0 : 14), height: height)
  }
  /// The natural size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  /// The text.
  open override var treeText: String? { text.flatMap { $0.isEmpty ? nil : $0 } }
  /// The placeholder for the view tree.
  open override func writeTreeAttributes(_ attribute: (String, String) -> Void) {
    if let placeholder { attribute("placeholder", placeholder) }
  }

  private func contentChanged() {
    measured.forget()
    invalidateIntrinsicContentSize()
  }
}

extension ElementClasses {
  var textField: AnyClass { UITextField.self }
}
