/// One entry of a control's table: who hears of which events.
@MainActor
struct ControlAction {
  weak var target: AnyObject?
  /// No target was given: the responder chain answers, while a target that was freed hears nothing.
  let goesToChain: Bool
  let selector: Selector?
  let closure: UIAction?
  var events: UIControl.Event

  init(target: AnyObject?, selector: Selector, events: UIControl.Event) {
    self.target = target
    goesToChain = target == nil
    self.selector = selector
    closure = nil
    self.events = events
  }

  init(closure: UIAction, events: UIControl.Event) {
    goesToChain = false
    selector = nil
    self.closure = closure
    self.events = events
  }

  func matches(_ object: AnyObject?, _ action: Selector) -> Bool {
    selector == action && target === object && goesToChain == (object == nil)
  }

  /// Sends an action to a target, or along the responder chain from a sender; raises when a target lacks it.
  static func send(_ action: Selector, to target: AnyObject?, from sender: UIResponder) {
    if let target {
      guard !ActionPerformance.perform(action, on: target, sender: sender) else { return }
      UIKitException.raise(.unrecognizedSelector(action, target))
      return
    }
    _ = ActionPerformance.performAlongChain(action, from: sender, sender: sender)
  }
}

extension UIKitException {
  /// What sending an unknown message raises.
  @MainActor static func unrecognizedSelector(_ action: Selector, _ target: AnyObject)
    -> UIKitException
  {
    UIKitException(
      .invalidArgument,
      "-[\(type(of: target)) \(action.name)]: unrecognized selector sent to instance "
        + ConsoleAddress.text(of: target)
    )
  }
}
