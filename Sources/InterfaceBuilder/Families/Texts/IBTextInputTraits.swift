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
