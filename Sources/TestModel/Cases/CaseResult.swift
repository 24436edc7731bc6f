/// The result of one case, as reports need it.
public struct CaseResult: Hashable, Sendable {
  /// The case's identity in its suite.
  public var identity: CaseIdentity
  /// Whether it is a test, a benchmark, a stress test or a document.
  public var kind: CaseKind
  /// The final status, that of the last attempt.
  public var status: CaseStatus
  /// The start of the case; nil when it never started.
  public var startedAt: Timestamp?
  /// The wall time of the last attempt.
  public var duration: Duration
  /// The failures and errors, in the order found.
  public var failures: [CaseFailure]
  /// The measured metrics, in declared order.
  public var metrics: [MetricSummary]
  /// Further properties, in order.
  public var properties: [CaseProperty]
  /// The case's standard output.
  public var systemOut: String
  /// The case's standard error; for a worker that died, its last output.
  public var systemError: String
  /// The conformance rules that it checks.
  public var rules: [String]
  /// A hash of how a case that names rules is written, for ``RuleProof``; empty for others.
  public var digest = ""
  /// The reason for skipping, or the reason in the expectation file.
  public var reason: String?
  /// Earlier attempts, oldest first; empty when there was only one.
  public var attempts: [CaseAttempt]
  /// The frames at the end of the case; nil unless the run was asked to keep them.
  public var frames: CaseFrames?
  /// The steps of a red case; nil when nothing was recorded.
  public var trace: CaseTrace?
  /// The findings of `check` that do not fail the case, in the order found.
  public var spared: [SparedFinding] = []

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
    frames: CaseFrames? = nil,
    trace: CaseTrace? = nil
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
    self.trace = trace
  }

  /// Whether some attempts were red and others not.
  public var isFlaky: Bool { attempts.contains { $0.status.isRed != status.isRed } }

  /// Whether it passed only because it was run again.
  public var isFlakyPass: Bool { isFlaky && !status.isRed }
}
