/// What can turn a comparison red.
public enum FailureCause: String, Codable, Sendable, CaseIterable {
  /// A benchmark is slower.
  case slower
  /// An exact counter rose above what was accepted.
  case counter
  /// A case fails that did not.
  case failing
  /// A case of the base is gone.
  case vanished
  /// A case passes or fails from attempt to attempt.
  case flaky
  /// A benchmark could not be decided.
  case inconclusive
  /// The base differed from itself.
  case contaminated
  /// A counter's rise was accepted in this change.
  case accepted
  /// A case lays its views out otherwise.
  case frames
  /// A hidden slowdown was missed.
  case unreliable

  /// What turns a comparison red unless something else was asked for.
  public static let standard: [FailureCause] = [.slower, .counter, .failing, .vanished]
}
