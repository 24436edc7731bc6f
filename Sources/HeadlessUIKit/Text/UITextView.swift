/// A scrolling text of many lines that can be edited.
@preconcurrency @MainActor
open class UITextView: UIScrollView {
  private var ownText = ""
  private var attributedStorage: AttributedText?
  private var measured = TextCache()
  /// The font; 12 points when a program sets none.
  open var font: UIFont? {
    didSet {
      // Apple: the font applies to the entire text.
      if let font, let text = attributedStorage {
        attributedStorage = text.with(font)
      } else if font == oldValue {
        return
      }
      contentChanged()
    }
  }
  /// The colour of the text; the system's label colour by default.
  open var textColor: UIColor? = .label
  /// The alignment of the text; that of the language by default.
  open var textAlignment = NSTextAlignment.natural
  /// Whether the user can edit the text; true by default.
  open var isEditable = true
  /// Whether the user can select text; true by default.
  open var isSelectable = true
  /// Whether the font follows the user's content size; false by default.
  open var adjustsFontForContentSizeCategory = false
  /// The space around the text in points; 8 at the top and bottom by default.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { contentChanged() } }
  }
  /// Asked and told about editing, and told of scrolling; not retained.
  open weak var delegate: (any UITextViewDelegate)? {
    didSet {
      let new = delegate
      mirrorDelegate { scrollDelegate = new }
    }
  }
  /// The ``delegate``; one that is no `UITextViewDelegate` is only told of scrolling.
  open override weak var scrollDelegate: (any UIScrollViewDelegate)? {
    didSet {
      let new = scrollDelegate as? any UITextViewDelegate
      mirrorDelegate { delegate = new }
    }
  }
  /// The keyboard and entry settings, as the nib has them.
  public final var inputTraits = TextInputTraits()

  /// Creates a text view with a frame; the container is not looked at.
  public init(frame: CGRect, textContainer: NSTextContainer?) { super.init(frame: frame) }

  /// Creates a text view with a frame.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Creates a text view from the nib that is being instantiated.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The space that a text container leaves at both ends of a line, in points.
  private static let lineFragmentPadding: CGFloat = 5
  private static let defaultFont = UIFont.systemFont(ofSize: 12)

  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "textView" }
  /// The properties that are set by name.
  package override class var keyedAttributes: [KeyedAttribute] {
    [
      KeyedAttribute("text", for: [.runtimeAttributes, .suites]) {
        (view: UITextView, value: String) in
        view.text = value
      },
      KeyedAttribute("textColor", for: .runtimeAttributes) { (view: UITextView, value: UIColor?) in
        view.textColor = value
      },
      KeyedAttribute("textAlignment", for: .runtimeAttributes) { (view: UITextView, value: Int) in
        view.textAlignment = NSTextAlignment(rawValue: value) ?? view.textAlignment
      },
    ] + super.keyedAttributes
  }

  // UIKit declares it so, and code written for UIKit relies on it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text without attributes; setting nil makes it empty.
  open var text: String! {
    get { attributedStorage?.plain ?? ownText }
    set {
      let text = newValue ?? ""
      if attributedStorage == nil, text == ownText { return }
      ownText = text
      attributedStorage = nil
      contentChanged()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text with attributes; setting it replaces ``text``.
  open var attributedText: NSAttributedString! {
    get { attributedStorage?.string ?? NSAttributedString(string: ownText) }
    set {
      ownText = newValue?.string ?? ""
      let old = attributedStorage
      attributedStorage = newValue.map(AttributedText.init)
      if let old, attributedStorage?.isMeasured(as: old) == true { return }
      contentChanged()
    }
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

  /// Whether the text can be edited or selected.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Starts editing, unless the delegate refuses; a text that is only selected asks nobody.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    if isEditable { delegate?.textViewDidBeginEditing(self) }
    return true
  }

  /// Ends editing, unless the delegate refuses.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard !isEditable || delegate?.textViewShouldEndEditing(self) ?? true,
      super.resignFirstResponder()
    else { return false }
    tellEndOfEditing()
    return true
  }

  /// Tells the delegate that editing ended.
  final func tellEndOfEditing() {
    if isEditable { delegate?.textViewDidEndEditing(self) }
  }

  /// Appends text as the user types it, unless the delegate refuses; does nothing where the text cannot be edited.
  public final func type(_ newText: String) {
    guard isEditable else { return }
    let end = NSRange(location: (text ?? "").utf16.count, length: 0)
    guard
      delegate?.textView(self, shouldChangeTextIn: end, replacementText: newText) ?? true
    else { return }
    text = (text ?? "") + newText
    delegate?.textViewDidChange(self)
  }

  /// The size of the text at a width, plus the insets.
  ///
  /// With the default insets the height is the text's plus 16, as in stored Interface Builder frames.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let font = attributedStorage?.font ?? font ?? UITextView.defaultFont
    let sides =
      textContainerInset.left + textContainerInset.right
      + 2 * UITextView.lineFragmentPadding
    let room = max(size.width - sides, 1)
    let plain = measured.size(
      self.text,
      font: font,
      width: room,
      lines: 0,
      mode: .byWordWrapping
    )
    let text = attributedStorage?.styled(plain, font: font) ?? plain
    let line = font.lineHeight.ceiledToPixel(scale: UIScreen.main.scale)
    return CGSize(
      width: min(text.width + sides, max(size.width, sides)),
      height: max(text.height, line) + textContainerInset.top + textContainerInset.bottom
    )
  }

  /// Whether the text scrolls; a view that does not has the height of its text.
  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { contentChanged() } }
  }

  /// The size of the text if the view does not scroll, else none.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    let width = bounds.width > 0 ? bounds.width : CGFloat(10_000_000)
    return sizeThatFits(CGSize(width: width, height: 0))
  }
  /// The text without attributes.
  open override var treeText: String? { text }

  private func contentChanged() {
    measured.forget()
    invalidateIntrinsicContentSize()
  }

  /// Whether there is text.
  open var hasText: Bool { !(text ?? "").isEmpty }
  /// Puts text in the place of what is selected: at the end, unless code selected something.
  open func insertText(_ text: String) { replaceSelection(with: text) }
  /// Takes away what is selected, or else the letter before the caret.
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

  // MARK: Stored, or without effect here

  /// Stored only.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { stored("typingAttributes", [:]) }
    set { store("typingAttributes", newValue) }
  }

  /// Stored only.
  open var selectedRange: NSRange {
    get { stored("selectedRange", NSRange(location: 0, length: 0)) }
    set { store("selectedRange", newValue) }
  }

  /// Stored only.
  open var linkTextAttributes: [NSAttributedString.Key: Any] {
    get { stored("linkTextAttributes", [:]) }
    set { store("linkTextAttributes", newValue) }
  }

  /// Stored only.
  open var dataDetectorTypes: UIDataDetectorTypes {
    get { stored("dataDetectorTypes", []) }
    set { store("dataDetectorTypes", newValue) }
  }

  /// Stored only.
  open var textStorage: NSTextStorage { NSTextStorage(attributedString: attributedText) }

  /// Does nothing here.
  open func scrollRangeToVisible(_ range: NSRange) {
    StandIn.note("UITextView.scrollRangeToVisible")
  }

  /// Stored only.
  open var textContainer: NSTextContainer { ownTextContainer }

  /// Stored only.
  open var layoutManager: NSLayoutManager { ownLayoutManager }
}

extension ElementClasses {
  var textView: AnyClass { UITextView.self }
}
