/// One segment of a segmented control.
public struct IBSegment: IBAttributeFamily {
  /// The element that states them.
  public let element: IBElement

  package static let elements: Set<IBElementName> = [.segment]

  package init(_ element: IBElement) {
    self.element = element
  }

  /// The title.
  public var title: String? { element.string(.title, key: "title") }
  /// The name of the image.
  public var image: String? { element.text(.image) }
  /// Whether it can be selected; true when absent.
  public var enabled: Bool? { element.boolean(.enabled) }
}
