/// A text that is shown only.
@preconcurrency @MainActor
open class UILabel: UIView {
  @exclusivity(unchecked) final var textStorage: String?
  final var attributedStorage: AttributedText?
  @exclusivity(unchecked) final var fontStorage: UIFont?
  final var colorStorage: UIColor?
  final var measured = TextCache()

  /// Creates a label with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    flags.insert([.ignoresInteraction, .notOpaque])
  }

  /// Creates a label from the nib that is being instantiated.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "label" }
  /// The properties that are set by name.
  package override class var keyedAttributes: [KeyedAttribute] {
    [
      KeyedAttribute("text", for: [.runtimeAttributes, .suites]) {
        (label: UILabel, value: String?) in
        label.text = value
      },
      KeyedAttribute("textColor", for: .runtimeAttributes) { (label: UILabel, value: UIColor) in
        label.textColor = value
      },
      KeyedAttribute("textAlignment", for: .runtimeAttributes) { (label: UILabel, value: Int) in
        label.textAlignment = NSTextAlignment(rawValue: value) ?? label.textAlignment
      },
      KeyedAttribute("numberOfLines", for: [.runtimeAttributes, .suites]) {
        (label: UILabel, value: Int) in
        label.numberOfLines = value
      },
      KeyedAttribute("adjustsFontSizeToFitWidth", for: .runtimeAttributes) {
        (label: UILabel, value: Bool) in
        label.adjustsFontSizeToFitWidth = value
      },
      KeyedAttribute("preferredMaxLayoutWidth", for: .suites) { (label: UILabel, value: CGFloat) in
        label.preferredMaxLayoutWidth = value
      },
      KeyedAttribute("highlighted", for: .suites) { (label: UILabel, value: Bool) in
        label.isHighlighted = value
      },
      KeyedAttribute("enabled", for: .suites) { (label: UILabel, value: Bool) in
        label.isEnabled = value
      },
    ] + super.keyedAttributes
  }

  /// The text.
  open var text: String? {
    get { attributedStorage?.plain ?? textStorage }
    set {
      guard attributedStorage == nil else {
        return changeFont { (textStorage, attributedStorage) = (newValue, nil) }
      }
      if textStorage == newValue { return }
      textStorage = newValue
      contentChanged()
    }
  }

  /// The text with attributes; it replaces the plain one.
  open var attributedText: NSAttributedString? {
    get { attributedStorage?.string ?? textStorage.map { NSAttributedString(string: $0) } }
    set {
      let new = newValue.map(AttributedText.init)
      if let new, let old = attributedStorage, new.isMeasured(as: old) {
        return attributedStorage = new
      }
      if new == nil, attributedStorage == nil, textStorage == nil { return }
      changeFont { (textStorage, attributedStorage) = (nil, new) }
    }
  }

  /// The font, that of an attributed text's beginning; 17 points by default.
  // UIKit declares it so: nil stands for the default.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! {
    get { attributedStorage?.font ?? fontStorage ?? UIFont.defaultLabelFont }
    set {
      let new: UIFont = newValue ?? UIFont.defaultLabelFont
      let text = attributedStorage?.with(new)
      if new.isEqual(font) {
        (fontStorage, attributedStorage) = (newValue, text)
        return
      }
      changeFont { (fontStorage, attributedStorage) = (newValue, text) }
    }
  }

  /// The colour of the text.
  // UIKit declares it so: nil stands for the default.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! {
    get { colorStorage ?? .label }
    set { colorStorage = newValue }
  }
  /// Where the text stands.
  open var textAlignment = NSTextAlignment.natural
  /// How text that does not fit is broken or cut.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { contentChanged() } }
  }
  /// The greatest number of lines; 0 for any.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { contentChanged() } }
  }
  /// Whether the text shrinks to fit the width.
  open var adjustsFontSizeToFitWidth = false
  /// How far the text may shrink.
  open var minimumScaleFactor: CGFloat = 0
  /// How shrunken text stands.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// Whether the label looks active.
  open var isEnabled = true
  /// Whether the label shows its highlighted colour.
  open var isHighlighted = false
  /// The colour of highlighted text.
  open var highlightedTextColor: UIColor?
  /// The colour of the shadow.
  open var shadowColor: UIColor? {
    didSet { if (shadowColor == nil) != (oldValue == nil) { invalidateIntrinsicContentSize() } }
  }
  /// The offset of the shadow in points.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { if shadowOffset != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Whether the font follows the user's content size.
  open var adjustsFontForContentSizeCategory = false
  /// The width at which the natural height of several lines is computed; 0 for one long line.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The size of the text, in lines no wider than the given width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    withShadow(textSize(width: size.width, lines: numberOfLines))
  }

  /// The size of the text, on one line or in lines of the preferred width.
  open override var intrinsicContentSize: CGSize {
    if let placeholder = rare?.placeholderIntrinsicSize { return placeholder }
    return withShadow(textSize(width: preferredMaxLayoutWidth, lines: numberOfLines))
  }

  /// The rectangle in which the text is drawn.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    let size = textSize(width: bounds.width, lines: numberOfLines)
    return CGRect(
      x: bounds.minX,
      y: bounds.minY,
      width: min(size.width, bounds.width),
      height: min(size.height, bounds.height)
    )
  }

  /// Draws the text; nothing is drawn here.
  open func drawText(in rect: CGRect) {}

  /// The text.
  open override var treeText: String? { text }

  private func textSize(width: CGFloat, lines: Int) -> CGSize {
    let font: UIFont = font
    let size = measured.size(
      text,
      font: font,
      width: width,
      lines: lines,
      mode: lineBreakMode
    )
    return attributedStorage?.styled(size, font: font) ?? size
  }

  /// A shadow takes as much room as it is offset, to either side.
  private func withShadow(_ size: CGSize) -> CGSize {
    guard shadowColor != nil, size.width > 0 else { return size }
    return CGSize(
      width: size.width + abs(shadowOffset.width),
      height: size.height + abs(shadowOffset.height)
    )
  }

  /// Makes a change after which the text may begin in another font.
  private func changeFont(_ change: () -> Void) {
    let old: UIFont = font
    change()
    contentChanged()
    fontDidChange(from: old, to: font)
    // A button measures its title by itself.
    if flags.contains(.internalPart), let button = superviewStorage as? UIButton {
      button.contentChanged()
    }
  }

  private func contentChanged() {
    measured.forget()
    invalidateIntrinsicContentSize()
  }
}

extension UIFont {
  /// The font of a label that sets none.
  @MainActor static let defaultLabelFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
}

extension ElementClasses {
  var label: AnyClass { UILabel.self }
}
