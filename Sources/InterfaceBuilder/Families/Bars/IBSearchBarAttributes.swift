/// What a search bar may have.
public struct IBSearchBarAttributes: IBAttributeFamily {
  /// The element that states them.
  public let element: IBElement

  package static let elements: Set<IBElementName> = [.searchBar]

  package init(_ element: IBElement) {
    self.element = element
  }

  /// The text.
  public var text: String? { element.string(.text, key: "text") }
  /// The text that stands in an empty bar.
  public var placeholder: String? { element.string(.placeholder, key: "placeholder") }
  /// The line above it.
  public var prompt: String? { element.string(.prompt, key: "prompt") }
  /// The style.
  public var searchBarStyle: String? { element.text(.searchBarStyle) }
  /// Whether it has a cancel button.
  public var showsCancelButton: Bool? { element.boolean(.showsCancelButton) }
  /// Whether it has a bookmark button.
  public var showsBookmarkButton: Bool? { element.boolean(.showsBookmarkButton) }
  /// Whether it has a results button.
  public var showsSearchResultsButton: Bool? { element.boolean(.showsSearchResultsButton) }
  /// Whether it has scopes.
  public var showsScopeBar: Bool? { element.boolean(.showsScopeBar) }
  /// The colour of the bar.
  public var barTintColor: IBColor? { element.color(key: "barTintColor") }

  /// The titles of its scopes.
  public var scopeButtonTitles: [String] {
    let list = element.children.first { $0.elementText == "scopeButtonTitles" }
    return list?.children.compactMap(\.content) ?? []
  }

  /// How its keyboard behaves.
  public var textInputTraits: IBTextInputTraits? {
    element.child(.textInputTraits).map { IBTextInputTraits($0) }
  }
}

extension IBObject {
  /// What it has as a search bar; nil when it is none.
  public var searchBar: IBSearchBarAttributes? {
    family(IBSearchBarAttributes.elements).map { .init($0) }
  }
}
