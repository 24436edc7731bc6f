/// Heights of bars in stored documents (`interface-builder.md` §4).
@MainActor
enum BarMetrics {
  static let bar: CGFloat = 44
  static let tabBar: CGFloat = 49
  static var searchBar: CGFloat { UIKitProfile.current < .ios15 ? 56 : 51 }
}

/// The looks of bars.
public enum UIBarStyle: Int, Sendable {
  /// Light.
  case `default` = 0
  /// Dark.
  case black
  /// Dark and translucent; older documents.
  case blackTranslucent
}

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

/// A bar with a field for searching.
@MainActor
open class UISearchBar: UIView {
  /// The text.
  open var text: String?
  /// The text that shows while there is none.
  open var placeholder: String?
  /// The text above the field.
  open var prompt: String?
  /// Whether the cancel button shows.
  open var showsCancelButton = false
  /// Whether the scopes show.
  open var showsScopeBar = false
  /// The titles of the scopes.
  open var scopeButtonTitles: [String]?
  /// The selected scope.
  open var selectedScopeButtonIndex = 0
  /// The look.
  open var barStyle = UIBarStyle.default
  /// The tint of the background.
  open var barTintColor: UIColor?
  /// Whether content shows through.
  open var isTranslucent = true
  /// The look by the name that Interface Builder writes.
  public final var searchBarStyle: String?
  /// How the keyboard and the entry behave.
  public final var inputTraits = TextInputTraits()
  /// Who hears of searching.
  open weak var delegate: AnyObject?

  /// Creates a bar with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a bar from the nib that is being instantiated.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "searchBar" }
  /// The standard height.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: BarMetrics.searchBar)
  }
  /// The given width, the standard height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarMetrics.searchBar)
  }
  /// The text.
  open override var treeText: String? { text }
  /// The placeholder for the view tree.
  open override func writeTreeAttributes(_ attribute: (String, String) -> Void) {
    if let placeholder { attribute("placeholder", placeholder) }
  }
}
