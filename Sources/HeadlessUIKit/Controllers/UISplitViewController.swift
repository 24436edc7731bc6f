/// Shows two or three controllers side by side; here the first column and the rest, at fixed widths.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// The controllers, the primary one first.
  open var viewControllers: [UIViewController] = [] { didSet { adopt(oldValue) } }
  /// The width of the first column in points.
  open var primaryColumnWidth: CGFloat = 320

  /// Creates a controller whose view comes from a nib.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller from the nib that is being instantiated.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Hears of changes; stored, never told.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "splitViewController" }

  /// Shows the controllers' views.
  open override func viewDidLoad() {
    super.viewDidLoad()
    for controller in viewControllers { if let inner = controller.view { view.addSubview(inner) } }
  }

  /// The first column has its width, the last controller the rest.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard let size = viewStorage?.bounds.size else { return }
    let column = viewControllers.count > 1 ? min(primaryColumnWidth, size.width) : 0
    viewControllers.first?.viewIfLoaded?.frame = CGRect(
      x: 0,
      y: 0,
      width: viewControllers.count > 1 ? column : size.width,
      height: size.height
    )
    for controller in viewControllers.dropFirst() {
      controller.viewIfLoaded?.frame = CGRect(
        x: column,
        y: 0,
        width: size.width - column,
        height: size.height
      )
    }
  }

  private func adopt(_ old: [UIViewController]) {
    for controller in old where !viewControllers.contains(where: { $0 === controller }) {
      hide(child: controller, animated: false)
    }
    for controller in viewControllers where controller.parent !== self {
      // The sides come with the view where that is not there yet.
      guard isViewLoaded else {
        addChild(controller)
        controller.didMove(toParent: self)
        continue
      }
      show(child: controller, animated: false) { inner, container in container.addSubview(inner) }
    }
    viewStorage?.setNeedsLayout()
  }

  // MARK: Stored, or without effect here

  /// Stored only.
  open var isCollapsed: Bool { true }

  /// Stored only.
  open var displayMode: DisplayMode { .oneBesideSecondary }

  /// Stored only.
  open var preferredDisplayMode: DisplayMode {
    get { stored("preferredDisplayMode", .automatic) }
    set { store("preferredDisplayMode", newValue) }
  }

  /// Does nothing here.
  open func show(_ column: Column) { StandIn.note("UISplitViewController.show") }

  /// Does nothing here.
  open func hide(_ column: Column) { StandIn.note("UISplitViewController.hide") }
}

extension ElementClasses {
  var splitViewController: AnyClass { UISplitViewController.self }
}
