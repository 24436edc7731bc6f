import XMLSupport

// MARK: - Expressions

/// What an assertion's expression came to.
struct AssertionOutcome {
  let isTrue: Bool
  /// The value as it is printed.
  let value: String
  /// Paths that select nothing though the assertion relies on them.
  let emptyPaths: [String]
  /// What each path selects, one line each.
  let explanation: String
  let selected: [XMLNode]
}
