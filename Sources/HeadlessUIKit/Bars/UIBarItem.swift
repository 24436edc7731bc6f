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
