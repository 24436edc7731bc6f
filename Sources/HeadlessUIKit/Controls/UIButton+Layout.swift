extension UIButton {
  /// The font of the title: 15 points for the system's look, 18 for the others, as stored documents have them.
  public var titleFont: UIFont {
    get {
      titleLabelStorage?.fontStorage ?? fontStorage
        ?? (buttonType == .system ? UIButton.systemTitleFont : UIButton.customTitleFont)
    }
    set {
      fontStorage = newValue
      titleLabelStorage?.font = newValue
      contentChanged()
    }
  }

  private static let systemTitleFont = UIFont.systemFont(ofSize: 15)
  private static let customTitleFont = UIFont.systemFont(ofSize: UIFont.buttonFontSize)
  /// The least width of a button with a title.
  private static let widthMin: CGFloat = 30
  /// What a button without content insets adds to the height of its line.
  private static let linePadding: CGFloat = 12

  /// The font in which the title shows: an attributed one brings its own.
  private var shownFont: UIFont {
    guard let title = currentAttributedTitle, title.length > 0 else { return titleFont }
    return title.attribute(.font, at: 0, effectiveRange: nil) as? UIFont ?? titleFont
  }

  private var titleSize: CGSize {
    measured.size(
      currentTitle,
      font: shownFont,
      width: 0,
      lines: 1,
      mode: .byTruncatingMiddle
    )
  }

  /// Height: the line rounded up to whole points, plus 12 or the content insets.
  final var naturalSize: CGSize {
    let title = titleSize
    let font = shownFont
    let image = currentImage?.size ?? .zero
    let insets = configuration?.contentInsetsOnScreen ?? contentEdgeInsets
    // Configured buttons are rounded to pixels, as labels are.
    let line =
      configuration == nil
      ? font.lineHeight.rounded(.up)
      : font.lineHeight.ceiledToPixel(scale: UIScreen.main.scale)
    // An image alone keeps its width and needs no room around its line.
    if title.width == 0, image.width > 0 {
      return CGSize(
        width: image.width + insets.left + insets.right,
        height: max(line, image.height) + insets.top + insets.bottom
      )
    }
    var height = max(line, image.height)
    if insets == .zero, image.height <= line { height += UIButton.linePadding }
    height += insets.top + insets.bottom
    let gap = image.width > 0 ? configuration?.imagePadding ?? 0 : 0
    let width = title.width + image.width + gap + insets.left + insets.right
    return CGSize(width: max(width, UIButton.widthMin), height: height)
  }

  final func madeTitleLabel() -> UILabel {
    if let label = titleLabelStorage { return label }
    let label = UILabel(frame: .zero)
    label.flags.insert(.internalPart)
    label.lineBreakMode = .byTruncatingMiddle
    label.fontStorage = titleFont
    titleLabelStorage = label
    addSubview(label)
    return label
  }

  final func madeImageView() -> UIImageView {
    if let view = imageViewStorage { return view }
    let view = UIImageView(frame: .zero)
    view.flags.insert(.internalPart)
    imageViewStorage = view
    addSubview(view)
    return view
  }

  /// Places image and title where a subclass may want them.
  final func layoutParts() {
    guard titleLabelStorage != nil || imageViewStorage != nil else { return }
    let area = contentRect(forBounds: CGRect(origin: .zero, size: bounds.size))
    imageViewStorage?.image = currentImage
    imageViewStorage?.frame = imageRect(forContentRect: area)
    // Styled letters that code gave the label stay while the title is the same.
    if let label = titleLabelStorage, label.text != currentTitle { label.text = currentTitle }
    titleLabelStorage?.frame = titleRect(forContentRect: area)
  }

  /// Image then title, centred as one block in the content's rectangle.
  final func partRects(in area: CGRect) -> (image: CGRect, title: CGRect) {
    let image = currentImage?.size ?? .zero
    let title = titleSize
    let width = min(image.width + title.width, area.width)
    var x = area.minX
    switch effectiveContentHorizontalAlignment {
    case .center, .fill: x += (area.width - width) / 2
    case .right, .trailing: x += area.width - width
    case .left, .leading: break
    }
    let scale = UIScreen.main.scale
    func part(_ x: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(
        x: x.roundedToPixel(scale: scale),
        y: (area.midY - height / 2).roundedToPixel(scale: scale),
        width: width,
        height: height
      )
    }
    return (
      part(x, image.width, image.height),
      part(x + image.width, max(width - image.width, 0), title.height)
    )
  }
}

extension UIButton {
  /// The newer description of a button's looks: what nibs store of it.
  public struct Configuration: Sendable, Equatable {
    /// The look's name: plain, gray, tinted, filled, bordered.
    public var style: String
    /// The title.
    public var title: String?
    /// The text below the title.
    public var subtitle: String?
    /// The image.
    public var image: UIImage?
    /// The space between image and title.
    public var imagePadding: CGFloat = 0
    /// The insets around the content.
    public var contentInsets: NSDirectionalEdgeInsets
    /// The colour of title and image.
    public var baseForegroundColor: UIColor?
    /// The colour of the background.
    public var baseBackgroundColor: UIColor?
    /// What few buttons set: empty or one value, so that the others stay small.
    var rare: [RareButtonConfiguration] = []

    /// Creates a configuration of a look.
    public init(style: String) {
      self.style = style
      contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    }

    /// A button without a background.
    public static func plain() -> Configuration { Configuration(style: "plain") }
    /// A button with a background of the tint.
    public static func filled() -> Configuration { Configuration(style: "filled") }
    /// A button with a pale background of the tint.
    public static func tinted() -> Configuration { Configuration(style: "tinted") }
    /// A button with a grey background.
    public static func gray() -> Configuration { Configuration(style: "gray") }
    /// A button without background or insets.
    public static func borderless() -> Configuration { Configuration(style: "borderless") }
    /// A button with a border.
    public static func bordered() -> Configuration { Configuration(style: "bordered") }

    var contentInsetsOnScreen: UIEdgeInsets {
      UIEdgeInsets(
        top: contentInsets.top,
        left: contentInsets.leading,
        bottom: contentInsets.bottom,
        right: contentInsets.trailing
      )
    }
  }
}
