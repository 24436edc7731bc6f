/// The looks of bars.
public enum UIBarStyle: Int, Sendable {
  /// Light.
  case `default` = 0
  /// Dark.
  case black
  /// Dark and translucent; older documents.
  case blackTranslucent
}
