import Foundation

/// Shows a stack of controllers, the topmost with a bar above it.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  private var stack: [UIViewController] = []
  private var barHidden = false
  private var toolbarHidden = true
  private let ownBar: UINavigationBar
  private let ownToolbar: UIToolbar
  /// The bar above the topmost controller.
  open var navigationBar: UINavigationBar { ownBar }
  /// The bar below the topmost controller.
  open var toolbar: UIToolbar { ownToolbar }
  /// Whether a stroke from the left edge leads back.
  open var hidesBarsOnSwipe = false

  /// Creates a controller whose view comes from a nib.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    ownBar = UINavigationBar(frame: .zero)
    ownToolbar = UIToolbar(frame: .zero)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a stack of one controller.
  public init(rootViewController: UIViewController) {
    ownBar = UINavigationBar(frame: .zero)
    ownToolbar = UIToolbar(frame: .zero)
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// Creates an empty stack with bars of classes; nil stands for UIKit's own.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    let bar = (navigationBarClass as? UINavigationBar.Type)?.create(frame: .zero)
    let toolbar = (toolbarClass as? UIToolbar.Type)?.create(frame: .zero)
    ownBar = bar as? UINavigationBar ?? UINavigationBar(frame: .zero)
    ownToolbar = toolbar as? UIToolbar ?? UIToolbar(frame: .zero)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller from the nib that is being instantiated.
  public required init?(coder: NSCoder) {
    ownBar = UINavigationBar(frame: .zero)
    ownToolbar = UIToolbar(frame: .zero)
    super.init(coder: coder)
  }

  /// Hears of changes; stored, never told.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "navigationController" }

  /// The controllers, the root first.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The controller that shows.
  open var topViewController: UIViewController? { stack.last }
  /// The controller that shows, or what it presents.
  open var visibleViewController: UIViewController? {
    stack.last?.presentedViewController ?? stack.last
  }

  /// Whether the bar is hidden.
  open var isNavigationBarHidden: Bool {
    get { barHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  /// Hides or shows the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    barHidden = hidden
    viewStorage?.setNeedsLayout()
  }
  /// Whether the bar below is hidden.
  open var isToolbarHidden: Bool {
    get { toolbarHidden }
    set {
      toolbarHidden = newValue
      viewStorage?.setNeedsLayout()
    }
  }

  /// Replaces the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    guard Set(viewControllers.map(ObjectIdentifier.init)).count == viewControllers.count else {
      let names = viewControllers.map { "    \"\($0.classAndAddress)\"" }.joined(separator: ",\n")
      return UIKitException.raise(
        .internalInconsistency,
        "All view controllers in a navigation controller must be distinct ((\n\(names)\n))"
      )
    }
    change(animated: animated) { stack = viewControllers }
  }
  /// Puts a controller on top.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !(viewController is UINavigationController) else {
      return UIKitException.raise(
        .invalidArgument,
        "Pushing a navigation controller is not supported"
      )
    }
    guard !stack.contains(where: { $0 === viewController }) else {
      return UIKitException.raise(.invalidArgument, pushedTwice(viewController))
    }
    change(animated: animated) { stack.append(viewController) }
  }
  /// What UIKit says of a controller that is on the stack already; from iOS 13 on it names the application.
  private func pushedTwice(_ controller: UIViewController) -> String {
    guard UIKitProfile.current >= .ios15 else {
      return
        "Pushing the same view controller instance more than once is not supported (\(controller.classAndAddress))"
    }
    let application = NibEnvironment.mainBundle?.bundleIdentifier ?? "(null)"
    return
      "\(classAndAddress) is pushing the same view controller instance (\(controller.classAndAddress)) more than"
      + " once which is not supported and is most likely an error in the application : \(application)"
  }
  /// Takes the topmost controller away, unless it is the root.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    change(animated: animated) { stack.removeLast() }
    return top
  }
  /// Takes all controllers but the root away.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard stack.count > 1 else { return nil }
    let popped = Array(stack.dropFirst())
    change(animated: animated) { stack = Array(stack.prefix(1)) }
    return popped
  }
  /// Takes the controllers above another away.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      UIKitException.raise(
        .internalInconsistency,
        "Tried to pop to a view controller that doesn't exist."
      )
      return nil
    }
    let popped = Array(stack.suffix(from: index + 1))
    change(animated: animated) { stack = Array(stack.prefix(index + 1)) }
    return popped
  }

  /// The container's view, with the bars.
  open override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    takeView(view)
    view.addSubview(navigationBar)
    view.addSubview(toolbar)
    showTop()
  }

  /// Places the bars at the edges, and the topmost controller's view.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard let view = viewStorage else { return }
    let (size, safe) = (view.bounds.size, view.safeAreaInsets)
    navigationBar.isHidden = barHidden
    toolbar.isHidden = toolbarHidden
    navigationBar.frame = CGRect(x: 0, y: safe.top, width: size.width, height: BarMetrics.bar)
    let toolTop = size.height - safe.bottom - BarMetrics.bar
    toolbar.frame = CGRect(x: 0, y: toolTop, width: size.width, height: BarMetrics.bar)
    var covered = safe
    if !barHidden { covered.top += BarMetrics.bar }
    if !toolbarHidden { covered.bottom += BarMetrics.bar }
    placeTop(size, covered)
  }

  /// Places the topmost controller's view below the bars that content shines through.
  ///
  /// What they cover of it is its safe area (rules VC-4.7 and VC-4.8).
  private func placeTop(_ size: CGSize, _ covered: UIEdgeInsets) {
    guard let top = stack.last, let inner = top.viewIfLoaded else { return }
    var (safe, end) = (covered, size.height)
    var frame = CGRect(origin: .zero, size: size)
    if !top.reaches(.top, below: barHidden || navigationBar.isTranslucent) {
      (frame.origin.y, safe.top) = (covered.top, 0)
    }
    if !top.reaches(.bottom, below: toolbarHidden || toolbar.isTranslucent) {
      (end, safe.bottom) = (end - covered.bottom, 0)
    }
    frame.size.height = max(end - frame.minY, 0)
    inner.frame = frame
    inner.setSafeAreaInsets(safe)
  }

  /// Changes the stack: appearance moves from the old top to the new, between the messages of coming and going.
  private func change(animated: Bool, _ body: () -> Void) {
    let (old, oldTop) = (stack, stack.last)
    body()
    let added = stack.filter { $0.parent !== self }
    let kept = Set(stack.map(ObjectIdentifier.init))
    let removed = old.filter { !kept.contains(ObjectIdentifier($0)) }
    for controller in added { addChild(controller) }
    for controller in removed { controller.willMove(toParent: nil) }
    if oldTop !== stack.last, isViewLoaded { replaceTop(oldTop, animated: animated) }
    for controller in added { controller.didMove(toParent: self) }
    for controller in removed { controller.removeFromParent() }
    showItems()
  }

  /// A child that leaves by itself is on the stack no more.
  override func childLeft(_ child: UIViewController) {
    guard let index = stack.firstIndex(where: { $0 === child }) else { return }
    let oldTop = stack.last
    stack.remove(at: index)
    if oldTop === child, isViewLoaded { replaceTop(oldTop, animated: false) }
    showItems()
  }

  /// Gives the bar the items of the stack.
  private func showItems() {
    navigationBar.items = stack.map(\.navigationItem)
    viewStorage?.setNeedsLayout()
  }

  private func replaceTop(_ oldTop: UIViewController?, animated: Bool) {
    if phase == .appeared || phase == .appearing {
      stack.last?.loadViewIfNeeded()
      oldTop?.willDisappear(animated: animated)
      stack.last?.willAppear(animated: animated)
    }
    oldTop?.viewIfLoaded?.removeFromSuperview()
    oldTop?.viewIfLoaded?.rare?.safeAreaInsets = nil
    showTop()
    oldTop?.didDisappear(animated: animated)
    if phase == .appeared { stack.last?.didAppear(animated: animated) }
  }

  private func showTop() {
    guard let container = viewStorage, let top = stack.last?.view else { return }
    container.insertSubview(top, at: 0)
    container.setNeedsLayout()
  }
}

extension UIViewController {
  /// The class and the address, as UIKit's messages print objects.
  var classAndAddress: String {
    "<\(type(of: self)): \(ConsoleAddress.text(of: self))>"
  }

  /// Whether the view reaches below the bar at an edge, through which content shines or not.
  fileprivate final func reaches(_ edge: UIRectEdge, below isTranslucent: Bool) -> Bool {
    edgesForExtendedLayout.contains(edge) && (isTranslucent || extendedLayoutIncludesOpaqueBars)
  }
}

extension ElementClasses {
  var navigationController: AnyClass { UINavigationController.self }
}
