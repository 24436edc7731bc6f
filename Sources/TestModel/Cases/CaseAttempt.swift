/// An attempt at a case that was run more than once.
public struct CaseAttempt: Hashable, Sendable {
  /// How the attempt ended.
  public var status: CaseStatus
  /// Its wall time.
  public var duration: Duration
  /// What did not hold.
  public var failures: [CaseFailure]

  /// Creates an attempt.
  public init(status: CaseStatus, duration: Duration, failures: [CaseFailure] = []) {
    self.status = status
    self.duration = duration
    self.failures = failures
  }
}
