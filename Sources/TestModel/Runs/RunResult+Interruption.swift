/// A run that was interrupted has one case more, an error that every report shows.
extension RunResult {
  /// The identity of the case that stands for what is missing.
  public static let incompleteIdentity = CaseIdentity(
    className: "nibmark",
    name: "run incomplete",
    file: "",
    line: 0
  )

  /// The type of failure of a case that ran when the run ended.
  public static let killedType = "RunKilled"

  /// The suites of the plan, without the case that says what is missing.
  public var plannedSuites: [SuiteResult] {
    suites.compactMap { suite in
      // A suite of the user's may have the same name.
      let planned = suite.cases.filter { $0.identity.key != Self.incompleteIdentity.key }
      guard planned.count < suite.cases.count else { return suite }
      var suite = suite
      suite.cases = planned
      return planned.isEmpty ? nil : suite
    }
  }

  /// The run without the case that says what is missing; its summary still says why.
  public var withoutIncompleteCase: RunResult {
    var run = self
    run.suites = plannedSuites
    run.summary.totals = StatusTotals(run.cases.map(\.status))
    return run
  }

  /// The run with a case that says what is missing, where its summary says that it was interrupted.
  ///
  /// The case stands first, since reports list a limited number of failures.
  public var withIncompleteCase: RunResult {
    var run = withoutIncompleteCase
    guard let interruption = summary.interruption else { return run }
    let identity = Self.incompleteIdentity
    let missing = CaseResult(
      identity: identity,
      status: .error,
      failures: [run.failure(because: interruption)]
    )
    let suite = SuiteResult(
      className: identity.className,
      name: identity.className,
      file: "",
      cases: [missing]
    )
    run.suites.insert(suite, at: 0)
    run.summary.totals = StatusTotals(run.cases.map(\.status))
    run.summary.isComplete = false
    return run
  }

  private func failure(because interruption: String) -> CaseFailure {
    let cases = self.cases
    let running = cases.filter { $0.failures.contains { $0.type == Self.killedType } }
    let waiting = cases.filter { $0.status == .notRun }
    let missingCount = running.count + waiting.count
    var message = "run incomplete: \(interruption)"
    if missingCount > 0 {
      message += "; \(missingCount) of \(cases.count) planned cases have no result"
    }
    return CaseFailure(
      kind: .error,
      type: "RunIncomplete",
      message: message,
      details: [
        Self.list("cases that ran when the run ended", running),
        Self.list("cases that did not run", waiting),
      ].compactMap(\.self)
    )
  }

  // Reports show each case of their own; here the first ones tell which part is missing.
  private static func list(_ title: String, _ cases: [CaseResult]) -> FailureDetail? {
    let countMax = 20
    guard !cases.isEmpty else { return nil }
    var lines = cases.prefix(countMax).map(\.identity.description)
    if cases.count > countMax { lines.append("and \(cases.count - countMax) more") }
    return FailureDetail(title: title, text: lines.joined(separator: "\n"))
  }
}
