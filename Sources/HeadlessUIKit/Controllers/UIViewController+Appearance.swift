extension UIViewController {
  /// Sends the message before appearing, to this controller and its children, once.
  final func willAppear(animated: Bool) {
    guard phase == .disappeared || phase == .disappearing else { return }
    phase = .appearing
    viewWillAppear(animated)
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children where child.isShownInParent { child.willAppear(animated: animated) }
  }

  /// Sends the messages of appearing, after the view is in its place.
  final func didAppear(animated: Bool) {
    guard phase == .appearing else { return }
    viewIsAppearing(animated)
    viewStorage?.layoutIfNeeded()
    phase = .appeared
    viewDidAppear(animated)
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children where child.isShownInParent { child.didAppear(animated: animated) }
  }

  /// Sends the message before disappearing, to this controller and its children, once.
  final func willDisappear(animated: Bool) {
    guard phase == .appeared || phase == .appearing else { return }
    phase = .disappearing
    viewWillDisappear(animated)
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children { child.willDisappear(animated: animated) }
  }

  /// Sends the message after disappearing, likewise.
  final func didDisappear(animated: Bool) {
    guard phase == .disappearing else { return }
    phase = .disappeared
    viewDidDisappear(animated)
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children { child.didDisappear(animated: animated) }
  }

  /// Sends both messages of disappearing.
  final func disappear(animated: Bool = false) {
    willDisappear(animated: animated)
    didDisappear(animated: animated)
  }

  /// Takes a child in and shows its view; it hears what it would hear of a parent that appears.
  final func show(child: UIViewController, animated: Bool, place: (UIView, UIView) -> Void) {
    addChild(child)
    if let inner = child.view, let container = view {
      if phase == .appeared || phase == .appearing { child.willAppear(animated: animated) }
      place(inner, container)
      if phase == .appeared { child.didAppear(animated: animated) }
    }
    child.didMove(toParent: self)
  }

  /// Takes a child and its view away.
  final func hide(child: UIViewController, animated: Bool) {
    child.willMove(toParent: nil)
    child.willDisappear(animated: animated)
    child.viewIfLoaded?.removeFromSuperview()
    child.didDisappear(animated: animated)
    child.removeFromParent()
  }

  /// Whether a parent that is shown has this controller appear and disappear with its view.
  final var followsItsView: Bool {
    guard let parent, parent.shouldAutomaticallyForwardAppearanceMethods else { return false }
    return parent.phase == .appeared || parent.phase == .appearing
  }

  private var isShownInParent: Bool { viewStorage?.superviewStorage != nil }

  final func takeChild(_ childController: UIViewController) {
    guard childController.parent !== self, !isInside(of: childController) else { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    childController.parent = self
    children.append(childController)
  }

  /// Whether the controller is another one, or lies in it; raises then, as a circle of children is no tree.
  private func isInside(of other: UIViewController) -> Bool {
    var above: UIViewController? = self
    while let one = above, one !== other { above = one.parent }
    guard above != nil else { return false }
    UIKitException.raise(
      .invalidArgument,
      "\(other.classAndAddress) cannot be a child of \(classAndAddress), which lies in it"
    )
    return true
  }

  final func leaveParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    parent.childLeft(self)
    didMove(toParent: nil)
  }

  final func beginAppearanceTransition(_ isAppearing: Bool, _ animated: Bool) {
    if animated || rare != nil { rareState.isTransitionAnimated = animated }
    if isAppearing {
      willAppear(animated: animated)
    } else {
      willDisappear(animated: animated)
    }
  }

  /// The end of a transition is as animated as its beginning.
  final func finishAppearance() {
    let animated = rare?.isTransitionAnimated ?? false
    if phase == .appearing {
      didAppear(animated: animated)
    } else {
      didDisappear(animated: animated)
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

  /// The action of the edit button, as UIKit names it.
  static var toggleEditing: String { "_toggleEditing:" }

  final var ownEditButtonItem: UIBarButtonItem {
    if let item = rare?.editButtonItem { return item }
    let item = UIBarButtonItem(
      barButtonSystemItem: isEditing ? .done : .edit,
      target: self,
      action: Selector(UIViewController.toggleEditing)
    )
    rareState.editButtonItem = item
    return item
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
