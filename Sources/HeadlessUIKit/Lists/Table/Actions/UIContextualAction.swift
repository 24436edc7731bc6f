/// An action that a swipe on a row shows, from iOS 11 on.
@preconcurrency @MainActor
public final class UIContextualAction: NSObject {
  /// What an action does to its row.
  public enum Style: Int, Sendable {
    /// The row stays.
    case normal = 0
    /// The row is removed.
    case destructive
  }

  /// Performs the action, and calls the closure, now or later, with whether it was performed.
  public typealias Handler =
    @MainActor (
      UIContextualAction, UIView, @escaping @MainActor (Bool) -> Void
    ) -> Void

  /// What the action does to the row.
  public let style: Style
  /// Performs the action; called when the user taps it, or swipes all the way across.
  public let handler: Handler
  /// The title; nil shows only the image.
  public var title: String?
  /// The colour behind the title; nil by default.
  public var backgroundColor: UIColor?
  /// The image above the title; nil by default.
  public var image: UIImage?

  /// Creates an action, without image and colour.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
    super.init()
  }
}
