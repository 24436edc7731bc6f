/// Something in a comparison that turns it red, or would if that was asked for.
public struct ComparisonFinding: Hashable, Sendable {
  /// Which of the causes it is.
  public var cause: FailureCause
  /// The case that it is about; nil for the whole comparison.
  public var identity: CaseIdentity?
  /// What it is about, where a case has several: a counter.
  public var metric: String?
  /// One line that says what happened.
  public var text: String
}
