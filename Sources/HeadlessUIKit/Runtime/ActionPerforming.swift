/// An object outside the responder family that answers actions by name.
@preconcurrency @MainActor
public protocol ActionPerforming: AnyObject {
  /// Runs an action by name; answers whether the object has it.
  func perform(_ action: Selector, with sender: Any?) -> Bool
}
