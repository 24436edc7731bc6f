import Foundation

/// How a controller is presented; stored, without effect here.
public enum UIModalPresentationStyle: Int, Sendable {
  /// As UIKit's.
  case automatic = -2
  /// As UIKit's.
  case none = -1
  /// As UIKit's.
  case fullScreen = 0
  /// As UIKit's.
  case pageSheet
  /// As UIKit's.
  case formSheet
  /// As UIKit's.
  case currentContext
  /// As UIKit's.
  case custom
  /// As UIKit's.
  case overFullScreen
  /// As UIKit's.
  case overCurrentContext
  /// As UIKit's.
  case popover
}

/// How a presentation moves; stored, without effect here.
public enum UIModalTransitionStyle: Int, Sendable {
  /// As UIKit's.
  case coverVertical = 0
  /// As UIKit's.
  case flipHorizontal
  /// As UIKit's.
  case crossDissolve
  /// As UIKit's.
  case partialCurl
}

extension UIViewController {
  /// Stored only.
  public var definesPresentationContext: Bool {
    get { stored("definesPresentationContext", false) }
    set { store("definesPresentationContext", newValue) }
  }
  /// Stored only.
  public var providesPresentationContextTransitionStyle: Bool {
    get { stored("providesPresentationContextTransitionStyle", false) }
    set { store("providesPresentationContextTransitionStyle", newValue) }
  }
  /// Stored only.
  public var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { stored("viewRespectsSystemMinimumLayoutMargins", true) }
    set { store("viewRespectsSystemMinimumLayoutMargins", newValue) }
  }
  /// Stored only.
  public var popoverPresentationController: UIPopoverPresentationController? {
    modalPresentationStyle == .popover ? UIPopoverPresentationController(self) : nil
  }
  /// Stored only.
  public var sheetPresentationController: UISheetPresentationController? {
    UISheetPresentationController(self)
  }
  /// Stored only.
  public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
  }
  /// Stored only.
  public var topLayoutGuide: UILayoutGuide { view.safeAreaLayoutGuide }
  /// Stored only.
  public var bottomLayoutGuide: UILayoutGuide { view.safeAreaLayoutGuide }
  /// Does nothing here.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {
    StandIn.note("UIViewController.setNeedsUpdateOfHomeIndicatorAutoHidden")
  }
  /// Does nothing here.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {
    StandIn.note("UIViewController.setNeedsUpdateOfSupportedInterfaceOrientations")
  }
  /// Does nothing here.
  public func addKeyCommand(_ keyCommand: UIKeyCommand) {
    StandIn.note("UIViewController.addKeyCommand")
  }
  /// Does nothing here.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?,
    forChild childViewController: UIViewController
  ) {}
  /// Does nothing here.
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    StandIn.note("UIViewController.setContentScrollView")
  }
  /// Does nothing here.
  public func setContentScrollView(_ scrollView: UIScrollView?) {
    StandIn.note("UIViewController.setContentScrollView")
  }
  /// Does nothing here.
  public func registerForPreviewing(with delegate: Any, sourceView: UIView) {
    StandIn.note("UIViewController.registerForPreviewing")
  }
  /// Shows the view of a child beside that of another, which is taken away when the animation ends.
  public func transition(
    from fromViewController: UIViewController,
    to toViewController: UIViewController,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let (isShown, isAnimated) = (phase == .appeared || phase == .appearing, duration > 0)
    if isShown {
      fromViewController.willDisappear(animated: isAnimated)
      toViewController.willAppear(animated: isAnimated)
    }
    if let shown = toViewController.view, shown.superview == nil {
      fromViewController.viewIfLoaded?.superview?.addSubview(shown)
    }
    UIView.animate(
      withDuration: duration,
      delay: 0,
      options: options,
      animations: animations ?? {}
    ) { isFinished in
      fromViewController.viewIfLoaded?.removeFromSuperview()
      if isShown {
        fromViewController.didDisappear(animated: isAnimated)
        toViewController.didAppear(animated: isAnimated)
      }
      completion?(isFinished)
    }
  }
}
