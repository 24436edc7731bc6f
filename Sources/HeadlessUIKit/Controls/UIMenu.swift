/// A menu of actions and further menus.
@preconcurrency @MainActor
public final class UIMenu: UIMenuElement {
  /// The name of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu shows in the one above it, as UIKit numbers it.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The entries stand in the menu above.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// Red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One entry at most has a mark.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// A row of small images.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// How large the entries are.
  public enum ElementSize: Int, Sendable {
    /// An image.
    case small = 0
    /// An image above a title.
    case medium
    /// A row.
    case large
    /// As the system chooses.
    case automatic
  }

  /// The entries.
  public let children: [UIMenuElement]
  /// The name; one of its own without one.
  public let identifier: Identifier
  /// How the menu shows in the one above it.
  public let options: Options
  /// How large the entries are; stored, without effect here.
  public var preferredElementSize: ElementSize

  /// Creates a menu.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    options: Options = [],
    preferredElementSize: ElementSize = .automatic,
    children: [UIMenuElement] = []
  ) {
    self.children = children
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    self.preferredElementSize = preferredElementSize
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The entries with a mark, also those of menus that stand inline.
  public var selectedElements: [UIMenuElement] {
    children.flatMap { entry -> [UIMenuElement] in
      if let menu = entry as? UIMenu, menu.options.contains(.displayInline) {
        return menu.selectedElements
      }
      return (entry as? UIAction)?.state == .on ? [entry] : []
    }
  }

  /// The same menu with other entries.
  public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title,
      subtitle: subtitle,
      image: image,
      identifier: identifier,
      options: options,
      preferredElementSize: preferredElementSize,
      children: newChildren
    )
  }
}
