/// A view of one image.
@MainActor
open class UIImageView: UIView {
  /// The image.
  @exclusivity(unchecked) open var image: UIImage? {
    didSet { if image !== oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The image while highlighted.
  open var highlightedImage: UIImage?
  /// Whether the highlighted image shows.
  open var isHighlighted = false
  /// The frames of an animation.
  open var animationImages: [UIImage]?
  /// The duration of an animation in seconds.
  open var animationDuration: TimeInterval = 0
  /// The rounds of an animation; 0 for no end.
  open var animationRepeatCount = 0
  /// Whether an animation runs.
  public private(set) final var isAnimating = false

  /// Creates an image view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    flags.insert(.ignoresInteraction)
  }

  /// Creates an image view of an image's size.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    flags.insert(.ignoresInteraction)
  }

  /// Creates an image view of an image's size with an image for the highlighted state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    flags.insert(.ignoresInteraction)
  }

  /// Creates an image view from the nib that is being instantiated.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "imageView" }
  /// The properties that are set by name.
  package override class var keyedAttributes: [KeyedAttribute] {
    [
      KeyedAttribute("image", for: .runtimeAttributes) { (view: UIImageView, value: UIImage?) in
        view.image = value
      }
    ] + super.keyedAttributes
  }

  /// The size of the image, whatever the given size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? placement.size }

  /// The size of the image.
  open override var intrinsicContentSize: CGSize {
    if let placeholder = rare?.placeholderIntrinsicSize { return placeholder }
    return image?.size ?? super.intrinsicContentSize
  }

  /// Starts the animation; nothing moves here.
  open func startAnimating() { isAnimating = true }
  /// Stops the animation.
  open func stopAnimating() { isAnimating = false }
}

extension ElementClasses {
  var imageView: AnyClass { UIImageView.self }
}
