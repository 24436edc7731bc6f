/// How a controller shows another one over itself, without a transition.
extension UIViewController {
  /// This controller or the nearest one above it that another controller presents (rule VC-7).
  final var presentedAncestor: UIViewController? {
    var controller: UIViewController? = self
    while let next = controller {
      if next.rare?.presenting != nil { return next }
      controller = next.parent
    }
    return nil
  }

  /// Whether a controller may be presented now; writes what UIKit writes where another one is there already, or where
  /// this one's view is in no window.
  final func takesPresented(_ controller: UIViewController) -> Bool {
    let shown = rare?.presented
    guard shown != nil || viewStorage?.window == nil else { return true }
    // Addresses are invented where they are first printed: none for what is presented.
    let (new, own) = (controller.classAndAddress, classAndAddress)
    let isOld = UIKitProfile.current < .ios15
    let reason =
      shown.map { "which is already presenting \($0.classAndAddress)\(isOld ? "" : ".")" }
      ?? "whose view is not in the window hierarchy\(isOld ? "!" : ".")"
    ConsoleLog.write(
      isOld
        ? "Warning: Attempt to present \(new) on \(own) \(reason)"
        : "Attempt to present \(new) on \(own) (from \(own)) \(reason)"
    )
    return false
  }

  final func showPresented(_ controller: UIViewController, animated: Bool) {
    rareState.presented = controller
    controller.rareState.presenting = self
    guard let window = viewStorage?.window, let view = controller.view else { return }
    controller.movement = .presented
    controller.willAppear(animated: animated)
    view.frame = CGRect(origin: .zero, size: window.bounds.size)
    window.addSubview(view)
    controller.didAppear(animated: animated)
    controller.movement = nil
  }

  /// Takes this presented controller away, after all that it presents itself.
  ///
  /// Apple: only the view on top leaves with an animation, those below are simply removed.
  final func leavePresentation(animated isLastAnimated: Bool) {
    let above = rare?.presented
    above?.leavePresentation(animated: isLastAnimated)
    let animated = isLastAnimated && above == nil
    movement = .dismissed
    willDisappear(animated: animated)
    viewStorage?.removeFromSuperview()
    didDisappear(animated: animated)
    movement = nil
    rare?.presenting?.rare?.presented = nil
    rare?.presenting = nil
  }
}
