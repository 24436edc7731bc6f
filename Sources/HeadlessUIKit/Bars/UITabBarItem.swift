/// A tab of a tab bar, for one controller.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The image of the selected tab; nil takes ``UIBarItem/image``.
  open var selectedImage: UIImage?
  /// The text of the badge; stored, without effect here.
  open var badgeValue: String?
  /// Interface Builder's name for the system's item; nil for others.
  public final var systemItemName: String?

  /// Creates a tab without title and image.
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
