/// What a progress view may have.
public struct IBProgressViewAttributes: IBAttributeFamily {
  /// The element that states them.
  public let element: IBElement

  package static let elements: Set<IBElementName> = [.progressView]

  package init(_ element: IBElement) {
    self.element = element
  }

  /// From 0 to 1.
  public var progress: Double? { element.number(.progress) }
  /// The style.
  public var progressViewStyle: String? { element.text(.progressViewStyle) }
  /// The name of the image of the part done.
  public var progressImage: String? { element.text(.progressImage) }
  /// The name of the image of the rest.
  public var trackImage: String? { element.text(.trackImage) }
  /// The colour of the part done.
  public var progressTintColor: IBColor? { element.color(key: "progressTintColor") }
  /// The colour of the rest.
  public var trackTintColor: IBColor? { element.color(key: "trackTintColor") }
}

extension IBObject {
  /// What it has as a progress view; nil when it is none.
  public var progressView: IBProgressViewAttributes? {
    family(IBProgressViewAttributes.elements).map { .init($0) }
  }
}
