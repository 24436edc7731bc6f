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

  /// Whether a controller may be presented now; writes what UIKit writes where another one is there already.
  final func takesPresented(_ controller: UIViewController) -> Bool {
    guard let shown = rare?.presented else { return true }
    let (new, own) = (controller.classAndAddress, classAndAddress)
    ConsoleLog.write(
      UIKitProfile.current < .ios15
        ? "Warning: Attempt to present \(new) on \(own) which is already presenting \(shown.classAndAddress)"
        : "Attempt to present \(new) on \(own) (from \(own)) which is already presenting \(shown.classAndAddress)."
    )
    return false
  }

  final func showPresented(_ controller: UIViewController, animated: Bool) {
    rareState.presented = controller
    controller.rareState.presenting = self
    guard let window = viewStorage?.window, let view = controller.view else { return }
    controller.willAppear(animated: animated)
    view.frame = CGRect(origin: .zero, size: window.bounds.size)
    window.addSubview(view)
    controller.didAppear(animated: animated)
  }

  /// Takes this presented controller away, after all that it presents itself.
  ///
  /// Apple: only the view on top leaves with an animation, those below are simply removed.
  final func leavePresentation(animated isLastAnimated: Bool) {
    let above = rare?.presented
    above?.leavePresentation(animated: isLastAnimated)
    let animated = isLastAnimated && above == nil
    willDisappear(animated: animated)
    viewStorage?.removeFromSuperview()
    didDisappear(animated: animated)
    rare?.presenting?.rare?.presented = nil
    rare?.presenting = nil
  }
}
