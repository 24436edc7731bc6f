import Foundation

/// Shows text, second text and image of a configuration.
///
/// Texts stand one above the other at the trailing side of the image, between the margins. Where
/// exactly UIKit puts them in each style and size is not known; heights come from the fonts.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private let imageView = UIImageView()
  private let textLabel = UILabel()
  private let secondaryLabel = UILabel()
  private var shown: UIListContentConfiguration

  /// Creates a view for a configuration.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    for view in [imageView, textLabel, secondaryLabel] as [UIView] { addSubview(view) }
    show()
  }

  /// Creates a view from the nib that is being instantiated.
  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
  }

  /// The configuration; one of another kind changes nothing.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let list = newValue as? UIListContentConfiguration else { return }
      shown = list
      show()
    }
  }

  private func show() {
    imageView.image = shown.image
    fill(textLabel, shown.text, shown.attributedText, shown.textProperties)
    fill(
      secondaryLabel,
      shown.secondaryText,
      shown.secondaryAttributedText,
      shown.secondaryTextProperties
    )
    alpha = shown.alpha
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func fill(
    _ label: UILabel,
    _ text: String?,
    _ attributed: NSAttributedString?,
    _ look: UIListContentConfiguration.TextProperties
  ) {
    label.font = look.font
    label.textColor = look.resolvedColor()
    label.numberOfLines = look.numberOfLines
    label.lineBreakMode = look.lineBreakMode
    if let attributed { label.attributedText = attributed } else { label.text = text }
    label.isHidden = (label.text ?? "").isEmpty
  }

  private func parts(_ width: CGFloat) -> (
    image: CGRect, text: CGRect, second: CGRect, height: CGFloat
  ) {
    let margins = shown.directionalLayoutMargins
    let limit = shown.imageProperties.maximumSize
    var size = shown.image?.size ?? .zero
    if limit.width > 0 { size.width = min(size.width, limit.width) }
    if limit.height > 0 { size.height = min(size.height, limit.height) }
    let image = CGRect(origin: CGPoint(x: margins.leading, y: margins.top), size: size)
    let start = size.width > 0 ? image.maxX + shown.imageToTextPadding : margins.leading
    let room = max(0, width - start - margins.trailing)
    let free = CGSize(width: room, height: .greatestFiniteMagnitude)
    let first = textLabel.isHidden ? CGSize.zero : textLabel.sizeThatFits(free)
    let second = secondaryLabel.isHidden ? CGSize.zero : secondaryLabel.sizeThatFits(free)
    let gap = first.height > 0 && second.height > 0 ? shown.textToSecondaryTextVerticalPadding : 0
    let isBeside =
      shown.prefersSideBySideTextAndSecondaryText
      && first.width + second.width + shown.textToSecondaryTextHorizontalPadding <= room
    let texts = isBeside ? max(first.height, second.height) : first.height + gap + second.height
    let height = max(texts, size.height)
    let top = margins.top + (height - texts) / 2
    let under =
      isBeside
      ? CGRect(
        x: start + room - second.width,
        y: top,
        width: second.width,
        height: second.height
      )
      : CGRect(x: start, y: top + first.height + gap, width: room, height: second.height)
    return (
      image.offsetBy(dx: 0, dy: (height - size.height) / 2),
      CGRect(x: start, y: top, width: isBeside ? first.width : room, height: first.height), under,
      height + margins.top + margins.bottom
    )
  }

  /// Places image and texts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let found = parts(bounds.width)
    let rest = (bounds.height - found.height) / 2
    imageView.frame = found.image.offsetBy(dx: 0, dy: rest)
    textLabel.frame = found.text.offsetBy(dx: 0, dy: rest)
    secondaryLabel.frame = found.second.offsetBy(dx: 0, dy: rest)
  }

  /// The width, and the height that the texts need in it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: max(44, parts(size.width).height))
  }

  /// The height of the texts within the present width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: max(44, parts(bounds.width).height))
  }

  /// The width, and the height that the texts need in it.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { sizeThatFits(targetSize) }
}
