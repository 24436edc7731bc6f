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

  /// The controller that presents another one for this one: the topmost around it, or the nearest that is a context for
  /// presentations in the current one.
  final func presenter(of controller: UIViewController) -> UIViewController {
    let style = controller.modalPresentationStyle
    let staysInContext = style == .currentContext || style == .overCurrentContext
    var presenter = self
    while let next = presenter.parent, !(staysInContext && presenter.definesPresentationContext) {
      presenter = next
    }
    return presenter
  }

  /// Raises what UIKit raises of a controller that cannot be presented.
  final func refusesToPresent(_ controller: UIViewController) -> Bool {
    let isOld = UIKitProfile.current < .ios15
    let reason: String
    if controller === self {
      reason = "modal view controller on itself. Presenting controller is \(classAndAddress)."
    } else if isOld, controller.parent != nil || controller.rare?.presenting != nil {
      reason = "modally an active controller \(controller.classAndAddress)."
    } else if let parent = controller.parent {
      reason =
        "modally a view controller \(controller.classAndAddress) that has a parent view controller "
        + "\(parent.classAndAddress)."
    } else if let other = controller.rare?.presenting {
      reason =
        "modally a view controller \(controller.classAndAddress) that is already being presented by "
        + "\(other.classAndAddress)."
    } else if isBelow(controller) {
      reason = "modally an active controller \(controller.classAndAddress)."
    } else {
      return false
    }
    UIKitException.raise(.invalidArgument, "Application tried to present \(reason)")
    return true
  }

  /// Whether another controller is around this one, or presents it, however far away.
  private func isBelow(_ controller: UIViewController) -> Bool {
    var above = parent ?? rare?.presenting
    while let one = above {
      if one === controller { return true }
      above = one.parent ?? one.rare?.presenting
    }
    return false
  }

  /// Whether a controller may be presented now; writes what UIKit writes where another one is there already, or where
  /// this one's view is in no window.
  final func takesPresented(_ controller: UIViewController, from asked: UIViewController) -> Bool {
    let shown = rare?.presented
    guard shown != nil || viewStorage?.window == nil else { return true }
    // Addresses are invented where they are first printed: none for what is presented.
    let (new, own) = (controller.classAndAddress, classAndAddress)
    let origin = asked === self ? own : asked.classAndAddress
    let isOld = UIKitProfile.current < .ios15
    let reason =
      shown.map { "which is already presenting \($0.classAndAddress)\(isOld ? "" : ".")" }
      ?? "whose view is not in the window hierarchy\(isOld ? "!" : ".")"
    ConsoleLog.write(
      isOld
        ? "Warning: Attempt to present \(new) on \(own) \(reason)"
        : "Attempt to present \(new) on \(own) (from \(origin)) \(reason)"
    )
    return false
  }

  final func showPresented(_ controller: UIViewController, animated: Bool) {
    rareState.presented = controller
    controller.rareState.presenting = self
    guard let window = viewStorage?.window, let view = controller.view else { return }
    let isCovered = controller.coversItsPresenter
    if isCovered { willDisappear(animated: animated) }
    controller.movement = .presented
    controller.willAppear(animated: animated)
    view.frame = CGRect(origin: .zero, size: window.bounds.size)
    window.addSubview(view)
    controller.didAppear(animated: animated)
    controller.movement = nil
    if isCovered { leaveScreen(animated: animated) }
  }

  /// Whether the presenter's view leaves the window meanwhile: the whole screen, which was the usual style before iOS 13.
  private var coversItsPresenter: Bool {
    if self is UIAlertController { return false }
    return modalPresentationStyle == .fullScreen
      || modalPresentationStyle == .automatic && UIKitProfile.current < .ios15
  }

  /// Takes the covered view out of the window, and remembers where it was.
  private func leaveScreen(animated: Bool) {
    if let view = viewStorage, let home = view.superviewStorage {
      rareState.coveredHome = home
      rareState.coveredPlace = ViewSearch.index(of: view, in: home.subviewStorage) ?? 0
      view.removeFromSuperview()
    }
    didDisappear(animated: animated)
  }

  /// Puts a covered view back, below what covers it.
  private func returnToScreen(animated: Bool) {
    guard let home = rare?.coveredHome, let view = viewStorage else { return }
    rare?.coveredHome = nil
    willAppear(animated: animated)
    home.insertSubview(view, at: min(rare?.coveredPlace ?? 0, home.subviewStorage.count))
    didAppear(animated: animated)
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
    rare?.presenting?.returnToScreen(animated: animated)
    viewStorage?.removeFromSuperview()
    didDisappear(animated: animated)
    movement = nil
    rare?.presenting?.rare?.presented = nil
    rare?.presenting = nil
  }
}
