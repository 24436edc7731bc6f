/// The looks of bars; stored, as nothing is drawn.
public enum UIBarStyle: Int, Sendable {
  /// A light bar with dark texts.
  case `default` = 0
  /// A dark bar with light texts.
  case black
  /// Dark and translucent, in older documents.
  case blackTranslucent
}
