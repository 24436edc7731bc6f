/// The content of a cell without labels of its own.
public struct IBListContentConfiguration: IBAttributeFamily {
  /// The element that states them.
  public let element: IBElement

  package static let elements: Set<IBElementName> = [.listContentConfiguration]

  package init(_ element: IBElement) {
    self.element = element
  }

  /// The main text.
  public var text: String? { element.string(.text, key: "text") }
  /// The second text.
  public var secondaryText: String? { element.string(.secondaryText, key: "secondaryText") }
  /// The name of the image.
  public var image: String? { element.text(.image) }
}
