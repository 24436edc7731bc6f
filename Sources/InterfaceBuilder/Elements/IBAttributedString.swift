import Foundation

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
