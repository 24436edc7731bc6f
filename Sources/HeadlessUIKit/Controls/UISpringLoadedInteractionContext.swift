/// What a drag that hovers over a view knows.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: AnyObject {
  /// How far it has got.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that would open.
  var targetView: UIView? { get set }
  /// What the view stands for.
  var targetItem: Any? { get set }
  /// Where the drag is, in a view's coordinates.
  func location(in view: UIView?) -> CGPoint
}
