/// The bar of a navigation controller, 44 points high.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// The items of the stack, the root first.
  open var items: [UINavigationItem]? { didSet { setNeedsLayout() } }
  /// The look of the bar; light by default.
  open var barStyle = UIBarStyle.default
  /// The tint of the bar's background; nil by default.
  open var barTintColor: UIColor?
  /// Whether the bar lets content behind it show through; true by default.
  open var isTranslucent = true {
    didSet { superviewStorage?.setNeedsLayout() }
  }
  /// Whether titles are large; stored, without effect here.
  open var prefersLargeTitles = false
  /// The attributes of titles; stored, without effect here.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?

  /// Creates a bar with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a bar from the nib that is being instantiated.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "navigationBar" }
  /// The last item, whose title shows.
  open var topItem: UINavigationItem? { items?.last }
  /// The item below the top, to which the back button leads; nil without one.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// Adds an item on top, at once.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
  /// Removes the top item and returns it.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }
  /// 44 points high, without a width of its own.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: BarMetrics.bar)
  }
  /// The given width, 44 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarMetrics.bar)
  }
  /// The title of the top item.
  open override var treeText: String? { topItem?.title }
}

extension ElementClasses {
  var navigationBar: AnyClass { UINavigationBar.self }
}
