/// An object that takes part in the responder chain and can be loaded from a nib.
@preconcurrency @MainActor
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
