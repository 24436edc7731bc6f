/// A control that steps a value up and down.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  private var valueStorage = 0.0
  /// The lower end; one above the upper end takes it along (rule CT-4).
  open var minimumValue = 0.0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = valueStorage
    }
  }
  /// The upper end; one below the lower end takes it along.
  open var maximumValue = 100.0 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = valueStorage
    }
  }
  /// The step; one that is not above 0 raises.
  open var stepValue = 1.0 {
    didSet {
      if stepValue > 0 { return }
      stepValue = oldValue
      UIKitException.raise(.invalidArgument, "stepValue must be greater than 0")
    }
  }
  /// Whether the value goes on at the other end.
  open var wraps = false
  /// Whether holding repeats.
  open var autorepeat = true
  /// Whether events come while holding.
  open var isContinuous = true

  /// Creates a stepper; its size is fixed, as in UIKit.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UIStepper.standardSize))
  }

  /// Creates a stepper from the nib that is being instantiated.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private static let standardSize = CGSize(width: 94, height: 32)

  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "stepper" }
  /// The properties that are set by name.
  package override class var keyedAttributes: [KeyedAttribute] {
    [
      KeyedAttribute("minimumValue", for: .documents) { (stepper: UIStepper, value: Double) in
        stepper.minimumValue = value
      },
      KeyedAttribute("maximumValue", for: .documents) { (stepper: UIStepper, value: Double) in
        stepper.maximumValue = value
      },
      KeyedAttribute("stepValue", for: .documents) { (stepper: UIStepper, value: Double) in
        stepper.stepValue = value
      },
      KeyedAttribute("value", for: .all) { (stepper: UIStepper, value: Double) in
        stepper.value = value
      },
    ] + super.keyedAttributes
  }
  /// It is seen whatever is set on it.
  package override class var alwaysShowsContent: Bool { true }
  /// The value, kept between the ends.
  open var value: Double {
    get { valueStorage }
    set {
      valueStorage = newValue.isNaN ? minimumValue : max(min(newValue, maximumValue), minimumValue)
    }
  }
  /// The fixed size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { UIStepper.standardSize }
  /// The fixed size.
  open override var intrinsicContentSize: CGSize { UIStepper.standardSize }
  /// The value for the view tree.
  open override func writeTreeAttributes(_ attribute: (String, String) -> Void) {
    attribute("value", DecimalText.string(value))
  }

  /// Steps up or down as a tap does, and reports it.
  public final func step(up: Bool) {
    let old = valueStorage
    let next = valueStorage + (up ? stepValue : -stepValue)
    if wraps, next > maximumValue {
      valueStorage = minimumValue
    } else if wraps, next < minimumValue {
      valueStorage = maximumValue
    } else {
      value = next
    }
    if valueStorage != old { sendActions(for: .valueChanged) }
  }
}

extension ElementClasses {
  var stepper: AnyClass { UIStepper.self }
}
