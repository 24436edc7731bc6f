import Testing

@testable import HeadlessUIKit

@MainActor
private final class Screen: UIViewController {
  static var log: [String] = []
  var name = ""
  convenience init(_ name: String) {
    self.init(nibName: nil, bundle: nil)
    self.name = name
  }
  private func note(_ text: String) { Screen.log.append("\(name) \(text)") }
  override func viewDidLoad() { note("didLoad") }
  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
  override func viewWillLayoutSubviews() { note("willLayout") }
  override func viewDidLayoutSubviews() { note("didLayout") }
}

@MainActor
@Suite("Controllers")
struct ViewControllerTests {
  private func window() -> UIWindow {
    Screen.log = []
    return UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  }

  @Test("a root controller loads, appears and is laid out in UIKit's order")
  func root() {
    let window = window()
    let screen = Screen("a")
    #expect(!screen.isViewLoaded)
    window.rootViewController = screen
    #expect(Screen.log.isEmpty)
    window.makeKeyAndVisible()
    #expect(
      Screen.log == ["a didLoad", "a willAppear", "a willLayout", "a didLayout", "a didAppear"]
    )
    #expect(screen.view.frame == window.bounds && screen.view.window === window)
    #expect(screen.view.next === screen && screen.next === window)
    Screen.log = []
    window.rootViewController = nil
    #expect(Screen.log == ["a willDisappear", "a didDisappear"])
  }

  @Test("a push moves appearance from the old top to the new, whose view fills the screen")
  func navigation() {
    let window = window()
    let (one, two) = (Screen("one"), Screen("two"))
    let navigation = UINavigationController(rootViewController: one)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    #expect(one.view.frame == window.bounds && one.view.safeAreaInsets.top == 44)
    #expect(one.navigationController === navigation)
    Screen.log = []
    navigation.pushViewController(two, animated: true)
    window.layoutIfNeeded()
    let moves = Screen.log.filter { !$0.contains("ayout") }
    #expect(
      moves == [
        "two didLoad", "one willDisappear", "two willAppear", "one didDisappear", "two didAppear",
      ]
    )
    #expect(two.view.frame == window.bounds && two.view.safeAreaInsets.top == 44)
    #expect(one.view.superview == nil)
    #expect(raisedReason { navigation.pushViewController(two, animated: false) } != nil)
    #expect(navigation.popViewController(animated: true) === two)
    #expect(navigation.popViewController(animated: true) == nil)
    #expect(two.parent == nil && one.view.window === window)
  }

  @Test("tabs show one controller at a time")
  func tabs() {
    let window = window()
    let (one, two) = (Screen("one"), Screen("two"))
    let tabs = UITabBarController()
    tabs.viewControllers = [one, two]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 431, width: 320, height: 49))
    #expect(one.view.window === window && !two.isViewLoaded)
    tabs.selectedIndex = 1
    #expect(two.view.window === window && one.view.window == nil)
    tabs.selectedIndex = 7
    #expect(tabs.selectedViewController === two)
  }

  @Test("table and collection controllers serve their lists (TV-4, CV-3)")
  func lists() {
    let table = UITableViewController(style: .grouped)
    #expect(table.view === table.tableView && table.tableView.style == .grouped)
    #expect(table.tableView.dataSource === table && table.tableView.delegate === table)
    let layout = UICollectionViewFlowLayout()
    let collection = UICollectionViewController(collectionViewLayout: layout)
    #expect(collection.collectionView.collectionViewLayout === layout)
    #expect(collection.collectionView.superview === collection.view)
    #expect(collection.collectionView.dataSource === collection)
    #expect(layout.collectionView === collection.collectionView)
  }

  private final class Nested: UIViewController {}

  @Test("private and nested classes load, and are named without addresses")
  func privateClasses() {
    #expect(Nested(nibName: nil, bundle: nil).view != nil)
    #expect(Screen("private").view != nil)
    #expect(NibNames.name(of: Nested.self) == "HeadlessUIKitTests.ViewControllerTests.Nested")
    #expect(NibNames.name(of: Screen.self) == "HeadlessUIKitTests.Screen")
    #expect(NibNames.name(of: UIView.self) == "UIView")
    #expect(NibNames.name(of: NSObject.self) == "NSObject")
  }

  @Test("a controller that is freed leaves its view without a dangling reference")
  func lifetime() {
    var view: UIView?
    do {
      let screen = Screen("gone")
      view = screen.view
    }
    #expect(view?.next == nil)
    view?.setNeedsLayout()
    view?.layoutIfNeeded()
  }
}
