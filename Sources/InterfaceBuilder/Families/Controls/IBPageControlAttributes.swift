/// What a page control may have.
public struct IBPageControlAttributes: IBAttributeFamily {
  /// The element that states them.
  public let element: IBElement

  package static let elements: Set<IBElementName> = [.pageControl]

  package init(_ element: IBElement) {
    self.element = element
  }

  /// How many pages.
  public var numberOfPages: Int? { element.integer(.numberOfPages) }
  /// The page shown.
  public var currentPage: Int? { element.integer(.currentPage) }
  /// Whether it hides when there is one page.
  public var hidesForSinglePage: Bool? { element.boolean(.hidesForSinglePage) }
  /// The colour of the dots.
  public var pageIndicatorTintColor: IBColor? { element.color(key: "pageIndicatorTintColor") }
  /// The colour of the current dot.
  public var currentPageIndicatorTintColor: IBColor? {
    element.color(key: "currentPageIndicatorTintColor")
  }
}

extension IBObject {
  /// What it has as a page control; nil when it is none.
  public var pageControl: IBPageControlAttributes? {
    family(IBPageControlAttributes.elements).map { .init($0) }
  }
}
