/// A view of one image, whose size is its intrinsic size.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The image; another one invalidates the intrinsic size.
  @exclusivity(unchecked) open var image: UIImage? {
    didSet { if image !== oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The image in the highlighted state; nil by default.
  open var highlightedImage: UIImage?
  /// Whether the highlighted image shows; false by default.
  open var isHighlighted = false
  /// The images of an animation; stored, without effect here.
  open var animationImages: [UIImage]?
  /// The duration of an animation in seconds; 0 by default.
  open var animationDuration: TimeInterval = 0
  /// The rounds of an animation, 0 for endless; stored, without effect here.
  open var animationRepeatCount = 0
  /// Whether ``startAnimating()`` was called last; nothing moves.
  public private(set) final var isAnimating = false

  /// Creates an image view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    flags.insert(.ignoresInteraction)
  }

  /// Creates an image view as large as an image.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    flags.insert(.ignoresInteraction)
  }

  /// Creates an image view as large as an image, with another one for the highlighted state.
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

  /// The size of the image, whatever the given size; without an image, the current size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? placement.size }

  /// The size of the image.
  open override var intrinsicContentSize: CGSize {
    if let placeholder = rare?.placeholderIntrinsicSize { return placeholder }
    return image?.size ?? super.intrinsicContentSize
  }

  /// Marks the animation as running; nothing moves.
  open func startAnimating() { isAnimating = true }
  /// Marks the animation as stopped.
  open func stopAnimating() { isAnimating = false }
}

extension ElementClasses {
  var imageView: AnyClass { UIImageView.self }
}
