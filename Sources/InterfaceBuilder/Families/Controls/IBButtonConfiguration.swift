/// The configuration of a button.
public struct IBButtonConfiguration: IBAttributeFamily {
  /// The element that states them.
  public let element: IBElement

  package static let elements: Set<IBElementName> = [.buttonConfiguration]

  package init(_ element: IBElement) {
    self.element = element
  }

  /// The style, such as `plain`, `filled` or `tinted`.
  public var style: String? { element.text(.style) }
  /// The title.
  public var title: String? { element.string(.title, key: "title") }
  /// The text below the title.
  public var subtitle: String? { element.string(.subtitle, key: "subtitle") }
  /// The name of the image.
  public var image: String? { element.text(.image) }
  /// The catalogue of the image; `system` for symbols.
  public var catalog: String? { element.text(.catalog) }
  /// The edge that the image stands at.
  public var imagePlacement: String? { element.text(.imagePlacement) }
  /// Room between image and title, in points.
  public var imagePadding: Double? { element.number(.imagePadding) }
  /// Room between title and subtitle, in points.
  public var titlePadding: Double? { element.number(.titlePadding) }
  /// How titles are placed.
  public var titleAlignment: String? { element.text(.titleAlignment) }
  /// How corners are rounded.
  public var cornerStyle: String? { element.text(.cornerStyle) }
  /// The size, such as `mini`.
  public var buttonSize: String? { element.text(.buttonSize) }
  /// The font of the title.
  public var font: IBFont? {
    element.font(key: "titleFontDescription") ?? element.font(key: "fontDescription")
  }
  /// Room around the content, in points.
  public var contentInsets: IBInsets? { element.insets(key: "contentInsets") }
  /// The colour of the content.
  public var baseForegroundColor: IBColor? { element.color(key: "baseForegroundColor") }
  /// The colour behind the content.
  public var baseBackgroundColor: IBColor? { element.color(key: "baseBackgroundColor") }

  /// The attributed title.
  public var attributedTitle: IBAttributedString? {
    element.child(.attributedString, key: "attributedTitle").map { IBAttributedString($0) }
  }
}
