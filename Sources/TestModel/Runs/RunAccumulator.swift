/// A sink that collects the events of a run into a ``RunResult``.
public final class RunAccumulator: TestEventSink {
  private var header: RunHeader?
  private var plan: [PlannedCase] = []
  private var results: [CaseKey: CaseResult] = [:]
  private var unplanned: [CaseResult] = []
  private var planned: Set<CaseKey> = []
  private var unfinished: Set<CaseKey> = []
  private var messages: [RunMessage] = []
  private var summary: RunSummary?
  private var interruption: String?

  /// Creates an accumulator without events.
  public init() {}

  /// Takes the next event; a second result of a case replaces the first.
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
    case .caseTraced(let identity, let trace): results[identity.key]?.trace = trace
    case .message(let message): messages.append(message)
    case .runFinished(let summary): self.summary = summary
    case .caseStarted(let identity): unfinished.insert(identity.key)
    case .caseProgress: break
    }
  }

  /// Whether the run started, so that its plan is known.
  public var hasPlan: Bool { header != nil }

  /// Takes note that no more events will come.
  ///
  /// Cases that started and never ended become errors. Without the event that ends a run, the run was
  /// interrupted for the given reason.
  public func close(because reason: String) {
    if summary == nil { interruption = reason }
    failUnfinished()
  }

  private func failUnfinished() {
    for one in plan where unfinished.contains(one.identity.key) {
      results[one.identity.key] = CaseResult(
        identity: one.identity,
        kind: one.kind,
        status: .error,
        failures: [
          CaseFailure(
            kind: .error,
            type: RunResult.killedType,
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
  /// Planned cases without a result count as not run. Totals are counted from the results, so that
  /// they agree with the cases whatever the stream says. The run is complete only when the stream
  /// says so and no case is missing. An interrupted run has one case more, which says what is missing.
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
      failsOnFlaky: summary?.failsOnFlaky ?? false,
      interruption: summary?.interruption ?? interruption ?? contradiction(totals),
      changes: summary?.changes
    )
    return RunResult(header: header, summary: summary, suites: suites, messages: messages)
      .withIncompleteCase
  }

  // A journal whose lines were lost must not look like a whole run.
  private func contradiction(_ totals: StatusTotals) -> String? {
    guard summary?.isComplete == true, totals.notRun > 0 else { return nil }
    return "the run says that it is complete, and results are missing"
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
