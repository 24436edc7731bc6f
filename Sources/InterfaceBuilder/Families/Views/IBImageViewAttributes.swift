/// What an image view may have.
public struct IBImageViewAttributes: IBAttributeFamily {
  /// The element that states them.
  public let element: IBElement

  package static let elements: Set<IBElementName> = [.imageView]

  package init(_ element: IBElement) {
    self.element = element
  }

  /// The name of the image.
  public var image: String? { element.text(.image) }
  /// The name of the image when highlighted.
  public var highlightedImage: String? { element.text(.highlightedImage) }
  /// The catalogue of the image; `system` for symbols.
  public var catalog: String? { element.text(.catalog) }
  /// Whether it shows the highlighted image.
  public var highlighted: Bool? { element.boolean(.highlighted) }
  /// Whether the image grows with the user's text size.
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool? {
    element.boolean(.adjustsImageSizeForAccessibilityContentSizeCategory)
  }

  /// How a symbol is drawn.
  public var preferredSymbolConfiguration: IBElement? {
    element.child(.preferredSymbolConfiguration)
  }
}

extension IBObject {
  /// What it has as an image view; nil when it is none.
  public var imageView: IBImageViewAttributes? {
    family(IBImageViewAttributes.elements).map { .init($0) }
  }
}
