import TestModel

/// What a person asked a run to do.
public struct RunOptions: Sendable {
  /// Only cases that one of these picks; all when empty.
  public var filters: [CaseFilter] = []
  /// No case that one of these picks.
  public var exclusions: [CaseFilter] = []
  /// Only cases with one of these tags; all when empty.
  public var tags: Set<String> = []
  /// Only cases that name one of these rules; all when empty.
  public var rules: Set<String> = []
  /// Only cases that name a rule of one of these groups, such as `FL`, beside those of ``wholeSuites`` and
  /// ``casesAtLines``; all when empty.
  public var ruleGroups: Set<String> = []
  /// The class names of suites that are wanted whole, whatever ``ruleGroups`` says.
  public var wholeSuites: Set<String> = []
  /// Only these cases, such as those that failed in a former run; all when nil.
  public var only: Set<CaseKey>?
  /// Of some suites, by class name, only the cases with these ids; see ``SuitePlaces``.
  public var casesAtLines: [String: Set<String>] = [:]
  /// How often each case is run; the first red attempt ends the repetition.
  public var repeatCount = 1
  /// How often a red case is run again; one that then passes is flaky.
  public var retryCount = 0
  /// Whether a flaky case keeps the run from being green.
  public var failsOnFlaky = false
  /// The part of the plan that this run takes; all of it when nil.
  public var shard: ShardChoice?
  /// How many seconds cases took before, by which shards are balanced; empty when that is not known.
  public var durations: [CaseKey: Double] = [:]
  /// The seed of everything random.
  public var seed: UInt64 = 1
  /// Whether the first red case ends the run.
  public var isFailFast = false
  /// Whether snapshots are written instead of compared; such a run never passes.
  public var isRecording = false
  /// Whether results keep where the views of each test lay at its end.
  public var keepsFrames = false
  /// Whether red tests are run once more to record their steps, for a page.
  public var recordsSteps = false
  /// Whether benchmarks are left out.
  public var skipsBenchmarks = false

  /// How many operations each seed of a `<stress>` does; as many as its suite says when nil.
  public var stressOperationCount: Int?

  /// The profile of all suites, such as `ios17`; each suite's own when nil.
  public var profile: String?

  /// The classes that fixtures are made with, by the names of those that they name; their own where there is none.
  public var replacements: [String: String] = [:]

  /// Creates the standard options.
  public init() {}
}

extension RunResult {
  /// How many seconds each case took, for balancing shards; cases that did not run are left out.
  public var caseSeconds: [CaseKey: Double] {
    let pairs = cases.filter { $0.status != .notRun && $0.status != .skipped }.map { result in
      (result.identity.key, result.duration.reportSeconds)
    }
    return Dictionary(pairs) { one, _ in one }
  }

  /// The cases that ended red, for a run of only these.
  public var redKeys: Set<CaseKey> {
    Set(plannedSuites.flatMap(\.cases).filter(\.status.isRed).map(\.identity.key))
  }

  /// The cases that kept the run from being green: the red ones, and flaky ones where those count.
  public var keysToRepeat: Set<CaseKey> {
    guard summary.isRedByFlaky else { return redKeys }
    return redKeys.union(cases.filter(\.isFlakyPass).map(\.identity.key))
  }
}
