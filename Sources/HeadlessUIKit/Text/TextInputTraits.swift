/// How the keyboard and the entry of a text behave, by the names that Interface Builder writes.
public struct TextInputTraits: Hashable, Sendable {
  /// The keyboard: `emailAddress`, `numberPad` and others.
  public var keyboardType: String?
  /// The return key: `done`, `next` and others.
  public var returnKeyType: String?
  /// What is capitalised: `words`, `sentences` and others.
  public var autocapitalizationType: String?
  /// Whether spelling is corrected: `yes` or `no`.
  public var autocorrectionType: String?
  /// The kind of content: `email`, `password` and others.
  public var textContentType: String?
  /// Whether the text is shown as dots.
  public var isSecureTextEntry = false
  /// Whether the return key waits for text.
  public var enablesReturnKeyAutomatically = false

  /// Creates default traits.
  public init() {}
}
