/// What a stepper may have.
public struct IBStepperAttributes: IBAttributeFamily {
  /// The element that states them.
  public let element: IBElement

  package static let elements: Set<IBElementName> = [.stepper]

  package init(_ element: IBElement) {
    self.element = element
  }

  /// Its value.
  public var value: Double? { element.number(.value) }
  /// The least value.
  public var minimumValue: Double? { element.number(.minimumValue) }
  /// The greatest value.
  public var maximumValue: Double? { element.number(.maximumValue) }
  /// How far a step goes.
  public var stepValue: Double? { element.number(.stepValue) }
  /// Whether it reports each change.
  public var continuous: Bool? { element.boolean(.continuous) }
  /// Whether holding it repeats.
  public var autorepeat: Bool? { element.boolean(.autorepeat) }
  /// Whether it goes on at the other end.
  public var wraps: Bool? { element.boolean(.wraps) }
}

extension IBObject {
  /// What it has as a stepper; nil when it is none.
  public var stepper: IBStepperAttributes? {
    family(IBStepperAttributes.elements).map { .init($0) }
  }
}
