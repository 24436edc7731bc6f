/// The causes for which a comparison can fail.
public enum FailureCause: String, Codable, Sendable, CaseIterable {
  /// A benchmark is slower.
  case slower
  /// An exact counter rose above the accepted value.
  case counter
  /// A case fails that did not fail in the base.
  case failing
  /// A case of the base is gone.
  case vanished
  /// A case is flaky that was not.
  case flaky
  /// The times of a benchmark allow no verdict.
  case inconclusive
  /// The base differed from itself.
  case contaminated
  /// A counter's rise was accepted in this change.
  case accepted
  /// The frames of a case changed.
  case frames
  /// An injected slowdown was not found.
  case unreliable

  /// The causes for which a comparison fails by default.
  public static let standard: [FailureCause] = [.slower, .counter, .failing, .vanished]
}
