import Foundation

/// Tells of a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition moves.
  var isAnimated: Bool { get }
  /// Whether the user leads it.
  var isInteractive: Bool { get }
  /// Whether it was taken back.
  var isCancelled: Bool { get }
  /// Seconds.
  var transitionDuration: TimeInterval { get }
  /// The view that holds both.
  var containerView: UIView { get }
  /// A controller of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

/// Runs changes along with a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Runs changes along with the transition.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Runs changes along with the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
  /// Tells of a change of who leads the transition; it does not change here.
  public func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}
}

/// Names of a transition's controllers.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// Stored only.
  public let rawValue: String
  /// Creates one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Stored only.
  public static let from = UITransitionContextViewControllerKey(rawValue: "from")
  /// Stored only.
  public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

/// Names of a transition's views.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// Stored only.
  public let rawValue: String
  /// Creates one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Stored only.
  public static let from = UITransitionContextViewKey(rawValue: "from")
  /// Stored only.
  public static let to = UITransitionContextViewKey(rawValue: "to")
}

/// What a transition of the program's own is given.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view that holds both.
  var containerView: UIView { get }
  /// Whether the transition moves.
  var isAnimated: Bool { get }
  /// Whether it was taken back.
  var transitionWasCancelled: Bool { get }
  /// A controller of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// A view of the transition.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// A frame before the transition.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// A frame after the transition.
  func finalFrame(for vc: UIViewController) -> CGRect
  /// Ends the transition.
  func completeTransition(_ didComplete: Bool)
}

/// Moves a transition.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  /// Runs the transition.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
}

/// Lets the user lead a transition.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {}

/// Lets the user lead a transition by parts.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  /// Stored only.
  open var completionSpeed: CGFloat = 1
  /// Stored only.
  open var percentComplete: CGFloat { 0 }
  /// Does nothing here.
  open func update(_ percentComplete: CGFloat) {
    StandIn.note("UIViewControllerTransitions.update")
  }
  /// Does nothing here.
  open func cancel() { StandIn.note("UIViewControllerTransitions.cancel") }
  /// Does nothing here.
  open func finish() { StandIn.note("UIViewControllerTransitions.finish") }
}

/// Provides transitions; never asked here.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {}
