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
