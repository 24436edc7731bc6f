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
