/// The bar above a stack of controllers.
@MainActor
open class UINavigationBar: UIView {
  /// The items, the root first.
  open var items: [UINavigationItem]? { didSet { setNeedsLayout() } }
  /// The look.
  open var barStyle = UIBarStyle.default
  /// The tint of the background.
  open var barTintColor: UIColor?
  /// Whether content shows through.
  open var isTranslucent = true
  /// Whether titles are large at the top.
  open var prefersLargeTitles = false
  /// The attributes of titles.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?

  /// Creates a bar with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a bar from the nib that is being instantiated.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "navigationBar" }
  /// The item on top.
  open var topItem: UINavigationItem? { items?.last }
  /// The item below the top.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// Puts an item on top.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
  /// Takes the top item away.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }
  /// 44 high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: BarMetrics.bar)
  }
  /// The given width, 44 high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarMetrics.bar)
  }
  /// The title of the top item.
  open override var treeText: String? { topItem?.title }
}

extension ElementClasses {
  var navigationBar: AnyClass { UINavigationBar.self }
}
