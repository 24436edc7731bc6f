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

/// One side of a comparison.
public struct ComparedSide: Codable, Hashable, Sendable {
  /// How it was asked for: a revision or a path.
  public var name: String
  /// The commit, where it is one.
  public var commit: String?
  /// How many cases it has.
  public var caseCount: Int
  /// The machine that measured it; nil when nothing was measured.
  public var host: HostFingerprint?

  /// Creates a side.
  public init(
    name: String,
    commit: String? = nil,
    caseCount: Int = 0,
    host: HostFingerprint? = nil
  ) {
    self.name = name
    self.commit = commit
    self.caseCount = caseCount
    self.host = host
  }
}

/// Whether two sides may be compared, and how far.
public struct EnvironmentMatch: Codable, Hashable, Sendable {
  /// How far two sides may be compared.
  public enum Level: String, Codable, Sendable {
    /// In everything.
    case comparable
    /// Not in times.
    case countersOnly
    /// Not at all.
    case refused
  }

  /// How far.
  public var level: Level
  /// What differs or is missing, for people.
  public var differences: [String]

  /// Creates a match.
  public init(level: Level, differences: [String] = []) {
    self.level = level
    self.differences = differences
  }
}

/// What can turn a comparison red.
public enum FailureCause: String, Codable, Sendable, CaseIterable {
  /// A benchmark is slower.
  case slower
  /// An exact counter rose above what was accepted.
  case counter
  /// A case fails that did not.
  case failing
  /// A case of the base is gone.
  case vanished
  /// A case passes or fails from attempt to attempt.
  case flaky
  /// A benchmark could not be decided.
  case inconclusive
  /// The base differed from itself.
  case contaminated
  /// A counter's rise was accepted in this change.
  case accepted
  /// A case lays its views out otherwise.
  case frames
  /// A hidden slowdown was missed.
  case unreliable

  /// What turns a comparison red unless something else was asked for.
  public static let standard: [FailureCause] = [.slower, .counter, .failing, .vanished]
}

/// A case that ends otherwise than in the base.
public struct CaseChange: Codable, Hashable, Sendable {
  /// What changed.
  public enum Kind: String, Codable, Sendable, CaseIterable {
    /// It is red and was not.
    case newlyFailing
    /// It is not red any more.
    case newlyPassing
    /// It is red, as it was.
    case stillFailing
    /// Its attempts do not end alike, which they did.
    case newlyFlaky
    /// The base does not have it.
    case new
    /// The head does not have it.
    case vanished
  }

  /// The case.
  public var identity: CaseIdentity
  /// What sort of thing it is.
  public var caseKind: CaseKind
  /// What changed.
  public var kind: Kind
  /// How it ended in the base; nil where it is not.
  public var baseStatus: CaseStatus?
  /// How it ends in the head; nil where it is not.
  public var headStatus: CaseStatus?
  /// What did not hold in the head.
  public var failures: [CaseFailure]
  /// Whether the disappearance was accepted.
  public var isAccepted: Bool

  /// Creates a change.
  public init(
    identity: CaseIdentity,
    caseKind: CaseKind,
    kind: Kind,
    baseStatus: CaseStatus? = nil,
    headStatus: CaseStatus? = nil,
    failures: [CaseFailure] = [],
    isAccepted: Bool = false
  ) {
    self.identity = identity
    self.caseKind = caseKind
    self.kind = kind
    self.baseStatus = baseStatus
    self.headStatus = headStatus
    self.failures = failures
    self.isAccepted = isAccepted
  }
}

/// An exact counter of a benchmark that differs.
public struct CounterChange: Codable, Hashable, Sendable {
  /// What the difference means.
  public enum Verdict: String, Codable, Sendable {
    /// It rose.
    case up
    /// It rose, and the accepted counters of the head say so.
    case accepted
    /// It fell.
    case down
    /// It changed, which is neither better nor worse by itself.
    case changed
    /// It is not the same from iteration to iteration, so that it decides nothing.
    case inexact
  }

  /// What one function has to do with a difference.
  public struct Function: Codable, Hashable, Sendable {
    /// The function, demangled.
    public var name: String
    /// How much more it counts itself in one iteration.
    public var difference: Double

    /// Creates a part of a difference.
    public init(name: String, difference: Double) {
      self.name = name
      self.difference = difference
    }
  }

  /// The benchmark.
  public var identity: CaseIdentity
  /// The counter.
  public var metric: String
  /// Its unit.
  public var unit: String
  /// What it was in the base of this comparison; nil when it was not counted there.
  public var base: Double?
  /// What was accepted at the merge base; nil when nothing was.
  public var accepted: Double?
  /// What it is.
  public var head: Double
  /// What the difference means.
  public var verdict: Verdict
  /// The functions that the difference comes from, most first; nil where they are not known.
  public var functions: [Function]?

  /// Creates a change.
  public init(
    identity: CaseIdentity,
    metric: String,
    unit: String,
    base: Double?,
    accepted: Double?,
    head: Double,
    verdict: Verdict
  ) {
    self.identity = identity
    self.metric = metric
    self.unit = unit
    self.base = base
    self.accepted = accepted
    self.head = head
    self.verdict = verdict
  }

  /// What the head is held to.
  public var reference: Double? { accepted ?? base }
}
