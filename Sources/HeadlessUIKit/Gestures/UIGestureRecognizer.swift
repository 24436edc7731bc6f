/// A gesture recogniser, which recognises nothing itself: a harness calls ``trigger()``.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The view to which the recogniser is attached; nil for none.
  public internal(set) final weak var view: UIView?
  final var actions: [ControlAction] = []
  /// The id that Interface Builder gave the recogniser, set by nib loading.
  public final var interfaceBuilderID: String?
  /// Whether ``trigger()`` runs the actions; true by default.
  open var isEnabled = true
  /// Whether a recognised gesture cancels touches in the view; stored, true by default.
  open var cancelsTouchesInView = true
  /// Whether the view gets the beginning of touches late; stored, false by default.
  open var delaysTouchesBegan = false
  /// Whether the view gets the end of touches late; stored, true by default.
  open var delaysTouchesEnded = true
  /// The delegate, which is not retained.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// How far the gesture is; a harness sets it before ``trigger()``.
  open var state = State.possible
  /// The number of fingers; 1 here.
  open var numberOfTouches: Int { 1 }
  final var point = CGPoint.zero

  /// Creates a recogniser that sends an action to a target, if both are given.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recogniser without an action.
  public override convenience init() { self.init(target: nil, action: nil) }

  /// Creates a recogniser from the nib that is being instantiated.
  public init?(coder: NSCoder) {
    super.init()
    NibDecoder.decode(self, from: coder)
  }

  /// The element that Interface Builder writes.
  open class var interfaceBuilderElement: String { "gestureRecognizer" }

  /// Adds a target, which is not retained, and its action; a pair that is there already stays one.
  open func addTarget(_ target: Any, action: Selector) {
    guard !actions.contains(where: { $0.matches(target as AnyObject, action) }) else { return }
    actions.append(ControlAction(target: target as AnyObject, selector: action, events: .allEvents))
  }

  /// Removes a target's action; nil stands for every target or action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    actions.removeAll { entry in
      (object == nil || entry.target === object) && (action == nil || entry.selector == action)
    }
  }

  /// The point of the gesture in a view; the origin unless a harness set another.
  open func location(in view: UIView?) -> CGPoint { point }

  /// Told of touches; never called here.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Told of touches; never called here.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Told of touches; never called here.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Told of touches; never called here.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Prepares for the next gesture; never called here.
  open func reset() {}
  /// Whether this recogniser keeps another from recognising.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another recogniser keeps this one from recognising.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another recogniser waits for this one.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether this recogniser waits for another.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Runs the actions as if the gesture had been recognised.
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
