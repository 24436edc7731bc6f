/// How one case ended, with everything that a report says about it.
public struct CaseResult: Hashable, Sendable {
  /// What names it.
  public var identity: CaseIdentity
  /// What sort of thing it is.
  public var kind: CaseKind
  /// How it ended, the last attempt deciding.
  public var status: CaseStatus
  /// When it started; nil when it never did.
  public var startedAt: Timestamp?
  /// Wall time of the last attempt.
  public var duration: Duration
  /// What did not hold, in the order found.
  public var failures: [CaseFailure]
  /// What was measured, in declared order.
  public var metrics: [MetricSummary]
  /// Further facts, in order.
  public var properties: [CaseProperty]
  /// What the case printed.
  public var systemOut: String
  /// What the case printed as errors; the last output of a worker that died.
  public var systemError: String
  /// The conformance rules that it checks.
  public var rules: [String]
  /// Why it was skipped, or the reason in the expectation file.
  public var reason: String?
  /// The attempts before the last one, oldest first; empty when there was one attempt.
  public var attempts: [CaseAttempt]
  /// Where the case's views lay at its end; nil unless the run was asked to keep that.
  public var frames: CaseFrames?

  /// Creates a result.
  public init(
    identity: CaseIdentity,
    kind: CaseKind = .test,
    status: CaseStatus,
    startedAt: Timestamp? = nil,
    duration: Duration = .zero,
    failures: [CaseFailure] = [],
    metrics: [MetricSummary] = [],
    properties: [CaseProperty] = [],
    systemOut: String = "",
    systemError: String = "",
    rules: [String] = [],
    reason: String? = nil,
    attempts: [CaseAttempt] = [],
    frames: CaseFrames? = nil
  ) {
    self.identity = identity
    self.kind = kind
    self.status = status
    self.startedAt = startedAt
    self.duration = duration
    self.failures = failures
    self.metrics = metrics
    self.properties = properties
    self.systemOut = systemOut
    self.systemError = systemError
    self.rules = rules
    self.reason = reason
    self.attempts = attempts
    self.frames = frames
  }

  /// Whether its attempts did not all end alike.
  public var isFlaky: Bool { attempts.contains { $0.status.isRed != status.isRed } }

  /// Whether it is not red only because it was run again.
  public var isFlakyPass: Bool { isFlaky && !status.isRed }
}
