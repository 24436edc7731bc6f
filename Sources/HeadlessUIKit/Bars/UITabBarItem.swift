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

extension ElementClasses {
  var tabBarItem: AnyClass { UITabBarItem.self }
}
