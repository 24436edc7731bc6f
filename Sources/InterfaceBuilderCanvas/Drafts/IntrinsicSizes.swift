/// Where the natural sizes of views come from.
public enum IntrinsicSizes: String, Sendable, CaseIterable {
  /// What the document stores.
  case stored
  /// What the engine measures.
  case engine
}
