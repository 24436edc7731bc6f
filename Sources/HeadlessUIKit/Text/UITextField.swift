/// A single line of text that the user can edit.
@preconcurrency @MainActor
open class UITextField: UIControl {
  /// The borders of a field, with UIKit's numbers.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none = 0
    /// A thin line.
    case line
    /// A bevelled edge.
    case bezel
    /// A rounded rectangle, which makes the field higher.
    case roundedRect
  }

  /// When a view beside the text shows.
  public enum ViewMode: Int, Sendable {
    /// In no state.
    case never = 0
    /// While the text is edited.
    case whileEditing
    /// While the text is not edited.
    case unlessEditing
    /// In every state.
    case always
  }

  private var textStorage: String? = ""
  private var attributedStorage: NSAttributedString?
  private var measured = TextCache()
  /// The text that shows while the field is empty; it sets the intrinsic width then.
  open var placeholder: String? {
    didSet { if placeholder != oldValue { contentChanged() } }
  }
  /// The placeholder with attributes; setting it replaces ``placeholder`` with the same letters.
  open var attributedPlaceholder: NSAttributedString? {
    didSet { placeholder = attributedPlaceholder?.string }
  }
  /// The font; 17 points by default.
  open var font: UIFont? {
    didSet {
      if font == oldValue { return }
      contentChanged()
      let plain = UIFont.defaultLabelFont
      fontDidChange(from: oldValue ?? plain, to: font ?? plain)
    }
  }
  /// The colour of the text; the system's label colour by default.
  open var textColor: UIColor? = .label
  /// The alignment of the text; that of the language by default.
  open var textAlignment = NSTextAlignment.natural
  /// The border; none by default.
  ///
  /// It sets the intrinsic height.
  open var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { contentChanged() } }
  }
  /// The image behind the text; nil by default.
  open var background: UIImage?
  /// Whether editing starts by clearing the text; false by default.
  open var clearsOnBeginEditing = false
  /// Whether the text shrinks to fit the width; false by default.
  open var adjustsFontSizeToFitWidth = false
  /// The least font size of shrunk text, in points; 0 by default.
  open var minimumFontSize: CGFloat = 0
  /// When the clear button shows; never by default.
  open var clearButtonMode = ViewMode.never
  /// The view before the text; stored, without effect here.
  open var leftView: UIView?
  /// The view after the text; stored, without effect here.
  open var rightView: UIView?
  /// When the view before the text shows; stored, without effect here.
  open var leftViewMode = ViewMode.never
  /// When the view after the text shows; stored, without effect here.
  open var rightViewMode = ViewMode.never
  /// Whether the font follows the user's content size; false by default.
  open var adjustsFontForContentSizeCategory = false
  /// The keyboard and entry settings, as the nib has them.
  public final var inputTraits = TextInputTraits()
  /// Asked and told about editing; not retained.
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
      let new = newValue ?? ""
      if attributedStorage == nil, textStorage == new { return }
      textStorage = new
      attributedStorage = nil
      contentChanged()
    }
  }

  /// The text with attributes; setting it sends no event, and sets the font, the colour and the alignment that it begins with.
  open var attributedText: NSAttributedString? {
    get { attributedStorage ?? textStorage.map { NSAttributedString(string: $0) } }
    set {
      let old = text
      attributedStorage = newValue
      textStorage = newValue?.string ?? ""
      takeStyle(of: newValue)
      if text != old { contentChanged() }
    }
  }

  /// Whether the field is being edited: it is the first responder.
  open var isEditing: Bool { isFirstResponder }
  /// Whether dots hide the text; false by default.
  open var isSecureTextEntry: Bool {
    get { inputTraits.isSecureTextEntry }
    set { inputTraits.isSecureTextEntry = newValue }
  }

  /// The view in place of the keyboard; kept, as no keyboard shows here.
  open override var inputView: UIView? {
    get { stored("inputView", nil) }
    set { store("inputView", newValue) }
  }
  /// The view above the keyboard; kept, as no keyboard shows here.
  open override var inputAccessoryView: UIView? {
    get { stored("inputAccessoryView", nil) }
    set { store("inputAccessoryView", newValue) }
  }

  /// Whether the field is enabled, so that it can be edited.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Starts editing, unless the delegate refuses; sends `editingDidBegin`.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    if clearsOnBeginEditing, delegate?.textFieldShouldClear(self) ?? true { text = "" }
    sendActions(for: .editingDidBegin)
    delegate?.textFieldDidBeginEditing(self)
    return true
  }

  /// Ends editing, unless the delegate refuses; sends `editingDidEnd`.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    guard super.resignFirstResponder() else { return false }
    tellEndOfEditing()
    return true
  }

  /// Tells targets and delegate that editing ended.
  final func tellEndOfEditing() {
    sendActions(for: .editingDidEnd)
    delegate?.textFieldDidEndEditing(self)
  }

  /// Appends text as the user types it, unless the delegate refuses; sends `editingChanged`.
  public final func type(_ newText: String) {
    let end = NSRange(location: (text ?? "").utf16.count, length: 0)
    let isWanted =
      delegate?.textField(self, shouldChangeCharactersIn: end, replacementString: newText) ?? true
    guard isWanted else { return }
    text = (text ?? "") + newText
    sendActions(for: .editingChanged)
    delegate?.textFieldDidChangeSelection(self)
  }

  /// The size of one line of the text or placeholder, plus 14 points in width for a border.
  ///
  /// The height is that of the line, rounded up to whole points. With a rounded border it is at
  /// least 8 more than the line and at least 34 points, 30 before iOS 15. Stored Interface Builder
  /// frames agree.
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
  /// The intrinsic size, whatever the given size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  /// The text; nil if it is empty.
  open override var treeText: String? { text.flatMap { $0.isEmpty ? nil : $0 } }
  /// The placeholder for the view tree.
  open override func writeTreeAttributes(_ attribute: (String, String) -> Void) {
    if let placeholder { attribute("placeholder", placeholder) }
  }

  // MARK: Where the parts lie; nothing draws them here

  /// The rectangle of the border.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The rectangle of the text.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    borderStyle == .none ? bounds : bounds.insetBy(dx: 7, dy: 2)
  }
  /// The rectangle of the text while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// The rectangle of the placeholder.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// The rectangle of the clear button.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
  }
  /// The rectangle of the view before the text.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    guard let size = leftView?.frame.size else { return .zero }
    return CGRect(
      x: bounds.minX,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }
  /// The rectangle of the view after the text.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    guard let size = rightView?.frame.size else { return .zero }
    return CGRect(
      x: bounds.maxX - size.width,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }
  /// Draws the text; never called.
  open func drawText(in rect: CGRect) {}
  /// Draws the placeholder; never called.
  open func drawPlaceholder(in rect: CGRect) {}
  /// Whether there is text.
  open var hasText: Bool { !(text ?? "").isEmpty }
  /// Puts text in the place of what is selected, without an event: at the end, unless code selected something.
  open func insertText(_ text: String) { replaceSelection(with: text) }
  /// Takes away what is selected, or else the letter before the caret, without an event.
  open func deleteBackward() { deleteSelection() }
  /// The selected part; the end of the text unless it was set.
  open var selectedTextRange: UITextRange? {
    get { stored("selectedTextRange", UITextRange(endOfDocument, endOfDocument)) }
    set { store("selectedTextRange", newValue) }
  }
  /// The rectangle of the caret; empty, as nothing is drawn.
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  /// The rectangles of a selection; none, as nothing is drawn.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }

  /// Takes over the font, the colour and the alignment with which a styled text begins.
  private func takeStyle(of styled: NSAttributedString?) {
    guard let styled, styled.length > 0 else { return }
    let attributes = styled.attributes(at: 0, effectiveRange: nil)
    if let font = attributes[.font] as? UIFont { self.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
      textAlignment = style.alignment
    }
  }

  private func contentChanged() {
    measured.forget()
    invalidateIntrinsicContentSize()
  }
}

extension ElementClasses {
  var textField: AnyClass { UITextField.self }
}
