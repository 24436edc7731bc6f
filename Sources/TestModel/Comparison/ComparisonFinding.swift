/// A finding that makes a comparison fail, or would if `failOn` had its cause.
public struct ComparisonFinding: Hashable, Sendable {
  /// The cause by which `failOn` selects it.
  public var cause: FailureCause
  /// The case; nil for a finding about the whole comparison.
  public var identity: CaseIdentity?
  /// The counter, for a case with several.
  public var metric: String?
  /// One line that says what changed.
  public var text: String
}
