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

  final func takeChild(_ childController: UIViewController) {
    guard childController.parent !== self else { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    childController.parent = self
    children.append(childController)
  }

  final func leaveParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  final func beginAppearanceTransition(_ isAppearing: Bool, _ animated: Bool) {
    if isAppearing {
      willAppear(animated: animated)
    } else if phase == .appeared {
      phase = .disappearing
      viewWillDisappear(animated)
    }
  }

  final func finishAppearance() {
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

  final var ownNavigationItem: UINavigationItem {
    get {
      if let item = rare?.navigationItem { return item }
      let item = UINavigationItem(title: title ?? "")
      rareState.navigationItem = item
      return item
    }
    set { rareState.navigationItem = newValue }
  }

  final var ownTabBarItem: UITabBarItem {
    get {
      if let item = rare?.tabBarItem { return item }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      rareState.tabBarItem = item
      return item
    }
    set { rareState.tabBarItem = newValue }
  }

  /// The identifier in the storyboard, set by nib loading.
  public var storyboardIdentifier: String? {
    get { rare?.storyboardIdentifier }
    set { rareState.storyboardIdentifier = newValue }
  }

  /// Values for keys that no property takes: dynamic outlets and runtime attributes of lenient classes.
  public var dynamicValues: [String: Any] {
    get { rare?.dynamicValues ?? [:] }
    set { if rare != nil || !newValue.isEmpty { rareState.dynamicValues = newValue } }
  }

  final func enclosing<Container: UIViewController>() -> Container? {
    var controller = parent
    while let next = controller {
      if let found = next as? Container { return found }
      controller = next.parent
    }
    return nil
  }
}
