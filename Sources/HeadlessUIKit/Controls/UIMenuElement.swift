/// An entry of a menu: an action or a menu below it.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// How an entry shows, as UIKit numbers it.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates attributes from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Grey, and without effect.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// Red.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// Not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The mark before an entry.
  public enum State: Int, Sendable {
    /// None.
    case off = 0
    /// A check mark.
    case on
    /// A dash.
    case mixed
  }

  /// The title.
  open var title: String
  /// The text below the title; nil for none.
  open var subtitle: String?
  /// The image; nil for none.
  public final let image: UIImage?

  /// Creates an entry.
  init(title: String, subtitle: String? = nil, image: UIImage? = nil) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }
}
