/// An action that a swipe on a row showed before iOS 11.
@preconcurrency @MainActor
public final class UITableViewRowAction: NSObject {
  /// What an action does to its row.
  public enum Style: Int, Sendable {
    /// The row is removed.
    case destructive = 0
    /// The row stays.
    case normal
    /// The older name of destructive.
    public static let `default` = Style.destructive
  }

  /// What the action does to the row.
  public let style: Style
  /// The title on the button.
  public var title: String?
  /// The colour behind the title; nil by default.
  public var backgroundColor: UIColor?
  let handler: @MainActor (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action with the closure that performs it.
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
