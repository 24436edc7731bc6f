/// What an item of a bar may have.
public struct IBBarItemAttributes: IBAttributeFamily {
  /// The element that states them.
  public let element: IBElement

  package static let elements: Set<IBElementName> = [.barButtonItem, .tabBarItem]

  package init(_ element: IBElement) {
    self.element = element
  }

  /// The title.
  public var title: String? { element.string(.title, key: "title") }
  /// The name of the image.
  public var image: String? { element.text(.image) }
  /// The name of the image when selected.
  public var selectedImage: String? { element.text(.selectedImage) }
  /// The catalogue of the image; `system` for symbols.
  public var catalog: String? { element.text(.catalog) }
  /// The style, such as `plain` or `done`.
  public var style: String? { element.text(.style) }
  /// The item of the system that it is.
  public var systemItem: String? { element.text(.systemItem) }
  /// The text of its badge.
  public var badgeValue: String? { element.text(.badgeValue) }
  /// Its width, in points.
  public var width: Double? { element.number(.width) }
  /// Whether it reacts.
  public var enabled: Bool? { element.boolean(.enabled) }
  /// The number that programs find it by.
  public var tag: Int? { element.integer(.tag) }
  /// Room around the image, in points.
  public var imageInsets: IBInsets? { element.insets(key: "imageInsets") }
  /// Its colour.
  public var tintColor: IBColor? { element.color(key: "tintColor") }
}

extension IBObject {
  /// What it has as an item of a toolbar or tab bar; nil when it is none.
  public var barItem: IBBarItemAttributes? {
    family(IBBarItemAttributes.elements).map { .init($0) }
  }
}
