/// What every control may have.
public struct IBControlAttributes: IBAttributeFamily {
  /// The element that states them.
  public let element: IBElement

  package static let elements = Set(
    IBElementName.objectElements.filter { $0.traits.contains(.control) }.map(\.name)
  )

  package init(_ element: IBElement) {
    self.element = element
  }

  /// Whether the control reacts.
  public var enabled: Bool? { element.boolean(.enabled) }
  /// Whether it is selected.
  public var selected: Bool? { element.boolean(.selected) }
  /// Whether it is highlighted.
  public var highlighted: Bool? { element.boolean(.highlighted) }
  /// Where its content stands across.
  public var contentHorizontalAlignment: IBHorizontalAlignment? {
    element.keyword(.contentHorizontalAlignment)
  }
  /// Where its content stands up and down.
  public var contentVerticalAlignment: IBVerticalAlignment? {
    element.keyword(.contentVerticalAlignment)
  }
  /// Whether a touch opens the menu.
  public var showsMenuAsPrimaryAction: Bool? { element.boolean(.showsMenuAsPrimaryAction) }
}

extension IBObject {
  /// What it has as a control; nil when it is none.
  public var control: IBControlAttributes? {
    family(IBControlAttributes.elements).map { .init($0) }
  }
}
