/// How far an object that hovers over a view has got towards opening it.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// It does not hover.
  case inactive = 0
  /// It hovers over a view that may open.
  case possible
  /// The view is about to open.
  case activating
  /// The view opens.
  case activated
}
