/// A button of a bar.
@MainActor
open class UIBarButtonItem: UIBarItem {
  /// The looks of a button.
  public enum Style: Int, Sendable {
    /// Plain.
    case plain = 0
    /// Bordered.
    case bordered
    /// Emphasised.
    case done
  }

  /// The buttons that the system draws.
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
    /// A space that grows.
    case flexibleSpace
    /// A space of a fixed width.
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

  /// The look.
  open var style = Style.plain
  /// What the system draws.
  public final var systemItem: SystemItem?
  /// The width; 0 for the content's.
  open var width: CGFloat = 0
  /// A view instead of the button.
  open var customView: UIView?
  /// Who hears of a tap.
  open weak var target: AnyObject?
  /// What is sent at a tap.
  open var action: Selector?
  /// The tint.
  open var tintColor: UIColor?

  /// Creates an empty button.
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

  /// Creates a button that the system draws.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem,
    target: Any?,
    action: Selector?
  ) {
    self.init(title: nil, style: .plain, target: target, action: action)
    self.systemItem = systemItem
  }

  /// Creates a button that is a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Acts as if the button had been tapped.
  public final func tap(from sender: UIResponder? = nil) {
    guard isEnabled, let action else { return }
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
