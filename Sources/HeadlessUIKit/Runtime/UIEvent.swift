/// An event that is being delivered.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// Creates an event.
  public override init() { super.init() }
}
