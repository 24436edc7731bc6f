/// A finding of `check` that does not fail its case.
public struct SparedFinding: Codable, Hashable, Sendable {
  /// The finding, without pictures.
  public var finding: CaseFailure
  /// What it is seen against the project's baseline and suppressions.
  public var state: FindingState
  /// Why it is suppressed; nil for other findings.
  public var reason: String?

  /// Creates a finding that fails nothing.
  public init(_ finding: CaseFailure, _ state: FindingState, reason: String? = nil) {
    self.finding = finding
    self.finding.pictures = nil
    self.state = state
    self.reason = reason
  }
}
