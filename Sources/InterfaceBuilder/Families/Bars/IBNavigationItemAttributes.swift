/// What a navigation item may have.
public struct IBNavigationItemAttributes: IBAttributeFamily {
  /// The element that states them.
  public let element: IBElement

  package static let elements: Set<IBElementName> = [.navigationItem]

  package init(_ element: IBElement) {
    self.element = element
  }

  /// The title.
  public var title: String? { element.string(.title, key: "title") }
  /// The line above the title.
  public var prompt: String? { element.string(.prompt, key: "prompt") }
  /// When the title is large.
  public var largeTitleDisplayMode: String? { element.text(.largeTitleDisplayMode) }
  /// Whether there is no way back.
  public var hidesBackButton: Bool? { element.boolean(.hidesBackButton) }
}

extension IBObject {
  /// What it has as a navigation item; nil when it is none.
  public var navigationItem: IBNavigationItemAttributes? {
    family(IBNavigationItemAttributes.elements).map { .init($0) }
  }
}
