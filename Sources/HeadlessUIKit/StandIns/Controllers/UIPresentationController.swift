import Foundation

/// Presents a controller; nothing is laid out by it here.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  /// Stored only.
  public final let presentedViewController: UIViewController
  /// Stored only.
  public final let presentingViewController: UIViewController
  /// Stored only.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// Creates one.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController ?? presentedViewController
  }
  convenience init(_ controller: UIViewController) {
    self.init(presentedViewController: controller, presenting: controller.presentingViewController)
  }
  /// Stored only.
  open var containerView: UIView? { nil }
  /// Stored only.
  open var presentedView: UIView? { presentedViewController.view }
  /// Stored only.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// Stored only.
  open var presentationStyle: UIModalPresentationStyle { .fullScreen }
  /// Stored only.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  /// Stored only.
  open var shouldPresentInFullscreen: Bool { true }
  /// Stored only.
  open var shouldRemovePresentersView: Bool { false }
  /// Stored only.
  open var traitCollection: UITraitCollection { UITraitCollection.current }
  /// Does nothing here.
  open func containerViewWillLayoutSubviews() {
    StandIn.note("UIPresentationController.containerViewWillLayoutSubviews")
  }
  /// Does nothing here.
  open func containerViewDidLayoutSubviews() {
    StandIn.note("UIPresentationController.containerViewDidLayoutSubviews")
  }
  /// Does nothing here.
  open func presentationTransitionWillBegin() {
    StandIn.note("UIPresentationController.presentationTransitionWillBegin")
  }
  /// Does nothing here.
  open func presentationTransitionDidEnd(_ completed: Bool) {
    StandIn.note("UIPresentationController.presentationTransitionDidEnd")
  }
  /// Does nothing here.
  open func dismissalTransitionWillBegin() {
    StandIn.note("UIPresentationController.dismissalTransitionWillBegin")
  }
  /// Does nothing here.
  open func dismissalTransitionDidEnd(_ completed: Bool) {
    StandIn.note("UIPresentationController.dismissalTransitionDidEnd")
  }
  /// Does nothing here.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Does nothing here.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Does nothing here.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
}

/// Something that holds a view.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {}

extension UIViewController: UIContentContainer {}

/// Hears of a presentation.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// The style in a narrow place.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  /// The style for traits.
  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Whether the user may end the presentation.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  /// The user ends the presentation.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// The user ended the presentation.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// The user tried to end the presentation.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Does nothing here.
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { OptionalMethods.missing(.none) }
  /// Does nothing here.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { OptionalMethods.missing(.none) }
  /// Does nothing here.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { OptionalMethods.missing(true) }
  /// Does nothing here.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) { OptionalMethods.missing() }
  /// Does nothing here.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    OptionalMethods.missing()
  }
  /// Does nothing here.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { OptionalMethods.missing() }
}

/// A presentation that points at something.
open class UIPopoverPresentationController: UIPresentationController {
  /// Stored only.
  open var sourceView: UIView?
  /// Stored only.
  open var sourceRect = CGRect.zero
  /// Stored only.
  open var sourceItem: AnyObject?
  /// Stored only.
  open var barButtonItem: UIBarButtonItem?
  /// Stored only.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// Stored only.
  open var backgroundColor: UIColor?
  /// Stored only.
  open var canOverlapSourceViewRect = false
  /// Stored only.
  open var passthroughViews: [UIView]?
  /// Stored only.
  open var popoverLayoutMargins = UIEdgeInsets.zero
}

/// Sides at which a popover's arrow may stand.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// Stored only.
  public let rawValue: UInt
  /// Creates one.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Stored only.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Stored only.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// Stored only.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// Stored only.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Stored only.
  public static let any = UIPopoverArrowDirection(rawValue: 15)
}

/// Has a say in a popover.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// A presentation as a sheet.
open class UISheetPresentationController: UIPresentationController {
  /// UIKit's.
  public struct Detent: Hashable, Sendable {
    /// UIKit's.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// Stored only.
      public let rawValue: String
      /// Creates one.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates one.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// Stored only.
      public static let medium = Identifier("medium")
      /// Stored only.
      public static let large = Identifier("large")
    }
    /// Stored only.
    public let identifier: Identifier
    /// Half of the screen.
    public static func medium() -> Detent { Detent(identifier: .medium) }
    /// All of the screen.
    public static func large() -> Detent { Detent(identifier: .large) }
  }
  /// Stored only.
  open var detents: [Detent] = [.large()]
  /// Stored only.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// Stored only.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Stored only.
  open var prefersGrabberVisible = false
  /// Stored only.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Stored only.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Stored only.
  open var preferredCornerRadius: CGFloat?
  /// Does nothing here.
  open func animateChanges(_ changes: () -> Void) { changes() }
}
