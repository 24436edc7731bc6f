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
  /// Whether the text goes when editing begins.
  public var clearsOnBeginEditing: Bool? { element.boolean(.clearsOnBeginEditing) }
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

extension IBObject {
  /// What it has as a text field; nil when it is none.
  public var textField: IBTextFieldAttributes? {
    family(IBTextFieldAttributes.elements).map { .init($0) }
  }
}
