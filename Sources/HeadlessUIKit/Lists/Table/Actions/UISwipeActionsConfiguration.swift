/// The actions that a swipe shows at one edge of a row, the outermost first.
@preconcurrency @MainActor
public final class UISwipeActionsConfiguration: NSObject {
  /// The actions, the outermost first; without any a swipe shows nothing.
  public let actions: [UIContextualAction]
  /// Whether a swipe across the whole row performs the first action; true by default.
  public var performsFirstActionWithFullSwipe = true

  /// Creates a configuration of actions, the outermost first.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
