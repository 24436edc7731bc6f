/// Owns a view hierarchy and hears when it appears.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  final var viewStorage: UIView?
  /// The name of the nib that holds the view.
  public internal(set) final var nibName: String?
  /// The bundle of the nib.
  public internal(set) final var nibBundle: Bundle?
  /// The id that Interface Builder gave the controller, set by nib loading.
  public final var interfaceBuilderID: String?
  /// The title.
  open var title: String?
  /// The controllers inside this one.
  public internal(set) final var children: [UIViewController] = []
  /// The controller that holds this one.
  public internal(set) final weak var parent: UIViewController?
  final var phase = AppearancePhase.disappeared
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
  /// Updates constraints of the view.
  open func updateViewConstraints() {}
  /// Sent when the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Sent when memory is short.
  open func didReceiveMemoryWarning() {}
  /// Sent before the controller enters or leaves a parent.
  open func willMove(toParent parent: UIViewController?) {}
  /// Sent after the controller entered or left a parent.
  open func didMove(toParent parent: UIViewController?) {}
  /// Whether the content can be edited now.
  open var isEditing = false
  /// Starts or stops editing.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// The responder after this one.
  open override var next: UIResponder? { viewStorage?.superviewStorage ?? parent }

  /// Sent before a segue of a storyboard shows another controller.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Whether a segue may run.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  final func takeView(_ view: UIView?) {
    viewStorage?.controllerStorage = nil
    viewStorage = view
    view?.controllerStorage = self
  }
}
