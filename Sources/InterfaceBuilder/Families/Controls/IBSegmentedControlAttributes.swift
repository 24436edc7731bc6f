/// What a segmented control may have.
public struct IBSegmentedControlAttributes: IBAttributeFamily {
  /// The element that states them.
  public let element: IBElement

  package static let elements: Set<IBElementName> = [.segmentedControl]

  package init(_ element: IBElement) {
    self.element = element
  }

  /// The selected segment; -1 for none, the first when absent.
  public var selectedSegmentIndex: Int? { element.integer(.selectedSegmentIndex) }
  /// The style.
  public var segmentControlStyle: String? { element.text(.segmentControlStyle) }
  /// Whether a segment does not stay selected.
  public var momentary: Bool? { element.boolean(.momentary) }
  /// Whether segments are as wide as their content.
  public var apportionsSegmentWidthsByContent: Bool? {
    element.boolean(.apportionsSegmentWidthsByContent)
  }
  /// The colour of the selected segment.
  public var selectedSegmentTintColor: IBColor? { element.color(key: "selectedSegmentTintColor") }

  /// Its segments, in order.
  public var segments: [IBSegment] {
    (element.child(.segments)?.children).map { $0.filter { $0.name == .segment } }?
      .map { IBSegment($0) } ?? []
  }
}

extension IBObject {
  /// What it has as a segmented control; nil when it is none.
  public var segmentedControl: IBSegmentedControlAttributes? {
    family(IBSegmentedControlAttributes.elements).map { .init($0) }
  }
}
