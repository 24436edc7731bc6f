/// Shows one of several controllers with a bar of tabs below it.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  private var tabs: [UIViewController] = []
  private var selected = 0
  /// The bar of tabs.
  public final let tabBar = UITabBar(frame: .zero)

  /// Creates a controller whose view comes from a nib.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller from the nib that is being instantiated.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Hears of changes; stored, never told.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "tabBarController" }

  /// The controllers, one per tab.
  open var viewControllers: [UIViewController]? {
    get { tabs.isEmpty ? nil : tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers, and keeps the selection where it can.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let old = selectedViewController
    let former = tabs
    tabs = viewControllers ?? []
    // Apple: the same controller, else the one of the same number, else the first.
    selected =
      tabs.firstIndex { $0 === old } ?? (tabs.indices.contains(selected) ? selected : 0)
    for controller in tabs where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    tabBar.items = tabs.map { $0.tabBarItem ?? UITabBarItem() }
    show(replacing: old)
    for controller in former where !tabs.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
  }

  /// The selected tab; an index without a tab changes nothing.
  open var selectedIndex: Int {
    get { selected }
    set {
      guard newValue != selected, tabs.indices.contains(newValue) else { return }
      let old = selectedViewController
      selected = newValue
      show(replacing: old)
    }
  }

  /// The controller of the selected tab.
  open var selectedViewController: UIViewController? {
    get { tabs.indices.contains(selected) ? tabs[selected] : nil }
    set {
      guard let newValue else { return }
      guard let index = tabs.firstIndex(where: { $0 === newValue }) else {
        return UIKitException.raise(
          .invalidArgument,
          "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar"
            + " controller's list of view controllers can be selected."
        )
      }
      selectedIndex = index
    }
  }

  /// The container's view, with the bar.
  open override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    takeView(view)
    view.addSubview(tabBar)
    show(replacing: nil)
  }

  /// Places the bar at the bottom; the controller's view lies behind it, as in UIKit.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard let view = viewStorage else { return }
    let size = view.bounds.size
    let height = BarMetrics.tabBar + view.safeAreaInsets.bottom
    tabBar.frame = CGRect(x: 0, y: size.height - height, width: size.width, height: height)
    selectedViewController?.viewIfLoaded?.frame = CGRect(origin: .zero, size: size)
    var insets = view.safeAreaInsets
    insets.bottom = height
    selectedViewController?.viewIfLoaded?.setSafeAreaInsets(insets)
  }

  /// A child that leaves by itself has no tab any more.
  override func childLeft(_ child: UIViewController) {
    guard tabs.contains(where: { $0 === child }) else { return }
    setViewControllers(tabs.filter { $0 !== child }, animated: false)
  }

  private func show(replacing old: UIViewController?) {
    tabBar.selectedItem = selectedViewController?.tabBarItem
    guard let container = viewStorage, old !== selectedViewController || old == nil else { return }
    let appears = phase == .appeared || phase == .appearing
    if appears {
      // In this order on a device.
      selectedViewController?.loadViewIfNeeded()
      selectedViewController?.willAppear(animated: false)
      old?.disappear()
    }
    old?.viewIfLoaded?.removeFromSuperview()
    if let view = selectedViewController?.view { container.insertSubview(view, at: 0) }
    container.setNeedsLayout()
    if phase == .appeared { selectedViewController?.didAppear(animated: false) }
  }
}

extension ElementClasses {
  var tabBarController: AnyClass { UITabBarController.self }
}
