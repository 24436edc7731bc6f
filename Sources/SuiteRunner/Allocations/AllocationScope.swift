/// Whose work an allocation belongs to.
public enum AllocationScope: String, Sendable, CaseIterable {
  /// The view engine and the code under test.
  case engine
  /// Generated data.
  case dataSource
  /// The runner itself.
  case harness
}
