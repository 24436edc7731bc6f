/// What a section of a static table may have.
public struct IBTableViewSectionAttributes: IBAttributeFamily {
  /// The element that states them.
  public let element: IBElement

  package static let elements: Set<IBElementName> = [.tableViewSection]

  package init(_ element: IBElement) {
    self.element = element
  }

  /// The title above it.
  public var headerTitle: String? { element.string(.headerTitle, key: "headerTitle") }
  /// The text below it.
  public var footerTitle: String? { element.string(.footerTitle, key: "footerTitle") }
}

extension IBObject {
  /// What it has as a section of a static table; nil when it is none.
  public var tableViewSection: IBTableViewSectionAttributes? {
    family(IBTableViewSectionAttributes.elements).map { .init($0) }
  }
}
