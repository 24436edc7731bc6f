/// The rarely used properties of a controller.
@MainActor
final class RareControllerState {
  var navigationItem: UINavigationItem?
  var tabBarItem: UITabBarItem?
  var editButtonItem: UIBarButtonItem?
  var toolbarItems: [UIBarButtonItem]?
  var restorationIdentifier: String?
  var storyboardIdentifier: String?
  var preferredContentSize = CGSize.zero
  var hidesBottomBarWhenPushed = false
  var isTransitionAnimated = false
  var extendedLayoutIncludesOpaqueBars = false
  var automaticallyAdjustsScrollViewInsets = true
  var additionalSafeAreaInsets = UIEdgeInsets.zero
  var dynamicValues: [String: Any] = [:]
  var presented: UIViewController?
  weak var presenting: UIViewController?
  /// Where the view was that a presentation covers wholly, and between which views.
  weak var coveredHome: UIView?
  var coveredPlace = 0

  init() {}
}
