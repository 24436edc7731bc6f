import TestModel
import XMLSupport

// MARK: - Expressions

/// What an assertion's expression came to.
struct AssertionOutcome {
  let isTrue: Bool
  /// Paths that select nothing though the assertion relies on them.
  let emptyPaths: [String]
  /// Why it does not hold; nil when it does.
  let explanation: AssertionExplanation?
}
