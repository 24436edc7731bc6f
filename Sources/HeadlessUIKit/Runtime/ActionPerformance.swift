/// How an action reaches an object: nib loading plugs its action tables in here.
@preconcurrency @MainActor
public enum ActionPerformance {
  /// Looks an action up in the table of an object's class and runs it; answers whether it was there.
  public static var table: @MainActor (AnyObject, Selector, Any?) -> Bool = {
    ActionTable.perform($1.name, on: $0, sender: $2, event: nil)
  }

  /// Runs an action on any object; answers whether the object has it.
  public static func perform(_ action: Selector, on target: AnyObject, sender: Any?) -> Bool {
    if let responder = target as? UIResponder { return responder.perform(action, with: sender) }
    if let performer = target as? ActionPerforming {
      return performer.perform(action, with: sender)
    }
    return table(target, action, sender)
  }

  /// Runs an action of the first object of the responder chain that has it; answers whether one has.
  ///
  /// The chain begins at the first responder, or else at an object.
  static func performAlongChain(
    _ action: Selector,
    from beginning: UIResponder?,
    sender: Any?
  ) -> Bool {
    var responder = FirstResponder.current ?? beginning
    while let next = responder {
      if perform(action, on: next, sender: sender) { return true }
      responder = next.next
    }
    return false
  }
}
