/// An item of a bar.
@MainActor
open class UIBarItem: NSObject {
  /// The title.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// The insets of the image.
  open var imageInsets = UIEdgeInsets.zero
  /// Whether the item works.
  open var isEnabled = true
  /// The integer tag.
  open var tag = 0
  /// The id that Interface Builder gave the item, set by nib loading.
  public final var interfaceBuilderID: String?

  /// Creates an item.
  public override init() { super.init() }

  /// Creates an item from the nib that is being instantiated.
  public required init?(coder: NSCoder) {
    super.init()
    NibDecoder.decode(self, from: coder)
  }
}

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

/// What a navigation bar shows for one controller.
@MainActor
open class UINavigationItem: NSObject {
  /// The title.
  open var title: String?
  /// A view instead of the title.
  open var titleView: UIView?
  /// The text above the title.
  open var prompt: String?
  /// The button that leads back here.
  open var backBarButtonItem: UIBarButtonItem?
  /// The buttons at the left.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons at the right.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// Whether the back button is hidden.
  open var hidesBackButton = false
  /// The id that Interface Builder gave the item, set by nib loading.
  public final var interfaceBuilderID: String?

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Creates an item from the nib that is being instantiated.
  public required init?(coder: NSCoder) {
    super.init()
    NibDecoder.decode(self, from: coder)
  }

  /// The first button at the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first button at the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
}

/// What a tab bar shows for one controller.
@MainActor
open class UITabBarItem: UIBarItem {
  /// The image while selected.
  open var selectedImage: UIImage?
  /// The text on the badge.
  open var badgeValue: String?
  /// The number of the system's item, as Interface Builder names it.
  public final var systemItemName: String?

  /// Creates an empty item.
  public override init() { super.init() }

  /// Creates an item from the nib that is being instantiated.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates an item with a title and an image.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item with a title and two images.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
}
