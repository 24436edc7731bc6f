/// A comparison of two states of a repository: the content of `comparison.json` and of all its
/// reports.
public struct RunComparison: Codable, Hashable, Sendable {
  /// The format version that this code writes; it reads this one and earlier ones.
  public static let currentFormatVersion = 1

  /// The format version of the file.
  public var formatVersion: Int
  /// The header of the comparison, known at its start.
  public var header: RunHeader
  /// The side to compare with.
  public var base: ComparedSide
  /// The side that is compared.
  public var head: ComparedSide
  /// Whether the two sides are comparable, and in what.
  public var environment: EnvironmentMatch
  /// The cases whose status changed or is still red, in plan order.
  public var cases: [CaseChange]
  /// The cases whose frames changed, in plan order; nil when frames were not compared.
  public var frames: [FrameChange]?
  /// The exact counters that differ from the accepted ones or the base's, in plan order.
  public var counters: [CounterChange]
  /// The benchmarks whose times were compared, in plan order.
  public var times: [TimeComparison]
  /// The benchmarks whose times could not be taken, in plan order; nil without any.
  public var unmeasured: [UnmeasuredBenchmark]?
  /// The injected slowdowns; empty without any.
  public var canaries: [CanaryResult]
  /// Remarks about the comparison, in order.
  public var messages: [RunMessage]
  /// The causes for which the comparison fails.
  public var failOn: [FailureCause]
  /// Why the comparison is incomplete, a clause without a full stop; nil for a complete one.
  public var interruption: String?

  /// Creates a comparison without results.
  public init(
    header: RunHeader,
    base: ComparedSide,
    head: ComparedSide,
    environment: EnvironmentMatch,
    failOn: [FailureCause] = FailureCause.standard
  ) {
    formatVersion = Self.currentFormatVersion
    self.header = header
    self.base = base
    self.head = head
    self.environment = environment
    cases = []
    counters = []
    times = []
    canaries = []
    messages = []
    self.failOn = failOn
  }
}
