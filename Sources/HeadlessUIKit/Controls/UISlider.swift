/// A control that sets a value between two ends.
@preconcurrency @MainActor
open class UISlider: UIControl {
  private var valueStorage: Float = 0
  /// The lower end; one above the upper end takes it along (rule CT-4).
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      clamp()
    }
  }
  /// The upper end; one below the lower end takes it along.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      clamp()
    }
  }
  /// Whether events come while the thumb moves.
  open var isContinuous = true
  /// The tint of the lower part.
  open var minimumTrackTintColor: UIColor?
  /// The tint of the upper part.
  open var maximumTrackTintColor: UIColor?
  /// The tint of the thumb.
  open var thumbTintColor: UIColor?
  /// The image at the lower end.
  open var minimumValueImage: UIImage?
  /// The image at the upper end.
  open var maximumValueImage: UIImage?

  /// Creates a slider with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a slider from the nib that is being instantiated.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The height in stored documents.
  private static let height: CGFloat = 31

  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "slider" }
  /// The properties that are set by name.
  package override class var keyedAttributes: [KeyedAttribute] {
    [
      KeyedAttribute("minValue", for: .documents) { (slider: UISlider, value: Float) in
        slider.minimumValue = value
      },
      KeyedAttribute("maxValue", for: .documents) { (slider: UISlider, value: Float) in
        slider.maximumValue = value
      },
      KeyedAttribute("value", for: .all) { (slider: UISlider, value: Float) in
        slider.value = value
      },
      KeyedAttribute("continuous", for: .documents) { (slider: UISlider, value: Bool) in
        slider.isContinuous = value
      },
    ] + super.keyedAttributes
  }
  /// It is seen whatever is set on it.
  package override class var alwaysShowsContent: Bool { true }
  /// The value, kept between the ends.
  open var value: Float {
    get { valueStorage }
    set { valueStorage = bounded(newValue) }
  }
  /// Sets the value without an event.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// The given width, the standard height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: UISlider.height)
  }
  /// Inset by 2 at both sides and 1 at the bottom, as documents that Interface Builder saved show.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  }

  /// Where the track lies; its height was not measured.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: max(bounds.width - 4, 0), height: 4)
  }
  /// Where the thumb lies at a value: a square as high as the bounds, between the ends of the track.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let length = maximumValue - minimumValue
    let share = length > 0 ? CGFloat((bounded(value) - minimumValue) / length) : 0
    let side = bounds.height
    let x = rect.minX + share * max(rect.width - side, 0)
    return CGRect(x: x, y: bounds.minY, width: side, height: side)
  }
  /// Where the image at the lower end lies; it is not placed here.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
  /// Where the image at the upper end lies; it is not placed here.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }

  /// The standard height.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UISlider.height)
  }
  /// The value for the view tree.
  open override func writeTreeAttributes(_ attribute: (String, String) -> Void) {
    attribute("value", DecimalText.string(Double(value)))
  }

  private func bounded(_ value: Float) -> Float {
    value.isNaN ? minimumValue : max(min(value, maximumValue), minimumValue)
  }
  private func clamp() { valueStorage = bounded(valueStorage) }
}

extension ElementClasses {
  var slider: AnyClass { UISlider.self }
}
