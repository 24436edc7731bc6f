/// The bar of a tab bar controller, 49 points high.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// Told of selected items; never here.
  open weak var delegate: (any UITabBarDelegate)?
  /// The tabs from left to right.
  open var items: [UITabBarItem]? { didSet { setNeedsLayout() } }
  /// The selected tab; nil for none.
  open weak var selectedItem: UITabBarItem?
  /// The look of the bar; light by default.
  open var barStyle = UIBarStyle.default
  /// The tint of the bar's background; nil by default.
  open var barTintColor: UIColor?
  /// The tint of tabs that are not selected; stored, without effect here.
  open var unselectedItemTintColor: UIColor?
  /// Whether the bar lets content behind it show through; true by default.
  open var isTranslucent = true

  /// Creates a bar with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a bar from the nib that is being instantiated.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "tabBar" }
  /// Replaces the tabs at once, also when animated.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  /// 49 points high, without a width of its own.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: BarMetrics.tabBar)
  }
  /// The given width, 49 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarMetrics.tabBar)
  }
  /// The title of the selected tab.
  open override var treeText: String? { selectedItem?.title }
}

extension ElementClasses {
  var tabBar: AnyClass { UITabBar.self }
}
