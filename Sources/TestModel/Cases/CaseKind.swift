/// The kind of a case.
public enum CaseKind: String, Codable, Sendable, CaseIterable {
  /// Steps and assertions.
  case test
  /// Measured steps, with budgets.
  case benchmark
  /// Seeded random operations with invariants.
  case stress
  /// One document, or one root, of `nibmark check`.
  case document
}
