import Foundation

/// The keys of the engine's own classes that documents connect or set.
///
/// In UIKit every Objective-C property is a key. Here a key is an entry: one line that names it and
/// says what it sets. Entries are tried from the most recent class down, so a subclass may restate
/// a key of its superclass.
@MainActor
enum EngineKeys {
  /// Whether any class of the engine lists an outlet.
  static func listsOutlet(_ key: String) -> Bool { outlets[key] != nil }

  /// Whether an outlet takes another view away from where it hangs.
  static func replacesViews(_ key: String) -> Bool { replacing.contains(key) }

  private static let replacing: Set<String> = [
    "accessoryView", "backgroundView", "customView", "editingAccessoryView", "maskView",
    "multipleSelectionBackgroundView", "refreshControl", "rootViewController",
    "selectedBackgroundView", "tableFooterView", "tableHeaderView", "titleView",
  ]

  /// Connects an outlet of an engine class.
  /// - Returns: false when the class has no such key.
  static func connect(_ key: String, of source: NSObject, to destination: NSObject) -> Bool {
    for entry in outlets[key] ?? [] where entry(source, destination) { return true }
    // It stands for a class of UIKit's that is not here, whose keys nobody lists.
    guard source is NibPlainObject else { return false }
    NibStorage.attach(to: source).connect(key, to: destination)
    return true
  }

  /// Connects an outlet collection of an engine class.
  static func connect(_ key: String, of source: NSObject, to destinations: [NSObject]) -> Bool {
    guard key == "gestureRecognizers", let view = source as? UIView else { return false }
    for case let recognizer as UIGestureRecognizer in destinations {
      view.addGestureRecognizer(recognizer)
    }
    return true
  }

  /// Sets a runtime attribute of an engine class.
  static func set(_ key: String, of target: NSObject, to value: NibValue) -> Bool {
    EngineAttributes.set(key, of: target, to: value)
  }

  /// The object at a key of an engine class, for key paths such as `layer.cornerRadius`.
  static func object(_ key: String, of target: NSObject) -> NSObject? {
    for entry in objects[key] ?? [] {
      if let object = entry(target) { return object }
    }
    return nil
  }

  // MARK: Entries

  private typealias Outlet = (_ source: NSObject, _ destination: NSObject) -> Bool

  /// An outlet whose destination must be of a class.
  private static func outlet<Source: NSObject, Value: NSObject>(
    _ set: @escaping (Source, Value) -> Void
  ) -> Outlet {
    { source, destination in
      guard let source = source as? Source else { return false }
      guard let value = destination as? Value else {
        NibEnvironment.current.refuse(
          UIKitException(
            .invalidArgument,
            "cannot connect \(NibNames.className(of: source)) to "
              + "\(NibNames.className(of: destination)): the property takes \(Value.self)"
          ),
          at: nil
        )
        return true
      }
      set(source, value)
      return true
    }
  }

  /// An outlet for a view behind a cell or a list, which takes the view out of where it is.
  private static func background<Source: NSObject>(
    _ set: @escaping (Source, UIView) -> Void
  ) -> Outlet {
    outlet { (source: Source, view: UIView) in
      if NibEnvironment.current.movesBackgrounds { set(source, view) }
    }
  }

  /// A delegate or data source.
  ///
  /// As in UIKit nothing checks at load that the object conforms: one that does not (a stand-in
  /// for an unknown class) is left out, with a note.
  private static func role<Source: NSObject, Role>(
    _ set: @escaping (Source, Role) -> Void
  ) -> Outlet {
    { source, destination in
      guard let source = source as? Source else { return false }
      if let value = destination as? Role {
        set(source, value)
      } else {
        NibEnvironment.current.note(
          .dynamicKey,
          "\(NibNames.className(of: destination)) does not conform to \(Role.self); "
            + "\(NibNames.className(of: source)) stays without it"
        )
      }
      return true
    }
  }

  /// A delegate that the engine never tells anything; one that does not conform is only kept by name.
  private static func quiet<Source: NSObject, Role>(
    _ set: @escaping (Source, Role) -> Void
  ) -> Outlet {
    { source, destination in
      guard let source = source as? Source, let value = destination as? Role else { return false }
      set(source, value)
      return true
    }
  }

  /// A key that UIKit has and the engine does nothing with.
  private static func kept<Source: NSObject>(_: Source.Type, _ key: String) -> Outlet {
    { source, destination in
      guard source is Source else { return false }
      NibStorage.attach(to: source).connect(key, to: destination)
      return true
    }
  }

  private static let outlets: [String: [Outlet]] = [
    "view": [outlet { (s: UIViewController, v: UIView) in s.view = v }],
    "tableView": [
      outlet { (s: UITableViewController, v: UITableView) in s.tableView = v }
    ],
    "collectionView": [
      outlet { (s: UICollectionViewController, v: UICollectionView) in s.collectionView = v }
    ],
    "rootViewController": [
      outlet { (s: UIWindow, v: UIViewController) in s.rootViewController = v }
    ],
    // Cells of apps declare these anew for views of their own; what the cell itself shows stays as it is.
    "textLabel": [kept(UITableViewCell.self, "textLabel")],
    "detailTextLabel": [kept(UITableViewCell.self, "detailTextLabel")],
    "imageView": [kept(UITableViewCell.self, "imageView")],
    "refreshControl": [
      outlet { (s: UITableViewController, v: UIRefreshControl) in s.refreshControl = v },
      outlet { (s: UIScrollView, v: UIRefreshControl) in s.refreshControl = v },
    ],
    "dataSource": [
      role { (s: UITableView, v: any UITableViewDataSource) in s.dataSource = v },
      role { (s: UICollectionView, v: any UICollectionViewDataSource) in s.dataSource = v },
      outlet { (s: UIPickerView, v: NSObject) in s.dataSource = v },
      quiet { (s: UIPageViewController, v: any UIPageViewControllerDataSource) in s.dataSource = v
      },
      kept(UIPageViewController.self, "dataSource"),
    ],
    "delegate": [
      role { (s: UIScrollView, v: any UIScrollViewDelegate) in s.delegate = v },
      role { (s: UITextField, v: any UITextFieldDelegate) in s.delegate = v },
      outlet { (s: UISearchBar, v: NSObject) in s.delegate = v },
      outlet { (s: UIPickerView, v: NSObject) in s.delegate = v },
      outlet { (s: UIGestureRecognizer, v: NSObject) in
        s.delegate = v as? any UIGestureRecognizerDelegate
      },
      quiet { (s: UITabBar, v: any UITabBarDelegate) in s.delegate = v },
      quiet { (s: UIWebView, v: any UIWebViewDelegate) in s.delegate = v },
      quiet { (s: MKMapView, v: any MKMapViewDelegate) in s.delegate = v },
      quiet { (s: UINavigationController, v: any UINavigationControllerDelegate) in s.delegate = v
      },
      quiet { (s: UITabBarController, v: any UITabBarControllerDelegate) in s.delegate = v },
      quiet { (s: UISplitViewController, v: any UISplitViewControllerDelegate) in s.delegate = v },
      quiet { (s: UIPageViewController, v: any UIPageViewControllerDelegate) in s.delegate = v },
      kept(UIView.self, "delegate"),
      kept(UIViewController.self, "delegate"),
    ],
    "prefetchDataSource": [
      role { (s: UITableView, v: any UITableViewDataSourcePrefetching) in
        s.prefetchDataSource = v
      },
      quiet { (s: UICollectionView, v: any UICollectionViewDataSourcePrefetching) in
        s.prefetchDataSource = v
      },
      kept(UICollectionView.self, "prefetchDataSource"),
    ],
    "dragDelegate": [
      quiet { (s: UITableView, v: any UITableViewDragDelegate) in s.dragDelegate = v },
      quiet { (s: UICollectionView, v: any UICollectionViewDragDelegate) in s.dragDelegate = v },
      kept(UIView.self, "dragDelegate"),
    ],
    "dropDelegate": [
      quiet { (s: UITableView, v: any UITableViewDropDelegate) in s.dropDelegate = v },
      quiet { (s: UICollectionView, v: any UICollectionViewDropDelegate) in s.dropDelegate = v },
      kept(UIView.self, "dropDelegate"),
    ],
    "navigationDelegate": [
      quiet { (s: WKWebView, v: any WKNavigationDelegate) in s.navigationDelegate = v },
      kept(UIView.self, "navigationDelegate"),
    ],
    "uiDelegate": [kept(UIView.self, "uiDelegate")],
    "UIDelegate": [
      quiet { (s: WKWebView, v: any WKUIDelegate) in s.uiDelegate = v },
      kept(UIView.self, "UIDelegate"),
    ],
    "inputView": [kept(UIResponder.self, "inputView")],
    "inputAccessoryView": [kept(UIResponder.self, "inputAccessoryView")],
    "accessoryView": [outlet { (s: UITableViewCell, v: UIView) in s.accessoryView = v }],
    "editingAccessoryView": [
      outlet { (s: UITableViewCell, v: UIView) in s.editingAccessoryView = v }
    ],
    "backgroundView": [
      background { (s: UITableViewCell, v: UIView) in s.backgroundView = v },
      background { (s: UITableViewHeaderFooterView, v: UIView) in s.backgroundView = v },
      background { (s: UICollectionViewCell, v: UIView) in s.backgroundView = v },
      background { (s: UITableView, v: UIView) in s.backgroundView = v },
      background { (s: UICollectionView, v: UIView) in s.backgroundView = v },
    ],
    "selectedBackgroundView": [
      background { (s: UITableViewCell, v: UIView) in s.selectedBackgroundView = v },
      background { (s: UICollectionViewCell, v: UIView) in s.selectedBackgroundView = v },
    ],
    "titleView": [outlet { (s: UINavigationItem, v: UIView) in s.titleView = v }],
    "backBarButtonItem": [
      outlet { (s: UINavigationItem, v: UIBarButtonItem) in s.backBarButtonItem = v }
    ],
    "leftBarButtonItem": [
      outlet { (s: UINavigationItem, v: UIBarButtonItem) in s.leftBarButtonItem = v }
    ],
    "rightBarButtonItem": [
      outlet { (s: UINavigationItem, v: UIBarButtonItem) in s.rightBarButtonItem = v }
    ],
    "customView": [outlet { (s: UIBarButtonItem, v: UIView) in s.customView = v }],
    "tableHeaderView": [outlet { (s: UITableView, v: UIView) in s.tableHeaderView = v }],
    "tableFooterView": [outlet { (s: UITableView, v: UIView) in s.tableFooterView = v }],
    "leftView": [outlet { (s: UITextField, v: UIView) in s.leftView = v }],
    "rightView": [outlet { (s: UITextField, v: UIView) in s.rightView = v }],
    "maskView": [outlet { (s: UIView, v: UIView) in s.mask = v }],
    "multipleSelectionBackgroundView": [
      background { (s: UITableViewCell, v: UIView) in s.multipleSelectionBackgroundView = v }
    ],
    "transitioningDelegate": [kept(UIViewController.self, "transitioningDelegate")],
    "tabBarItem": [kept(UIViewController.self, "tabBarItem")],
    "navigationItem": [kept(UIViewController.self, "navigationItem")],
    "toolbar": [kept(UIViewController.self, "toolbar")],
    "searchDisplayController": [kept(UIViewController.self, "searchDisplayController")],
    "searchBar": [kept(NSObject.self, "searchBar")],
  ]

  private typealias Getter = (NSObject) -> NSObject?

  private static func object<Source: NSObject>(
    _ get: @escaping (Source) -> NSObject?
  ) -> Getter {
    { source in (source as? Source).flatMap(get) }
  }

  private static let objects: [String: [Getter]] = [
    "layer": [object { (s: UIView) in s.layer }],
    "superview": [object { (s: UIView) in s.superview }],
    "view": [object { (s: UIViewController) in s.view }],
    "titleLabel": [object { (s: UIButton) in s.titleLabel }],
    "textLabel": [object { (s: UITableViewCell) in s.textLabel }],
    "detailTextLabel": [object { (s: UITableViewCell) in s.detailTextLabel }],
    "imageView": [
      object { (s: UITableViewCell) in s.imageView },
      object { (s: UIButton) in s.imageView },
    ],
    "contentView": [
      object { (s: UITableViewCell) in s.contentView },
      object { (s: UICollectionViewCell) in s.contentView },
      object { (s: UITableViewHeaderFooterView) in s.contentView },
      object { (s: UIVisualEffectView) in s.contentView },
    ],
    "navigationItem": [object { (s: UIViewController) in s.navigationItem }],
    "tabBarItem": [object { (s: UIViewController) in s.tabBarItem }],
    "tableView": [object { (s: UITableViewController) in s.tableView }],
    "collectionView": [object { (s: UICollectionViewController) in s.collectionView }],
  ]
}
