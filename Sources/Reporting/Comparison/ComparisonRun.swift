import TestModel

extension RunComparison {
  /// The comparison as a run, so that every reader of runs can read it.
  ///
  /// It has one case for each benchmark and each changed case, in suites of their own, red where
  /// the comparison fails.
  public var run: RunResult {
    let results = [whole] + subjects.map(result)
    var suites: [SuiteResult] = []
    for result in results {
      if suites.last?.className != result.identity.className {
        let name = "compared with \(base.name)"
        suites.append(
          SuiteResult(
            className: result.identity.className,
            name: result.identity.className.hasPrefix(Self.prefix)
              ? "\(result.identity.className.dropFirst(Self.prefix.count)), \(name)" : name,
            file: result.identity.file
          )
        )
      }
      suites[suites.count - 1].cases.append(result)
    }
    let totals = StatusTotals(results.map(\.status))
    let seconds = times.reduce(0) { $0 + $1.seconds }
    return RunResult(
      header: header,
      summary: RunSummary(
        totals: totals,
        duration: Duration(reportSeconds: seconds),
        isComplete: environment.level != .refused,
        interruption: interruption
      ),
      suites: suites,
      messages: messages
        + environment.differences.map { RunMessage(level: .note, text: "environment: \($0)") }
    ).withIncompleteCase
  }

  private static var prefix: String { "compare." }

  /// A case for the comparison itself.
  ///
  /// Readers take a report without cases for a mistake, and a comparison that was not possible must
  /// not look green.
  private var whole: CaseResult {
    let isRefused = environment.level == .refused
    let failure = CaseFailure(
      kind: .error,
      type: "NotComparable",
      message: "the two sides cannot be compared",
      details: [
        FailureDetail(title: "differences", text: environment.differences.joined(separator: "\n"))
      ]
    )
    return CaseResult(
      identity: CaseIdentity(className: "compare", name: "comparison", file: "", line: 0),
      status: isRefused ? .error : interruption == nil ? .passed : .notRun,
      failures: isRefused ? [failure] : [],
      systemOut: sentence
    )
  }

  /// The cases that the comparison mentions, each once, suite by suite.
  private var subjects: [CaseIdentity] {
    var seen: Set<CaseKey> = []
    let all =
      times.map(\.identity) + (unmeasured ?? []).map(\.identity) + counters.map(\.identity)
      + cases.map(\.identity) + (frames ?? []).map(\.identity) + canaries.map(\.identity)
    let once = all.filter { seen.insert($0.key).inserted }
    let classes = once.reduce(into: [String: Int]()) {
      $0[$1.className] = $0[$1.className] ?? $0.count
    }
    return once.enumerated().sorted { one, other in
      let places = [one, other].map { classes[$0.element.className] ?? 0 }
      return (places[0], one.offset) < (places[1], other.offset)
    }.map(\.element)
  }

  private func result(_ identity: CaseIdentity) -> CaseResult {
    let time = times.first { $0.identity.key == identity.key }
    let red = failures.filter { $0.identity?.key == identity.key }
    let others = warnings.filter { $0.identity?.key == identity.key }
    var status: CaseStatus = red.isEmpty ? .passed : .failed
    if status == .passed, !others.isEmpty { status = .skipped }
    return CaseResult(
      identity: CaseIdentity(
        className: Self.prefix + identity.className,
        name: identity.name,
        file: identity.file,
        line: identity.line
      ),
      kind: .benchmark,
      status: status,
      duration: Duration(reportSeconds: time?.seconds ?? 0),
      failures: red.map { failure($0, identity, time) },
      properties: time.map(Self.properties) ?? [],
      reason: others.isEmpty ? nil : others.map(\.text).joined(separator: "; ")
    )
  }

  private func failure(
    _ finding: ComparisonFinding,
    _ identity: CaseIdentity,
    _ time: TimeComparison?
  ) -> CaseFailure {
    var details: [FailureDetail] = []
    if finding.cause == .slower, let time {
      details.append(FailureDetail(title: "figures", text: ComparisonText.figures(time)))
    }
    let broken =
      finding.cause == .failing
      ? cases.first { $0.identity.key == identity.key }?.failures ?? [] : []
    details += broken.enumerated().map { index, failure in
      var failure = failure
      // The first failure's trees belong to the finding itself, where reports draw them.
      if index == 0 { (failure.tree, failure.expectedTree) = (nil, nil) }
      return FailureDetail(
        title: failure.type,
        text: FailureText(treeLineCountMax: 40).lines(of: failure).joined(separator: "\n")
      )
    }
    let moved = frames?.first { $0.identity.key == identity.key }
    if finding.cause == .frames, let moved {
      details.append(
        FailureDetail(title: "views", text: moved.views.map(\.text).joined(separator: "\n"))
      )
    }
    let counter = counters.first { $0.identity.key == identity.key && $0.metric == finding.metric }
    if let counter, let functions = counter.functions, !functions.isEmpty {
      let lines = ComparisonText.lines(of: functions)
      details.append(FailureDetail(title: "functions", text: lines.joined(separator: "\n")))
    }
    return CaseFailure(
      type: Self.type(of: finding.cause),
      message: finding.text,
      expected: counter?.reference == nil ? nil : counter?.texts.was,
      actual: counter?.texts.now,
      details: details,
      location: CaseLocation(file: identity.file, line: identity.line),
      tree: broken.first?.tree,
      expectedTree: broken.first?.expectedTree,
      pictures: broken.first?.pictures
    )
  }

  private static func type(of cause: FailureCause) -> String {
    switch cause {
    case .slower: "Slower"
    case .counter: "CounterUp"
    case .failing: "NewlyFailing"
    case .vanished: "Vanished"
    case .flaky: "NewlyFlaky"
    case .inconclusive: "Inconclusive"
    case .contaminated: "Contaminated"
    case .accepted: "CounterAccepted"
    case .frames: "FramesChanged"
    case .unreliable: "CanaryMissed"
    }
  }

  private static func properties(_ time: TimeComparison) -> [CaseProperty] {
    [
      CaseProperty(name: "compare.verdict", value: time.verdict.rawValue),
      CaseProperty(name: "compare.cpuTime", value: ComparisonFigures.percent(time.cpu)),
      CaseProperty(name: "compare.wallTime", value: ComparisonFigures.percent(time.wall)),
      CaseProperty(name: "compare.control", value: ComparisonFigures.percent(time.control)),
      CaseProperty(name: "compare.gate", value: ComparisonFigures.percent(time.gate)),
      CaseProperty(
        name: "compare.smallestDetectable",
        value: ComparisonFigures.percent(time.smallestDetectable)
      ),
    ]
  }
}
