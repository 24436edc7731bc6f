/// A whole run as a value: what `result.json` stores and every report of a finished run is made of.
public struct RunResult: Codable, Hashable, Sendable {
  /// The version of the stored form that this code writes; it reads this one and those before it.
  public static let currentFormatVersion = 1

  /// The version of the stored form.
  public var formatVersion: Int
  /// What was known when the run started.
  public var header: RunHeader
  /// How it ended.
  public var summary: RunSummary
  /// The suites in the order of the plan.
  public var suites: [SuiteResult]
  /// Remarks about the run, in order.
  public var messages: [RunMessage]

  /// Creates the value of a run.
  public init(
    header: RunHeader,
    summary: RunSummary,
    suites: [SuiteResult],
    messages: [RunMessage] = []
  ) {
    formatVersion = Self.currentFormatVersion
    self.header = header
    self.summary = summary
    self.suites = suites
    self.messages = messages
  }

  /// Every case, suite by suite.
  public var cases: [CaseResult] { suites.flatMap(\.cases) }
}

/// The cases of one suite, in the order of the plan.
public struct SuiteResult: Codable, Hashable, Sendable {
  /// The suite's path below the root, dotted.
  public var className: String
  /// The suite's name as people read it.
  public var name: String
  /// The document that holds the suite.
  public var file: String
  /// Its cases.
  public var cases: [CaseResult]

  /// Creates the result of a suite.
  public init(className: String, name: String, file: String, cases: [CaseResult] = []) {
    self.className = className
    self.name = name
    self.file = file
    self.cases = cases
  }

  /// How many cases ended in each way.
  public var totals: StatusTotals { StatusTotals(cases.lazy.map(\.status)) }

  /// The sum of the cases' durations.
  public var duration: Duration { cases.reduce(.zero) { $0 + $1.duration } }

  /// When its first case started; nil when none did.
  public var startedAt: Timestamp? { cases.compactMap(\.startedAt).min() }
}

/// A sink that gathers the events of a run into a value.
public final class RunAccumulator: TestEventSink {
  private var header: RunHeader?
  private var plan: [PlannedCase] = []
  private var results: [CaseKey: CaseResult] = [:]
  private var unplanned: [CaseResult] = []
  private var planned: Set<CaseKey> = []
  private var unfinished: Set<CaseKey> = []
  private var messages: [RunMessage] = []
  private var summary: RunSummary?

  /// Creates an accumulator that has heard nothing.
  public init() {}

  /// Takes the next event; of two results for one case the later one counts.
  public func receive(_ event: TestEvent) {
    switch event {
    case .runStarted(let header, let plan):
      self.header = header
      self.plan = plan
      planned = Set(plan.map(\.identity.key))
    case .caseFinished(let result):
      let key = result.identity.key
      if !planned.contains(key), results[key] == nil { unplanned.append(result) }
      results[key] = result
      unfinished.remove(key)
    case .message(let message): messages.append(message)
    case .runFinished(let summary): self.summary = summary
    case .caseStarted(let identity): unfinished.insert(identity.key)
    case .caseProgress: break
    }
  }

  /// Makes errors of the cases that started and never ended, once it is known that the stream ends here:
  /// the run was killed while they ran.
  public func failUnfinished() {
    for one in plan where unfinished.contains(one.identity.key) {
      results[one.identity.key] = CaseResult(
        identity: one.identity,
        kind: one.kind,
        status: .error,
        failures: [
          CaseFailure(
            kind: .error,
            type: "RunKilled",
            message: "the run was ended from outside while this case ran",
            location: CaseLocation(file: one.identity.file, line: one.identity.line)
          )
        ],
        rules: one.rules
      )
    }
    unfinished = []
  }

  /// The run so far; nil before it started.
  ///
  /// Planned cases without a result are there as not run. Totals are counted from the results, so
  /// that they agree with the cases whatever the stream said; the run is complete only when the
  /// stream says so and no case is missing.
  public var result: RunResult? {
    guard let header else { return nil }
    let suites = groupedSuites()
    let totals = StatusTotals(suites.lazy.flatMap(\.cases).map(\.status))
    let durationOfCases = suites.reduce(Duration.zero) { $0 + $1.duration }
    let summary = RunSummary(
      totals: totals,
      duration: summary?.duration ?? durationOfCases,
      isComplete: (summary?.isComplete ?? false) && totals.notRun == 0,
      flakyCount: suites.lazy.flatMap(\.cases).count { $0.isFlakyPass },
      failsOnFlaky: summary?.failsOnFlaky ?? false
    )
    return RunResult(header: header, summary: summary, suites: suites, messages: messages)
  }

  private func groupedSuites() -> [SuiteResult] {
    var positions: [String: Int] = [:]
    var suites: [SuiteResult] = []
    func append(_ result: CaseResult, suiteName: String) {
      let className = result.identity.className
      let position = positions[className] ?? suites.count
      if position == suites.count {
        positions[className] = position
        suites.append(
          SuiteResult(className: className, name: suiteName, file: result.identity.file)
        )
      }
      suites[position].cases.append(result)
    }
    for one in plan {
      let missing = CaseResult(
        identity: one.identity,
        kind: one.kind,
        status: .notRun,
        rules: one.rules
      )
      append(results[one.identity.key] ?? missing, suiteName: one.suiteName)
    }
    for one in unplanned {
      append(results[one.identity.key] ?? one, suiteName: one.identity.className)
    }
    return suites
  }
}
