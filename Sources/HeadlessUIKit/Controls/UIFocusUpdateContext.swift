/// A change of the view that a keyboard or remote control acts on.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// The view that had the focus.
  public final let previouslyFocusedView: UIView?
  /// The view that gets it.
  public final let nextFocusedView: UIView?

  init(from previous: UIView?, to next: UIView?) {
    previouslyFocusedView = previous
    nextFocusedView = next
    super.init()
  }
}
