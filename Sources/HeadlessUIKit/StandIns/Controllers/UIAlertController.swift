import Foundation

/// A question to the user; what it holds is kept, and a harness can choose.
open class UIAlertController: UIViewController {
  /// UIKit's.
  public enum Style: Int, Sendable {
    /// As UIKit's.
    case actionSheet = 0
    /// As UIKit's.
    case alert
  }
  /// Stored only.
  public private(set) final var actions: [UIAlertAction] = []
  /// Stored only.
  public private(set) final var textFields: [UITextField]?
  /// Stored only.
  open var message: String?
  /// Stored only.
  open var preferredAction: UIAlertAction?
  /// Whether a sheet or an alert.
  public private(set) final var preferredStyle = Style.actionSheet
  /// Creates one.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }
  /// Adds an answer; a second one that cancels raises.
  open func addAction(_ action: UIAlertAction) {
    guard action.style != .cancel || !actions.contains(where: { $0.style == .cancel }) else {
      return UIKitException.raise(
        .internalInconsistency,
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
      )
    }
    actions.append(action)
  }
  /// Adds a field; a sheet takes none.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      return UIKitException.raise(
        .internalInconsistency,
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"
      )
    }
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
  /// Runs an answer as if the user had chosen it.
  public final func choose(_ action: UIAlertAction) {
    dismiss(animated: false)
    action.handler?(action)
  }
}

/// An answer to a question.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, NSCopying {
  /// UIKit's.
  public enum Style: Int, Sendable {
    /// As UIKit's.
    case `default` = 0
    /// As UIKit's.
    case cancel
    /// As UIKit's.
    case destructive
  }
  /// Stored only.
  public final let title: String?
  /// Stored only.
  public final let style: Style
  /// Stored only.
  open var isEnabled = true
  final let handler: ((UIAlertAction) -> Void)?
  /// Creates one.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
  /// The same answer.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
