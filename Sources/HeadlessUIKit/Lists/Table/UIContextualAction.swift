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
