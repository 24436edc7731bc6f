/// Lets a client animate along with a change of the focus; here closures run at once.
@preconcurrency @MainActor
public final class UIFocusAnimationCoordinator: NSObject {
  override init() { super.init() }

  /// Makes changes along with the focus, then runs a closure.
  public func addCoordinatedAnimations(
    _ animations: (@MainActor () -> Void)?,
    completion: (@MainActor () -> Void)? = nil
  ) {
    animations?()
    completion?()
  }
}
