/// The actions that a swipe shows at one edge of a row, the outermost first.
@MainActor
public final class UISwipeActionsConfiguration: NSObject {
  /// The actions.
  public let actions: [UIContextualAction]
  /// Whether a swipe across the whole row performs the first action.
  public var performsFirstActionWithFullSwipe = true

  /// Creates a configuration.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// One of the actions that a swipe shows.
@MainActor
public final class UIContextualAction: NSObject {
  /// What an action does to its row.
  public enum Style: Int, Sendable {
    /// Nothing that removes it.
    case normal = 0
    /// Removes it.
    case destructive
  }

  /// Runs an action: it calls the closure with whether it did what it says, now or later.
  public typealias Handler =
    @MainActor (
      UIContextualAction, UIView, @escaping @MainActor (Bool) -> Void
    ) -> Void

  /// What the action does to the row.
  public let style: Style
  /// Runs the action.
  public let handler: Handler
  /// The title.
  public var title: String?
  /// The colour behind the title.
  public var backgroundColor: UIColor?
  /// The image above the title.
  public var image: UIImage?

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
    super.init()
  }
}

/// One of the actions that a swipe showed before iOS 11.
@MainActor
public final class UITableViewRowAction: NSObject {
  /// What an action does to its row.
  public enum Style: Int, Sendable {
    /// Removes it.
    case destructive = 0
    /// Nothing that removes it.
    case normal
    /// The same as destructive, by its older name.
    public static let `default` = Style.destructive
  }

  /// What the action does to the row.
  public let style: Style
  /// The title.
  public var title: String?
  /// The colour behind the title.
  public var backgroundColor: UIColor?
  let handler: @MainActor (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action.
  public init(
    style: Style,
    title: String?,
    handler: @escaping @MainActor (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}
