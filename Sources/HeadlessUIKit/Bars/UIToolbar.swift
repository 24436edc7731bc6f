/// A bar of buttons.
@MainActor
open class UIToolbar: UIView {
  /// The buttons.
  open var items: [UIBarButtonItem]? { didSet { setNeedsLayout() } }
  /// The look.
  open var barStyle = UIBarStyle.default
  /// The tint of the background.
  open var barTintColor: UIColor?
  /// Whether content shows through.
  open var isTranslucent = true

  /// Creates a bar with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a bar from the nib that is being instantiated.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "toolbar" }
  /// Sets the buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  /// 44 high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: BarMetrics.bar)
  }
  /// The given width, 44 high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarMetrics.bar)
  }
}

extension ElementClasses {
  var toolbar: AnyClass { UIToolbar.self }
}
