/// A control that sets a date.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// What the picker sets.
  public enum Mode: Int, Sendable {
    /// A time.
    case time = 0
    /// A date.
    case date
    /// A date and a time.
    case dateAndTime
    /// A duration.
    case countDownTimer
  }

  /// What the picker sets.
  open var datePickerMode = Mode.dateAndTime
  /// The date; the reference date until set, so that runs repeat.
  open var date = Date(timeIntervalSinceReferenceDate: 0)
  /// The first date.
  open var minimumDate: Date?
  /// The last date.
  open var maximumDate: Date?
  /// The step in minutes.
  open var minuteInterval = 1
  /// The duration in seconds.
  open var countDownDuration: TimeInterval = 0

  /// Creates a picker with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a picker from the nib that is being instantiated.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "datePicker" }
  /// Sets the date without an event.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
  /// 320 by 216.
  open override var intrinsicContentSize: CGSize { PickerMetrics.standard }
  /// 320 by 216.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { PickerMetrics.standard }
}

extension ElementClasses {
  var datePicker: AnyClass { UIDatePicker.self }
}
