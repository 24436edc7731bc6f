/// Lets a client animate along with a menu; here closures run at once.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// The controller of the preview.
  var previewViewController: UIViewController? { get }
  /// Runs changes along with the menu.
  func addAnimations(_ animations: @escaping @MainActor () -> Void)
  /// Runs a closure when the menu is there, or gone.
  func addCompletion(_ completion: @escaping @MainActor () -> Void)
}
