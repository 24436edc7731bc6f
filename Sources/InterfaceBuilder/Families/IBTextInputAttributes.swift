/// What a text field may have.
public struct IBTextFieldAttributes: IBAttributeFamily {
  /// The element that states them.
  public let element: IBElement

  package static let elements: Set<IBElementName> = [.textField]

  package init(_ element: IBElement) {
    self.element = element
  }

  /// The text.
  public var text: String? { element.string(.text, key: "text") }
  /// The text that stands in an empty field.
  public var placeholder: String? { element.string(.placeholder, key: "placeholder") }
  /// How the text is placed.
  public var textAlignment: IBTextAlignment? { element.keyword(.textAlignment) }
  /// The border.
  public var borderStyle: IBBorderStyle? { element.keyword(.borderStyle) }
  /// When the clear button is shown.
  public var clearButtonMode: IBTextFieldViewMode? { element.keyword(.clearButtonMode) }
  /// The smallest size that the text shrinks to, in points.
  public var minimumFontSize: Double? { element.number(.minimumFontSize) }
  /// Whether the text shrinks to fit.
  public var adjustsFontSizeToFit: Bool? { element.boolean(.adjustsFontSizeToFit) }
  /// Whether the font follows the user's text size.
  public var adjustsFontForContentSizeCategory: Bool? {
    element.boolean(.adjustsFontForContentSizeCategory)
  }
  /// The font.
  public var font: IBFont? { element.font(key: "fontDescription") }
  /// The colour of the text.
  public var textColor: IBColor? { element.color(key: "textColor") }

  /// How its keyboard behaves.
  public var textInputTraits: IBTextInputTraits? {
    element.child(.textInputTraits).map { IBTextInputTraits($0) }
  }
}

/// What a text view may have.
public struct IBTextViewAttributes: IBAttributeFamily {
  /// The element that states them.
  public let element: IBElement

  package static let elements: Set<IBElementName> = [.textView]

  package init(_ element: IBElement) {
    self.element = element
  }

  /// The text; an attributed one is `attributedText`.
  public var text: String? { element.string(.text, key: "text") }
  /// Whether `attributedText` is shown.
  public var usesAttributedText: Bool? { element.boolean(.usesAttributedText) }
  /// How lines are placed.
  public var textAlignment: IBTextAlignment? { element.keyword(.textAlignment) }
  /// Whether the user may edit.
  public var editable: Bool? { element.boolean(.editable) }
  /// Whether the user may select.
  public var selectable: Bool? { element.boolean(.selectable) }
  /// Whether the user may change fonts and colours.
  public var allowsEditingTextAttributes: Bool? { element.boolean(.allowsEditingTextAttributes) }
  /// Whether the font follows the user's text size.
  public var adjustsFontForContentSizeCategory: Bool? {
    element.boolean(.adjustsFontForContentSizeCategory)
  }
  /// The font.
  public var font: IBFont? { element.font(key: "fontDescription") }
  /// The colour of the text.
  public var textColor: IBColor? { element.color(key: "textColor") }

  /// The attributed text.
  public var attributedText: IBAttributedString? {
    element.child(.attributedString, key: "attributedText").map { IBAttributedString($0) }
  }

  /// How its keyboard behaves.
  public var textInputTraits: IBTextInputTraits? {
    element.child(.textInputTraits).map { IBTextInputTraits($0) }
  }
}

/// How a keyboard behaves; words as Interface Builder writes them.
public struct IBTextInputTraits: IBAttributeFamily {
  /// The element that states them.
  public let element: IBElement

  package static let elements: Set<IBElementName> = [.textInputTraits]

  package init(_ element: IBElement) {
    self.element = element
  }

  /// Which letters become capitals.
  public var autocapitalizationType: String? { element.text(.autocapitalizationType) }
  /// Whether words are corrected.
  public var autocorrectionType: String? { element.text(.autocorrectionType) }
  /// Whether spelling is checked.
  public var spellCheckingType: String? { element.text(.spellCheckingType) }
  /// The kind of keyboard.
  public var keyboardType: String? { element.text(.keyboardType) }
  /// Light or dark.
  public var keyboardAppearance: String? { element.text(.appearance) }
  /// What the return key says.
  public var returnKeyType: String? { element.text(.returnKeyType) }
  /// What the text means, such as `username`.
  public var textContentType: String? { element.text(.textContentType) }
  /// Whether the text is hidden.
  public var secureTextEntry: Bool? { element.boolean(.secureTextEntry) }
  /// Whether the return key needs text.
  public var enablesReturnKeyAutomatically: Bool? {
    element.boolean(.enablesReturnKeyAutomatically)
  }
  /// Whether dashes are improved.
  public var smartDashesType: String? { element.text(.smartDashesType) }
  /// Whether spaces are improved.
  public var smartInsertDeleteType: String? { element.text(.smartInsertDeleteType) }
  /// Whether quotes are improved.
  public var smartQuotesType: String? { element.text(.smartQuotesType) }
}

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
    (element.child(key: "scopeButtonTitles")?.children).map { $0.compactMap(\.content) } ?? []
  }

  /// How its keyboard behaves.
  public var textInputTraits: IBTextInputTraits? {
    element.child(.textInputTraits).map { IBTextInputTraits($0) }
  }
}
