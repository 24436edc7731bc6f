/// Shows a stack of controllers, the topmost with a bar above it.
@MainActor
open class UINavigationController: UIViewController {
  /// The controllers, the root first.
  open var viewControllers: [UIViewController] = []
}

/// Shows one of several controllers with a bar of tabs below it.
@MainActor
open class UITabBarController: UIViewController {
  /// The controllers, one per tab.
  open var viewControllers: [UIViewController]?
}
