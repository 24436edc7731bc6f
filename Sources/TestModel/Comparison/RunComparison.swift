/// A comparison of two states of a repository as a value: what `comparison.json` stores and every report of a
/// comparison is made of.
public struct RunComparison: Codable, Hashable, Sendable {
  /// The version of the stored form that this code writes; it reads this one and those before it.
  public static let currentFormatVersion = 1

  /// The version of the stored form.
  public var formatVersion: Int
  /// What was known when the comparison started.
  public var header: RunHeader
  /// What is compared with.
  public var base: ComparedSide
  /// What is compared.
  public var head: ComparedSide
  /// Whether the two sides may be compared, and how far.
  public var environment: EnvironmentMatch
  /// Cases that end otherwise than before, in the order of the plan.
  public var cases: [CaseChange]
  /// Cases whose views lie elsewhere than in the base, in the order of the plan; nil where frames were not compared.
  public var frames: [FrameChange]?
  /// Exact counters that differ from what was accepted or from the base, in the order of the plan.
  public var counters: [CounterChange]
  /// Benchmarks whose times were compared, in the order of the plan.
  public var times: [TimeComparison]
  /// How a hidden slowdown was found; nil without one.
  public var canaries: [CanaryResult]
  /// Remarks about the comparison, in order.
  public var messages: [RunMessage]
  /// What turns the comparison red.
  public var failOn: [FailureCause]

  /// Creates the value of a comparison in which nothing was compared yet.
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
