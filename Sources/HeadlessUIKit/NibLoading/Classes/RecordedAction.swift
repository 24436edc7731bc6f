/// One action that an object of a declared class received.
@preconcurrency @MainActor
public struct RecordedAction {
  /// The selector.
  public let selector: String
  /// Who sent it.
  public private(set) weak var sender: AnyObject?
}
