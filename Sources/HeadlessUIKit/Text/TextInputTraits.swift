/// Keyboard and entry settings of a text, by Interface Builder's names; nil for the default.
public struct TextInputTraits: Hashable, Sendable {
  /// The keyboard, such as `emailAddress` or `numberPad`.
  public var keyboardType: String?
  /// The return key, such as `done` or `next`.
  public var returnKeyType: String?
  /// The automatic capitalisation, such as `words` or `sentences`.
  public var autocapitalizationType: String?
  /// The automatic correction: `yes` or `no`.
  public var autocorrectionType: String?
  /// The kind of content, such as `email` or `password`.
  public var textContentType: String?
  /// Whether dots hide the text; false by default.
  public var isSecureTextEntry = false
  /// Whether the return key is disabled while there is no text; false by default.
  public var enablesReturnKeyAutomatically = false

  /// Creates settings with all defaults.
  public init() {}
}
