/// The bar of tabs.
@MainActor
open class UITabBar: UIView {
  /// The tabs.
  open var items: [UITabBarItem]? { didSet { setNeedsLayout() } }
  /// The selected tab.
  open weak var selectedItem: UITabBarItem?
  /// The look.
  open var barStyle = UIBarStyle.default
  /// The tint of the background.
  open var barTintColor: UIColor?
  /// The tint of tabs that are not selected.
  open var unselectedItemTintColor: UIColor?
  /// Whether content shows through.
  open var isTranslucent = true

  /// Creates a bar with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a bar from the nib that is being instantiated.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "tabBar" }
  /// Sets the tabs.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  /// 49 high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: BarMetrics.tabBar)
  }
  /// The given width, 49 high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarMetrics.tabBar)
  }
  /// The title of the selected tab.
  open override var treeText: String? { selectedItem?.title }
}

extension ElementClasses {
  var tabBar: AnyClass { UITabBar.self }
}
