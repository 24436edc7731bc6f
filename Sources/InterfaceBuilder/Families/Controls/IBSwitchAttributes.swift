/// What a switch may have.
public struct IBSwitchAttributes: IBAttributeFamily {
  /// The element that states them.
  public let element: IBElement

  package static let elements: Set<IBElementName> = [.`switch`]

  package init(_ element: IBElement) {
    self.element = element
  }

  /// Whether it is on.
  public var on: Bool? { element.boolean(.on) }
  /// The colour when on.
  public var onTintColor: IBColor? { element.color(key: "onTintColor") }
  /// The colour of the knob.
  public var thumbTintColor: IBColor? { element.color(key: "thumbTintColor") }
}

extension IBObject {
  /// What it has as a switch; nil when it is none.
  public var switchControl: IBSwitchAttributes? {
    family(IBSwitchAttributes.elements).map { .init($0) }
  }
}
