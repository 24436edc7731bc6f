/// A bar of buttons, 44 points high.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// The buttons and spaces from left to right.
  open var items: [UIBarButtonItem]? { didSet { setNeedsLayout() } }
  /// The look of the bar; light by default.
  open var barStyle = UIBarStyle.default
  /// The tint of the bar's background; nil by default.
  open var barTintColor: UIColor?
  /// Whether the bar lets content behind it show through; true by default.
  open var isTranslucent = true {
    didSet { superviewStorage?.setNeedsLayout() }
  }

  /// Creates a bar with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a bar from the nib that is being instantiated.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "toolbar" }
  /// Replaces the buttons at once, also when animated.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  /// 44 points high, without a width of its own.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: BarMetrics.bar)
  }
  /// The given width, 44 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarMetrics.bar)
  }
}

extension ElementClasses {
  var toolbar: AnyClass { UIToolbar.self }
}
