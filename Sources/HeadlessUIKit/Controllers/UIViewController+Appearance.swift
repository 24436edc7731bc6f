extension UIViewController {
  /// Sends the message before appearing, to this controller and its children, once.
  final func willAppear(animated: Bool) {
    guard phase == .disappeared || phase == .disappearing else { return }
    phase = .appearing
    viewWillAppear(animated)
    for child in children where child.isShownInParent { child.willAppear(animated: animated) }
  }

  /// Sends the messages of appearing, after the view is in its place.
  final func didAppear(animated: Bool) {
    guard phase == .appearing else { return }
    viewIsAppearing(animated)
    viewStorage?.layoutIfNeeded()
    phase = .appeared
    viewDidAppear(animated)
    for child in children where child.isShownInParent { child.didAppear(animated: animated) }
  }

  /// Sends both messages of disappearing.
  final func disappear(animated: Bool = false) {
    guard phase == .appeared || phase == .appearing else { return }
    phase = .disappearing
    viewWillDisappear(animated)
    for child in children { child.disappear(animated: animated) }
    phase = .disappeared
    viewDidDisappear(animated)
  }

  private var isShownInParent: Bool { viewStorage?.superviewStorage != nil }

  /// Adds a controller inside this one.
  public func addChild(_ childController: UIViewController) {
    guard childController.parent !== self else { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    childController.parent = self
    children.append(childController)
  }

  /// Takes the controller out of its parent.
  public func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Sends the first message of appearing or disappearing to a child whose container decides about that.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      willAppear(animated: animated)
    } else if phase == .appeared {
      phase = .disappearing
      viewWillDisappear(animated)
    }
  }

  /// Sends the second message.
  public func endAppearanceTransition() {
    if phase == .appearing {
      didAppear(animated: false)
    } else if phase == .disappearing {
      phase = .disappeared
      viewDidDisappear(false)
    }
  }
}

extension UIViewController {
  final var rareState: RareControllerState {
    if let rare { return rare }
    let state = RareControllerState()
    rare = state
    return state
  }

  /// What a navigation bar shows for the controller.
  public var navigationItem: UINavigationItem {
    get {
      if let item = rare?.navigationItem { return item }
      let item = UINavigationItem(title: title ?? "")
      rareState.navigationItem = item
      return item
    }
    set { rareState.navigationItem = newValue }
  }

  // UIKit declares it so, and code written for UIKit relies on it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What a tab bar shows for the controller.
  public var tabBarItem: UITabBarItem! {
    get {
      if let item = rare?.tabBarItem { return item }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      rareState.tabBarItem = item
      return item
    }
    set { rareState.tabBarItem = newValue }
  }

  /// What a toolbar shows for the controller.
  public var toolbarItems: [UIBarButtonItem]? {
    get { rare?.toolbarItems }
    set { rareState.toolbarItems = newValue }
  }

  /// The identifier in the storyboard, set by nib loading.
  public var storyboardIdentifier: String? {
    get { rare?.storyboardIdentifier }
    set { rareState.storyboardIdentifier = newValue }
  }

  /// The name under which state restoration knows the controller.
  public var restorationIdentifier: String? {
    get { rare?.restorationIdentifier }
    set { rareState.restorationIdentifier = newValue }
  }

  /// Whether the view goes below opaque bars.
  public var extendedLayoutIncludesOpaqueBars: Bool {
    get { rare?.extendedLayoutIncludesOpaqueBars ?? false }
    set { rareState.extendedLayoutIncludesOpaqueBars = newValue }
  }

  /// Whether scroll views are inset for bars, before iOS 11.
  public var automaticallyAdjustsScrollViewInsets: Bool {
    get { rare?.automaticallyAdjustsScrollViewInsets ?? true }
    set { rareState.automaticallyAdjustsScrollViewInsets = newValue }
  }

  /// Values for keys that no property takes: dynamic outlets and runtime attributes of lenient classes.
  public var dynamicValues: [String: Any] {
    get { rare?.dynamicValues ?? [:] }
    set { if rare != nil || !newValue.isEmpty { rareState.dynamicValues = newValue } }
  }

  /// The controller shown over this one.
  public var presentedViewController: UIViewController? { rare?.presented }
  /// The tab bar controller around this one.
  public var tabBarController: UITabBarController? { enclosing() }

  final func enclosing<Container: UIViewController>() -> Container? {
    var controller = parent
    while let next = controller {
      if let found = next as? Container { return found }
      controller = next.parent
    }
    return nil
  }
}
