/// The registrations and pools of one table or collection view.
@MainActor
public final class ReuseRegistry {
  /// Creates an empty registry.
  public init() {}
}
