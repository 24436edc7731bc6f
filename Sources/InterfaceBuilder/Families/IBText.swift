import Foundation

/// A font as a document states it.
public struct IBFont: Sendable, Hashable {
  /// What the font is chosen by.
  public enum Choice: Sendable, Hashable {
    /// The system's font of this type and weight.
    case system(IBFontType, weight: IBFontWeight?)
    /// A text style, such as `UICTFontTextStyleBody`; its size follows the user's.
    case style(String)
    /// A font by its name and family.
    case named(String, family: String?)
    /// A role in the system's interface, such as `cellTitle`, of attributed strings.
    case role(String)
  }

  /// What it is chosen by.
  public var choice: Choice
  /// The size, in points; nil for text styles and sizes of the system's choosing.
  public var pointSize: Double?

  /// Reads a `<fontDescription>` or a `<font>` element; nil when it states no font.
  public init?(_ element: IBElement) {
    pointSize = Self.size(of: element)
    if let role = element.text(.metaFont) {
      choice = .role(role)
    } else if let name = element.text(.name) {
      choice = .named(name, family: element.text(.family))
    } else if element.name == .fontDescription, let style = element.text(.style) {
      choice = .style(style)
    } else if let type = element.keyword(.type, IBFontType.self) {
      choice = .system(type, weight: element.keyword(.weight))
    } else {
      return nil
    }
  }

  /// The size that a `<fontDescription>` or a `<font>` element states, in points; nil where it states none.
  ///
  /// A size that is named by what the text is for is that of `UIFont`.
  public static func size(of element: IBElement) -> Double? {
    if let size = element.number(.pointSize) { return size }
    return switch element.text(.size) {
    case "button": 18
    case "label": 17
    case "system": 14
    case "smallSystem": 12
    default: element.number(.size)
    }
  }
}

/// A text with attributes as a document states it.
public struct IBAttributedString: Sendable {
  /// A stretch of text with one set of attributes.
  public struct Fragment: Sendable {
    /// The text.
    public var text: String
    /// The font.
    public var font: IBFont?
    /// The colour of the text.
    public var color: IBColor?
    /// The colour behind the text.
    public var backgroundColor: IBColor?
    /// How lines are placed.
    public var alignment: IBTextAlignment?
    /// What happens to text that is too long.
    public var lineBreakMode: IBLineBreakMode?
    /// The `<attributes>` element, for all the others.
    public var attributes: IBElement?
  }

  /// The element that states it.
  public let element: IBElement

  init(_ element: IBElement) {
    self.element = element
  }

  /// The text without its attributes.
  public var string: String { fragments.map(\.text).joined() }

  /// Its stretches, in order.
  public var fragments: [Fragment] {
    element.children.filter { $0.name == .fragment }.map { fragment in
      let attributes = fragment.child(.attributes)
      let paragraph = attributes?.child(.paragraphStyle)
      return Fragment(
        text: fragment.string(.content, key: "content") ?? "",
        font: attributes?.child(.font, key: "NSFont").flatMap { IBFont($0) },
        color: attributes?.color(key: "NSColor"),
        backgroundColor: attributes?.color(key: "NSBackgroundColor"),
        alignment: paragraph?.keyword(.alignment),
        lineBreakMode: paragraph?.keyword(.lineBreakMode),
        attributes: attributes
      )
    }
  }
}

extension IBElement {
  /// The font of the child `<fontDescription key=…>`; nil when absent.
  public func font(key: String) -> IBFont? {
    child(.fontDescription, key: key).flatMap { IBFont($0) }
  }
}
