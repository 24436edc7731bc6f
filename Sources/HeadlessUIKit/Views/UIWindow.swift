/// The top of a view hierarchy.
@MainActor
open class UIWindow: UIView {
  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet { replaceRoot(oldValue) }
  }
  /// The order among windows.
  open var windowLevel: CGFloat = 0
  final var isShown = false

  /// Creates a window with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    flags.insert([.isWindow, .mayBeInWindow])
  }

  /// Creates a window from the nib that is being instantiated.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    flags.insert([.isWindow, .mayBeInWindow])
  }

  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "window" }

  /// Whether the window takes key events.
  open var isKeyWindow: Bool { WindowList.key === self }

  /// Makes the window the one that takes key events.
  open func makeKey() { WindowList.key = self }

  /// Shows the window and makes it key: its root controller appears.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
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
    addSubview(view)
    controller.didAppear(animated: false)
  }
}

extension ElementClasses {
  var window: AnyClass { UIWindow.self }
}
