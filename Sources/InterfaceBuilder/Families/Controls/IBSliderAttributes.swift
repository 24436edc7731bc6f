/// What a slider may have.
public struct IBSliderAttributes: IBAttributeFamily {
  /// The element that states them.
  public let element: IBElement

  package static let elements: Set<IBElementName> = [.slider]

  package init(_ element: IBElement) {
    self.element = element
  }

  /// Its value.
  public var value: Double? { element.number(.value) }
  /// The least value.
  public var minValue: Double? { element.number(.minValue) }
  /// The greatest value.
  public var maxValue: Double? { element.number(.maxValue) }
  /// Whether it reports each change.
  public var continuous: Bool? { element.boolean(.continuous) }
  /// The name of the image at its start.
  public var minimumValueImage: String? { element.text(.minimumValueImage) }
  /// The name of the image at its end.
  public var maximumValueImage: String? { element.text(.maximumValueImage) }
  /// The colour before the knob.
  public var minimumTrackTintColor: IBColor? { element.color(key: "minimumTrackTintColor") }
  /// The colour after the knob.
  public var maximumTrackTintColor: IBColor? { element.color(key: "maximumTrackTintColor") }
  /// The colour of the knob.
  public var thumbTintColor: IBColor? { element.color(key: "thumbTintColor") }
}

extension IBObject {
  /// What it has as a slider; nil when it is none.
  public var slider: IBSliderAttributes? { family(IBSliderAttributes.elements).map { .init($0) } }
}
