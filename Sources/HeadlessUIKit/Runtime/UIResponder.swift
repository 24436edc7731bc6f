/// An object that takes part in the responder chain and can be loaded from a nib.
@MainActor
open class UIResponder: NSObject {
  /// Creates a responder.
  public override init() {
    super.init()
  }

  /// The next responder of the chain.
  open var next: UIResponder? { nil }

  /// Sent to every object of a nib after all connections are made and runtime attributes are set (rules NB-4, NB-11).
  open func awakeFromNib() { NibStorage.existing(of: self)?.record(call: "awakeFromNib") }

  /// Outlets that nib loading would not find among the stored properties; none by default.
  open class var outlets: [OutletBinding] { [] }

  /// The methods that actions of nibs may call, by selector; a class lists only its own.
  open class var actions: [String: NibAction] { [:] }

  /// Sent to a designable object by Interface Builder only; never called here.
  open func prepareForInterfaceBuilder() {}

  /// Whether this object may become the first responder.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this object may stop being the first responder.
  open var canResignFirstResponder: Bool { true }

  /// Whether this object is the first responder.
  open var isFirstResponder: Bool { FirstResponder.current === self }

  /// Makes this object the first responder; answers whether it is.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    if let current = FirstResponder.current, !current.resignFirstResponder() { return false }
    FirstResponder.current = self
    return true
  }

  /// Stops being the first responder; answers whether it did.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    FirstResponder.current = nil
    return true
  }

  /// Runs an action of this object by name; the default looks it up in the class's action table.
  ///
  /// - Returns: Whether the object has such an action.
  open func perform(_ action: Selector, with sender: Any?) -> Bool {
    ActionPerformance.table(self, action, sender)
  }
}

/// An object outside the responder family that wants `awakeFromNib`, which an NSObject extension could not offer to
/// overriding.
@MainActor
public protocol NibAwakening: AnyObject {
  /// Sent after all connections of the nib are made.
  func awakeFromNib()
}

/// An object outside the responder family that answers actions by name.
@MainActor
public protocol ActionPerforming: AnyObject {
  /// Runs an action by name; answers whether the object has it.
  func perform(_ action: Selector, with sender: Any?) -> Bool
}

/// The one first responder of the process.
@MainActor
enum FirstResponder {
  static weak var current: UIResponder?
}

/// How an action reaches an object: nib loading plugs its action tables in here.
@MainActor
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
}
