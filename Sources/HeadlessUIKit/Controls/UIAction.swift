/// A closure that a control or a menu runs.
@preconcurrency @MainActor
public final class UIAction: UIMenuElement {
  /// The object that runs the action.
  public internal(set) weak var sender: AnyObject?
  let handler: @MainActor (UIAction) -> Void

  /// Creates an action.
  public init(title: String = "", handler: @escaping @MainActor (UIAction) -> Void) {
    self.handler = handler
    super.init(title: title)
  }
}
