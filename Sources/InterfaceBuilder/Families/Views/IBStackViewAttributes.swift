/// What a stack view may have.
public struct IBStackViewAttributes: IBAttributeFamily {
  /// The element that states them.
  public let element: IBElement

  package static let elements: Set<IBElementName> = [.stackView]

  package init(_ element: IBElement) {
    self.element = element
  }

  /// The direction; horizontal when absent.
  public var axis: IBAxis? { element.keyword(.axis) }
  /// How views are placed across the axis; fill when absent.
  public var alignment: IBStackAlignment? { element.keyword(.alignment) }
  /// How the length is shared; fill when absent.
  public var distribution: IBStackDistribution? { element.keyword(.distribution) }
  /// Room between views, in points; 0 when absent.
  public var spacing: Double? { element.number(.spacing) }
  /// A spacing that the system chooses.
  public var spacingType: IBSpacingType? { element.keyword(.spacingType) }
  /// Whether spacing is measured between baselines.
  public var baselineRelativeArrangement: Bool? { element.boolean(.baselineRelativeArrangement) }
  /// Whether views keep to the margins; explicit margins imply it.
  public var layoutMarginsRelativeArrangement: Bool? {
    element.boolean(.layoutMarginsRelativeArrangement)
  }
}

extension IBObject {
  /// What it has as a stack view; nil when it is none.
  public var stackView: IBStackViewAttributes? {
    family(IBStackViewAttributes.elements).map { .init($0) }
  }
}
