/// Finds a gesture among touches; here it holds what nibs set and runs its actions when a harness triggers it.
@MainActor
open class UIGestureRecognizer: NSObject {
  /// The view whose touches are watched.
  public internal(set) final weak var view: UIView?
  final var actions: [ControlAction] = []
  /// The id that Interface Builder gave the recogniser, set by nib loading.
  public final var interfaceBuilderID: String?
  /// Whether the recogniser works.
  open var isEnabled = true
  /// Whether touches are taken from the view when the gesture is found.
  open var cancelsTouchesInView = true
  /// Whether the view waits for the beginning of touches.
  open var delaysTouchesBegan = false
  /// Whether the view waits for the end of touches.
  open var delaysTouchesEnded = true
  /// Who decides about the recogniser.
  open weak var delegate: AnyObject?

  /// Creates a recogniser.
  public required init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recogniser without an action.
  public override convenience init() { self.init(target: nil, action: nil) }

  /// Creates a recogniser from the nib that is being instantiated.
  public required init?(coder: NSCoder) {
    super.init()
    NibDecoder.decode(self, from: coder)
  }

  /// The element that Interface Builder writes.
  open class var interfaceBuilderElement: String { "gestureRecognizer" }

  /// Reports the gesture to an object, which is not retained.
  open func addTarget(_ target: Any, action: Selector) {
    actions.append(ControlAction(target: target as AnyObject, selector: action, events: .allEvents))
  }

  /// Stops reports.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    actions.removeAll { entry in
      (object == nil || entry.target === object) && (action == nil || entry.selector == action)
    }
  }

  /// Acts as if the gesture had been found.
  public final func trigger() {
    guard isEnabled else { return }
    for entry in actions {
      guard let selector = entry.selector, let target = entry.target else { continue }
      if !ActionPerformance.perform(selector, on: target, sender: self) {
        UIKitException.raise(.unrecognizedSelector(selector, target))
        return
      }
    }
  }
}
