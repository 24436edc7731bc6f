/// A change of the view that a keyboard or remote control acts on.
@MainActor
open class UIFocusUpdateContext: NSObject {
  /// The view that had the focus.
  public final let previouslyFocusedView: UIView?
  /// The view that gets it.
  public final let nextFocusedView: UIView?

  init(from previous: UIView?, to next: UIView?) {
    previouslyFocusedView = previous
    nextFocusedView = next
    super.init()
  }
}

/// A change of the row that has the focus.
@MainActor
public final class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The row that had the focus.
  public let previouslyFocusedIndexPath: IndexPath?
  /// The row that gets it.
  public let nextFocusedIndexPath: IndexPath?

  init(_ table: UITableView, from previous: IndexPath?, to next: IndexPath?) {
    previouslyFocusedIndexPath = previous
    nextFocusedIndexPath = next
    super.init(
      from: previous.flatMap(table.cellForRow(at:)),
      to: next.flatMap(table.cellForRow(at:))
    )
  }
}

/// Lets a client animate along with a change of the focus; here closures run at once.
@MainActor
public final class UIFocusAnimationCoordinator: NSObject {
  override init() { super.init() }

  /// Makes changes along with the focus, then runs a closure.
  public func addCoordinatedAnimations(
    _ animations: (@MainActor () -> Void)?,
    completion: (@MainActor () -> Void)? = nil
  ) {
    animations?()
    completion?()
  }
}

/// How far an object that hovers over a view has got towards opening it.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// It does not hover.
  case inactive = 0
  /// It hovers over a view that may open.
  case possible
  /// The view is about to open.
  case activating
  /// The view opens.
  case activated
}

/// What a drag that hovers over a view knows.
@MainActor
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
