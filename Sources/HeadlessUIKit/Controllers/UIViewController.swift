/// Owns a view hierarchy and hears when it appears.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  final var viewStorage: UIView?
  /// The name of the nib that holds the view.
  open internal(set) var nibName: String?
  /// The bundle of the nib.
  open internal(set) var nibBundle: Bundle?
  /// The id that Interface Builder gave the controller, set by nib loading.
  public final var interfaceBuilderID: String?
  /// The title.
  open var title: String? {
    didSet {
      // Items that are not there yet begin with the title.
      rare?.navigationItem?.title = title
      rare?.tabBarItem?.title = title
    }
  }
  /// The controllers inside this one.
  open internal(set) var children: [UIViewController] = []
  /// The controller that holds this one.
  open internal(set) weak var parent: UIViewController?
  final var phase = AppearancePhase.disappeared
  final var movement: ControllerMovement?
  private final var isEditingStorage = false
  final var rare: RareControllerState?

  /// Creates a controller whose view comes from a nib, by name or by convention.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Creates a controller without a nib of its own.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller from the nib that is being instantiated.
  public required init?(coder: NSCoder) {
    super.init()
    NibDecoder.decode(self, from: coder)
  }

  deinit {
    viewStorage?.controllerStorage = nil
  }

  /// The element that Interface Builder writes.
  open class var interfaceBuilderElement: String { "viewController" }

  // UIKit declares it so, and code written for UIKit relies on it; nil only after a pending exception.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view, loaded on first use.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return viewStorage
    }
    set { takeView(newValue) }
  }

  /// The view if it was loaded.
  open var viewIfLoaded: UIView? { viewStorage }
  /// Whether the view was loaded.
  open var isViewLoaded: Bool { viewStorage != nil }

  /// Loads the view if that was not done.
  open func loadViewIfNeeded() {
    guard viewStorage == nil else { return }
    loadView()
    if viewStorage == nil, !UIKitException.isPending { takeView(UIView(frame: .zero)) }
    if viewStorage != nil { viewDidLoad() }
  }

  /// Makes the view: from the nib, else an empty one of the screen's size.
  open func loadView() {
    if let view = NibDecoder.loadViewFromNib(of: self) {
      takeView(view)
    } else if !UIKitException.isPending, viewStorage == nil {
      takeView(UIView(frame: UIScreen.main.bounds))
    }
  }

  /// Sent after the view was loaded.
  open func viewDidLoad() {}
  /// Sent before the view appears.
  open func viewWillAppear(_ animated: Bool) {}
  /// Sent between the two others, after the view has its size.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Sent after the view appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// Sent before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Sent after the view disappeared.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Sent before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Sent after the view laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Updates constraints of the view, in place of the view's own `updateConstraints()`; overriders call super.
  open func updateViewConstraints() { viewStorage?.updateConstraints() }
  /// Sent when the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Sent when memory is short.
  open func didReceiveMemoryWarning() {}
  /// Sent before the controller enters or leaves a parent.
  open func willMove(toParent parent: UIViewController?) {
    movement = parent == nil ? .fromParent : .toParent
  }
  /// Sent after the controller entered or left a parent.
  open func didMove(toParent parent: UIViewController?) { movement = nil }
  /// How the controller is presented; stored, without effect here.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How its presentation moves; stored, without effect here.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// What provides transitions; stored, never asked.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The traits of the simulated device.
  open var traitCollection: UITraitCollection { UITraitCollection.current }
  /// Ways in which the app may be turned; never asked here.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// How the app is turned at first; never asked here.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Whether the app turns with the device; never asked here.
  open var shouldAutorotate: Bool { true }
  /// The look of the status bar; never asked here.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden; never asked here.
  open var prefersStatusBarHidden: Bool { false }
  /// How the status bar appears; never asked here.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that has a say in the status bar's look; never asked here.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that has a say in the status bar's showing; never asked here.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Whether the home indicator hides; never asked here.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The edges where gestures of the program go first; never asked here.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Told that the safe area changed which a container, or this controller, gives the view.
  open func viewSafeAreaInsetsDidChange() {}
  /// Told that the margins changed; never called here.
  open func viewLayoutMarginsDidChange() {}
  /// Told of a new size; never called here.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Told of new traits; never called here.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Told of an older app that it was turned; never called here.
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
  /// Told of an older app that it will be turned; never called here.
  open func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) {}
  /// Told of an older app that it is being turned; never called here.
  open func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) {}
  /// Told that a child prefers another size; never called here.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Follows a segue of the storyboard; storyboards are not run here.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    StandIn.note("UIViewController.performSegue")
  }
  /// Pushes a controller where there is a navigation controller, and presents it elsewhere.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  /// Shows a controller over this one, at once; a child leaves that to the topmost controller around it (rule VC-7).
  ///
  /// Raises where the controller is this one, has a parent, or is presented already.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    guard !refusesToPresent(viewControllerToPresent) else { return }
    let presenter = presenter(of: viewControllerToPresent)
    guard presenter.takesPresented(viewControllerToPresent, from: self) else { return }
    presenter.showPresented(viewControllerToPresent, animated: flag)
    completion?()
  }

  /// Takes away the controller shown over this one with all above it, or else the one that this one belongs to.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    (presentedViewController ?? presentedAncestor)?.leavePresentation(animated: flag)
    completion?()
  }

  /// Whether the content can be edited now; setting it is ``setEditing(_:animated:)`` without animation.
  open var isEditing: Bool {
    get { isEditingStorage }
    set { setEditing(newValue, animated: false) }
  }
  /// Starts or stops editing.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditingStorage = editing
    rare?.editButtonItem?.systemItem = editing ? .done : .edit
  }
  /// The responder after this one: what presents it, else the view around its own.
  open override var next: UIResponder? {
    rare?.presenting ?? viewStorage?.superviewStorage ?? parent
  }

  /// Sent before a segue of a storyboard shows another controller.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Whether a segue may run.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Whether children hear of appearing by themselves; they do by default.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// The child that has a say in the home indicator; never asked here.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// The child that has a say in the edges for gestures; never asked here.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Whether the keyboard stays when no field is edited; never asked here.
  open var disablesAutomaticKeyboardDismissal: Bool { false }
  /// Whether the controller takes part in an unwinding; never asked here.
  open func canPerformUnwindSegueAction(
    _ action: Selector,
    from fromViewController: UIViewController,
    sender: Any?
  ) -> Bool { responds(to: action) }
  /// Shows a child for an unwinding; never called here.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
  /// The size that a child should have in this controller's view.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Told of a child whose constraints changed its size; never called here.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// The size that the content wants.
  open var preferredContentSize: CGSize {
    get { rare?.preferredContentSize ?? .zero }
    set { rareState.preferredContentSize = newValue }
  }

  /// Whether the bottom bar goes when the controller is pushed.
  open var hidesBottomBarWhenPushed: Bool {
    get { rare?.hidesBottomBarWhenPushed ?? false }
    set { rareState.hidesBottomBarWhenPushed = newValue }
  }

  /// The controller below this one in a presentation.
  open var presentingViewController: UIViewController? { presentedAncestor?.rare?.presenting }
  /// The nearest navigation controller around this one.
  open var navigationController: UINavigationController? { enclosing() }

  final func takeView(_ view: UIView?) {
    viewStorage?.controllerStorage = nil
    viewStorage = view
    view?.controllerStorage = self
    if let rare { view?.setAdditionalSafeArea(rare.additionalSafeAreaInsets) }
  }

  // MARK: Children and bars

  /// Adds a controller inside this one.
  open func addChild(_ childController: UIViewController) { takeChild(childController) }

  /// Takes the controller out of its parent.
  open func removeFromParent() { leaveParent() }

  /// Tells a container that a child has left it.
  func childLeft(_ child: UIViewController) {}

  /// Sends the first message of appearing or disappearing to a child whose container decides about that.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearanceTransition(isAppearing, animated)
  }

  /// Sends the second message.
  open func endAppearanceTransition() { finishAppearance() }

  // UIKit declares it so, and code written for UIKit relies on it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What a tab bar shows for the controller.
  open var tabBarItem: UITabBarItem! {
    get { ownTabBarItem }
    set { ownTabBarItem = newValue }
  }

  /// What a toolbar shows for the controller.
  open var toolbarItems: [UIBarButtonItem]? {
    get { rare?.toolbarItems }
    set { rareState.toolbarItems = newValue }
  }

  /// The name under which state restoration knows the controller.
  open var restorationIdentifier: String? {
    get { rare?.restorationIdentifier }
    set { rareState.restorationIdentifier = newValue }
  }

  /// Whether the view goes below opaque bars.
  open var extendedLayoutIncludesOpaqueBars: Bool {
    get { rare?.extendedLayoutIncludesOpaqueBars ?? false }
    set {
      rareState.extendedLayoutIncludesOpaqueBars = newValue
      navigationController?.viewIfLoaded?.setNeedsLayout()
    }
  }

  /// Whether scroll views are inset for bars, before iOS 11.
  open var automaticallyAdjustsScrollViewInsets: Bool {
    get { rare?.automaticallyAdjustsScrollViewInsets ?? true }
    set { rareState.automaticallyAdjustsScrollViewInsets = newValue }
  }

  /// The controller shown over this one, or over the nearest one around it.
  open var presentedViewController: UIViewController? {
    var controller: UIViewController? = self
    while let next = controller {
      if let shown = next.rare?.presented { return shown }
      controller = next.parent
    }
    return nil
  }

  /// The tab bar controller around this one.
  open var tabBarController: UITabBarController? { enclosing() }

  /// What a navigation bar shows for the controller.
  open var navigationItem: UINavigationItem {
    get { ownNavigationItem }
    set { ownNavigationItem = newValue }
  }

  // MARK: Presentation; stored or without effect here

  /// Stored only.
  open var isModalInPresentation: Bool {
    get { stored("isModalInPresentation", false) }
    set { store("isModalInPresentation", newValue) }
  }

  /// The edges at which the view reaches below bars that content shines through; all by default.
  open var edgesForExtendedLayout: UIRectEdge {
    get { stored("edgesForExtendedLayout", .all) }
    set {
      store("edgesForExtendedLayout", newValue)
      navigationController?.viewIfLoaded?.setNeedsLayout()
    }
  }

  /// What the controller adds to the safe area of its view.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { rare?.additionalSafeAreaInsets ?? .zero }
    set {
      rareState.additionalSafeAreaInsets = newValue
      viewStorage?.setAdditionalSafeArea(newValue)
    }
  }

  /// Stored only.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { stored("overrideUserInterfaceStyle", .light) }
    set { store("overrideUserInterfaceStyle", newValue) }
  }

  /// Stored only.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }

  /// Stored only.
  open var presentationController: UIPresentationController? { UIPresentationController(self) }

  /// The nearest split view controller above.
  open var splitViewController: UISplitViewController? { enclosing() }

  /// Whether the controller appears because another one presents it; true while it appears only.
  open var isBeingPresented: Bool { movement == .presented }

  /// Whether the controller disappears because it is dismissed; true while it disappears only.
  open var isBeingDismissed: Bool { movement == .dismissed }

  /// Whether the controller is being added to a parent, such as while it is pushed.
  open var isMovingToParent: Bool { movement == .toParent }

  /// Whether the controller is being taken from its parent, such as while it is popped.
  open var isMovingFromParent: Bool { movement == .fromParent }

  /// The storyboard that the controller came from, once it was instantiated.
  open var storyboard: UIStoryboard? { NibDecoder.storyboard(of: self) }

  /// The one button that starts editing and ends it, by ``setEditing(_:animated:)``.
  open var editButtonItem: UIBarButtonItem { ownEditButtonItem }

  /// What the edit button sends.
  open override class var actions: [String: NibAction] {
    [
      UIViewController.toggleEditing: .calling { (controller: UIViewController) in
        controller.setEditing(!controller.isEditing, animated: true)
      }
    ]
  }

  /// Does nothing here.
  open func setNeedsStatusBarAppearanceUpdate() {
    StandIn.note("UIViewController.setNeedsStatusBarAppearanceUpdate")
  }

  /// Does nothing here.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// Makes a controller the second side of the split around this one, and presents it where there is none.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard let split = self as? UISplitViewController ?? splitViewController else {
      return present(vc, animated: true)
    }
    split.viewControllers = Array(split.viewControllers.prefix(1)) + [vc]
  }
}
