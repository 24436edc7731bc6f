/// An item of a bar: the common part of bar buttons and tabs.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The title; nil by default.
  open var title: String?
  /// The image; nil by default.
  open var image: UIImage?
  /// The insets of the image, in points; zero by default.
  open var imageInsets = UIEdgeInsets.zero
  /// Whether the item can be tapped; true by default.
  open var isEnabled = true
  /// A number for the program's own use; 0 by default.
  open var tag = 0
  /// The id that Interface Builder gave the item, set by nib loading.
  public final var interfaceBuilderID: String?

  /// Sent to every object of a nib after all connections are made.
  open func awakeFromNib() {}

  /// Creates an item without title and image.
  public override init() { super.init() }

  /// Creates an item from the nib that is being instantiated.
  public required init?(coder: NSCoder) {
    super.init()
    NibDecoder.decode(self, from: coder)
  }
}
