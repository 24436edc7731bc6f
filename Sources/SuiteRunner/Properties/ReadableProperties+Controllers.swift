import Foundation
import HeadlessUIKit

extension ReadableProperties {
  static let bars: [Property] =
    barItems + [
      Property("items") { (b: UINavigationBar) in b.items ?? [] },
      Property("barStyle") { (b: UINavigationBar) in b.barStyle },
      Property("translucent") { (b: UINavigationBar) in b.isTranslucent },
      Property("barTintColor") { (b: UINavigationBar) in b.barTintColor },
      Property("prefersLargeTitles") { (b: UINavigationBar) in b.prefersLargeTitles },
      Property("barStyle") { (b: UITabBar) in b.barStyle },
      Property("translucent") { (b: UITabBar) in b.isTranslucent },
      Property("barTintColor") { (b: UITabBar) in b.barTintColor },
      Property("barStyle") { (b: UIToolbar) in b.barStyle },
      Property("translucent") { (b: UIToolbar) in b.isTranslucent },
      Property("barTintColor") { (b: UIToolbar) in b.barTintColor },
      Property("barStyle") { (b: UISearchBar) in b.barStyle },
      Property("barTintColor") { (b: UISearchBar) in b.barTintColor },
      Property("showsBookmarkButton") { (b: UISearchBar) in b.showsBookmarkButton },
      Property("showsSearchResultsButton") { (b: UISearchBar) in b.showsSearchResultsButton },
      Property("scopeButtonTitles") { (b: UISearchBar) in b.scopeButtonTitles },
      Property("items") { (b: UITabBar) in b.items ?? [] },
      Property("selectedItem") { (b: UITabBar) in b.selectedItem },
      Property("items") { (b: UIToolbar) in b.items ?? [] },
      Property("text") { (b: UISearchBar) in b.text },
      Property("placeholder") { (b: UISearchBar) in b.placeholder },
      Property("prompt") { (b: UISearchBar) in b.prompt },
      Property("showsCancelButton") { (b: UISearchBar) in b.showsCancelButton },
      Property("showsScopeBar") { (b: UISearchBar) in b.showsScopeBar },
      Property("translucent") { (b: UISearchBar) in b.isTranslucent },
      Property("searchBarStyle") { (b: UISearchBar) in b.searchBarStyle },
    ]

  private static let barItems: [Property] = [
    Property("systemItem") { (i: UIBarButtonItem) in i.systemItem },
    Property("style") { (i: UIBarButtonItem) in i.style },
    Property("width") { (i: UIBarButtonItem) in i.width },
    Property("customView") { (i: UIBarButtonItem) in i.customView },
    Property("tintColor") { (i: UIBarButtonItem) in i.tintColor },
    Property("target") { (i: UIBarButtonItem) in i.target as? NSObject },
    Property("action") { (i: UIBarButtonItem) in i.action.map { "\($0)" } },
    Property("badgeValue") { (i: UITabBarItem) in i.badgeValue },
    Property("systemItem") { (i: UITabBarItem) in i.systemItemName },
    Property("title") { (i: UIBarItem) in i.title },
    Property("image") { (i: UIBarItem) in i.image },
    Property("enabled") { (i: UIBarItem) in i.isEnabled },
    Property("tag") { (i: UIBarItem) in i.tag },
    Property("title") { (i: UINavigationItem) in i.title },
    Property("titleView") { (i: UINavigationItem) in i.titleView },
    Property("prompt") { (i: UINavigationItem) in i.prompt },
    Property("hidesBackButton") { (i: UINavigationItem) in i.hidesBackButton },
    Property("backBarButtonItem") { (i: UINavigationItem) in i.backBarButtonItem },
    Property("leftBarButtonItem") { (i: UINavigationItem) in i.leftBarButtonItem },
    Property("rightBarButtonItem") { (i: UINavigationItem) in i.rightBarButtonItem },
    Property("leftBarButtonItems") { (i: UINavigationItem) in i.leftBarButtonItems ?? [] },
    Property("rightBarButtonItems") { (i: UINavigationItem) in i.rightBarButtonItems ?? [] },
  ]

  static let controllers: [Property] =
    containers + [
      Property("collectionView") { (c: UICollectionViewController) in c.collectionView },
      Property("clearsSelectionOnViewWillAppear") { (c: UITableViewController) in
        c.clearsSelectionOnViewWillAppear
      },
      Property("refreshControl") { (c: UITableViewController) in c.refreshControl },
      Property("clearsSelectionOnViewWillAppear") { (c: UICollectionViewController) in
        c.clearsSelectionOnViewWillAppear
      },
      Property("title") { (c: UIViewController) in c.title },
      Property("nibName") { (c: UIViewController) in c.nibName },
      Property("storyboardIdentifier") { (c: UIViewController) in c.storyboardIdentifier },
      Property("restorationIdentifier") { (c: UIViewController) in c.restorationIdentifier },
      Property("modalPresentationStyle") { (c: UIViewController) in c.modalPresentationStyle },
      Property("modalTransitionStyle") { (c: UIViewController) in c.modalTransitionStyle },
      Property("definesPresentationContext") { (c: UIViewController) in
        c.definesPresentationContext
      },
      Property("providesPresentationContextTransitionStyle") { (c: UIViewController) in
        c.providesPresentationContextTransitionStyle
      },
      Property("preferredContentSize") { (c: UIViewController) in c.preferredContentSize },
      Property("hidesBottomBarWhenPushed") { (c: UIViewController) in c.hidesBottomBarWhenPushed },
      Property("extendedLayoutIncludesOpaqueBars") { (c: UIViewController) in
        c.extendedLayoutIncludesOpaqueBars
      },
      Property("automaticallyAdjustsScrollViewInsets") { (c: UIViewController) in
        c.automaticallyAdjustsScrollViewInsets
      },
      Property("editing") { (c: UIViewController) in c.isEditing },
      Property("view") { (c: UIViewController) in c.view },
      Property("viewLoaded") { (c: UIViewController) in c.isViewLoaded },
      Property("navigationItem") { (c: UIViewController) in c.navigationItem },
      Property("tabBarItem") { (c: UIViewController) in c.tabBarItem },
      Property("toolbarItems") { (c: UIViewController) in c.toolbarItems ?? [] },
      Property("childViewControllers") { (c: UIViewController) in c.children },
      Property("parentViewController") { (c: UIViewController) in c.parent },
      Property("navigationController") { (c: UIViewController) in c.navigationController },
      Property("tabBarController") { (c: UIViewController) in c.tabBarController },
      Property("segues") { (c: UIViewController) in
        c.nibSegues.map {
          [$0.kind, $0.relationship ?? $0.identifier, $0.destinationID].compactMap(\.self)
            .joined(separator: " ")
        }
      },
    ]

  private static let containers: [Property] = [
    Property("viewControllers") { (c: UINavigationController) in c.viewControllers },
    Property("topViewController") { (c: UINavigationController) in c.topViewController },
    Property("navigationBar") { (c: UINavigationController) in c.navigationBar },
    Property("navigationBarHidden") { (c: UINavigationController) in c.isNavigationBarHidden },
    Property("toolbarHidden") { (c: UINavigationController) in c.isToolbarHidden },
    Property("viewControllers") { (c: UITabBarController) in c.viewControllers ?? [] },
    Property("selectedIndex") { (c: UITabBarController) in c.selectedIndex },
    Property("selectedViewController") { (c: UITabBarController) in c.selectedViewController },
    Property("viewControllers") { (c: UISplitViewController) in c.viewControllers },
  ]
}
