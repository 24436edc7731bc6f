/// One attempt at a case that was run more than once.
public struct CaseAttempt: Hashable, Sendable {
  /// The attempt's own status.
  public var status: CaseStatus
  /// Its wall time.
  public var duration: Duration
  /// The failures and errors of the attempt, in order.
  public var failures: [CaseFailure]

  /// Creates an attempt.
  public init(status: CaseStatus, duration: Duration, failures: [CaseFailure] = []) {
    self.status = status
    self.duration = duration
    self.failures = failures
  }
}
