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

extension IBObject {
  /// What it has as a text view; nil when it is none.
  public var textView: IBTextViewAttributes? {
    family(IBTextViewAttributes.elements).map { .init($0) }
  }
}
