/// The content of a navigation bar for one controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The title in the middle; nil by default.
  open var title: String?
  /// A view in place of the title; nil by default.
  open var titleView: UIView?
  /// The text above the title; nil by default.
  open var prompt: String?
  /// The button that leads back here.
  open var backBarButtonItem: UIBarButtonItem?
  /// The buttons at the left edge; nil for none.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons at the right edge; nil for none.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// Whether the back button is hidden; false by default.
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

extension ElementClasses {
  var navigationItem: AnyClass { UINavigationItem.self }
}
