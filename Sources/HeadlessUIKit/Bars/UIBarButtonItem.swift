/// A button in a navigation bar or toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The looks of a button, with UIKit's numbers.
  public enum Style: Int, Sendable {
    /// Plain.
    case plain = 0
    /// Bordered.
    case bordered
    /// Emphasised.
    case done
  }

  /// The buttons that the system provides, with UIKit's numbers.
  public enum SystemItem: Int, Sendable, CaseIterable {
    /// Done.
    case done = 0
    /// Cancel.
    case cancel
    /// Edit.
    case edit
    /// Save.
    case save
    /// Add.
    case add
    /// A space that takes what is left.
    case flexibleSpace
    /// A space of the item's ``width``.
    case fixedSpace
    /// Compose.
    case compose
    /// Reply.
    case reply
    /// Action.
    case action
    /// Organize.
    case organize
    /// Bookmarks.
    case bookmarks
    /// Search.
    case search
    /// Refresh.
    case refresh
    /// Stop.
    case stop
    /// Camera.
    case camera
    /// Trash.
    case trash
    /// Play.
    case play
    /// Pause.
    case pause
    /// Rewind.
    case rewind
    /// Fast forward.
    case fastForward
    /// Undo.
    case undo
    /// Redo.
    case redo
    /// Page curl.
    case pageCurl
    /// Close.
    case close
  }

  /// The look; plain by default.
  open var style = Style.plain
  /// The system's button; nil for items with a title, image or view.
  public final var systemItem: SystemItem?
  /// The width in points; 0, the default, takes that of the content.
  open var width: CGFloat = 0
  /// A view in place of the button; nil by default.
  open var customView: UIView?
  /// The object to which a tap sends ``action``; not retained.
  open weak var target: AnyObject?
  /// The action that a tap sends; nil for none.
  open var action: Selector?
  /// The tint of the item; nil by default.
  open var tintColor: UIColor?

  /// Creates a button without title, image and action.
  public override init() { super.init() }

  /// Creates a button from the nib that is being instantiated.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a button with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Creates a button with an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Creates a button of the system.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem,
    target: Any?,
    action: Selector?
  ) {
    self.init(title: nil, style: .plain, target: target, action: action)
    self.systemItem = systemItem
  }

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Sends the action as a tap does.
  public final func tap(from sender: UIResponder? = nil) {
    guard isEnabled else { return }
    if let primaryAction { return primaryAction.run(by: self) }
    guard let action else { return }
    if let target {
      if !ActionPerformance.perform(action, on: target, sender: self) {
        UIKitException.raise(.unrecognizedSelector(action, target))
      }
    } else if let sender {
      ControlAction.send(action, to: nil, from: sender)
    }
  }
}

extension ElementClasses {
  var barButtonItem: AnyClass { UIBarButtonItem.self }
}
