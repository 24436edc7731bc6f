/// The top of a view hierarchy, laid out by the main loop once it is visible.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The controller whose view fills the window; nil by default.
  open var rootViewController: UIViewController? {
    didSet { replaceRoot(oldValue) }
  }
  /// The order among windows; stored, without effect here.
  open var windowLevel = Level.normal
  final var isShown = false

  /// Creates a window with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a window as large as the screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: UIScreen.main.bounds)
    setUp()
  }

  /// Creates a window from the nib that is being instantiated.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    flags.insert([.isWindow, .mayBeInWindow])
    // UIKit's own calls leave a window in the pool: views of one that nothing else holds stay in it for the turn.
    MainLoop.shared.keepUntilEndOfTurn([self])
  }

  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "window" }

  /// Whether this is the key window, of which there is one at most.
  open var isKeyWindow: Bool { WindowList.key === self }

  /// Told that the window became the key window.
  open func becomeKey() {}
  /// Told that the window is the key window no more.
  open func resignKey() {}

  /// Makes this the key window: the one before hears that it is not any more, then this one that it is.
  open func makeKey() {
    let former = WindowList.key
    guard former !== self else { return }
    WindowList.key = self
    former?.resignKey()
    becomeKey()
  }

  /// Whether the window is hidden; to show it is to show the view of its root controller.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      super.isHidden = newValue
      if !newValue { show() }
    }
  }

  /// Shows the window and makes it the key window; its root controller appears.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  private func show() {
    guard !isShown else { return }
    isShown = true
    WindowList.add(self)
    installRoot()
    layoutIfNeeded()
  }

  private func replaceRoot(_ old: UIViewController?) {
    guard old !== rootViewController else { return }
    if isShown { old?.disappear() }
    old?.viewIfLoaded?.removeFromSuperview()
    if isShown { installRoot() }
  }

  private func installRoot() {
    guard let controller = rootViewController, let view = controller.view else { return }
    controller.willAppear(animated: false)
    view.frame = CGRect(origin: .zero, size: bounds.size)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.translatesAutoresizingMaskIntoConstraints = true
    view.setSafeAreaInsets(safeAreaInsets)
    addSubview(view)
    controller.didAppear(animated: false)
  }

  /// Stored only.
  open var windowScene: UIWindowScene? {
    get { stored("windowScene", nil) }
    set { store("windowScene", newValue) }
  }

  /// Stored only.
  open var screen: UIScreen { UIScreen.main }
}

extension ElementClasses {
  var window: AnyClass { UIWindow.self }
}
