/// What a button shows in one state.
public struct IBButtonState: IBAttributeFamily {
  /// The element that states them.
  public let element: IBElement

  package static let elements: Set<IBElementName> = [.state]

  package init(_ element: IBElement) {
    self.element = element
  }

  /// The state: `normal`, `highlighted`, `selected`, `disabled` or several of them.
  public var key: String? { element.text(.key) }
  /// The title.
  public var title: String? { element.string(.title, key: "title") }
  /// The name of the image.
  public var image: String? { element.text(.image) }
  /// The name of the image behind the content.
  public var backgroundImage: String? { element.text(.backgroundImage) }
  /// The catalogue of the image; `system` for symbols.
  public var catalog: String? { element.text(.catalog) }
  /// The colour of the title.
  public var titleColor: IBColor? { element.color(key: "titleColor") }
  /// The colour of the title's shadow.
  public var titleShadowColor: IBColor? { element.color(key: "titleShadowColor") }

  /// The attributed title.
  public var attributedTitle: IBAttributedString? {
    element.child(.attributedString, key: "attributedTitle").map { IBAttributedString($0) }
  }
}
