/// The context that lists hand out: the drag hovers over the middle of the view.
@MainActor
final class SpringLoadingContext: UISpringLoadedInteractionContext {
  var state = UISpringLoadedInteractionEffectState.possible
  var targetView: UIView?
  var targetItem: Any?

  init(targetView: UIView?) { self.targetView = targetView }

  func location(in view: UIView?) -> CGPoint {
    guard let targetView else { return .zero }
    let middle = CGPoint(x: targetView.bounds.midX, y: targetView.bounds.midY)
    return targetView.convert(middle, to: view)
  }
}
