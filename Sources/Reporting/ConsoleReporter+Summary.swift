import TestModel

extension ConsoleReporter {
  /// Prints the summary of a finished run: totals, failures, figures, slowest cases, files.
  public func finish(
    _ run: RunResult,
    written: [RunReporter.Written] = [],
    errors: [ReportError] = []
  ) {
    printBenchmarks(run)
    printSlowest(run)
    printFailureList(run)
    printFlaky(run)
    printFiles(written, errors)
    printVerdict(run)
  }

  /// The result of a run in one line: `Failed: 1 failed, 12 passed`.
  public static func verdict(_ summary: RunSummary) -> String {
    "\(StatusWords.verdict(summary)): \(StatusWords.counts(summary))"
  }

  private func heading(_ text: String) {
    print("")
    print(style.paint(text, .bold))
  }

  private func printVerdict(_ run: RunResult) {
    let summary = run.summary
    let time = Figures.duration(summary.duration)
    let text = style.shown(
      "\(StatusWords.verdict(summary)): \(StatusWords.counts(summary)) in \(time)"
    )
    print("")
    print(style.paint(text, summary.isGreen ? .green : .red))
    if summary.isRedByFlaky {
      print(style.paint("Flaky cases fail this run, as --fail-on-flaky asks.", .red))
    }
    if let sentence = StatusWords.incompleteness(summary) {
      print(style.paint(style.shown(sentence), .red))
    }
  }

  private func printFailureList(_ run: RunResult) {
    let red = run.cases.filter { $0.status.isRed && $0.status != .notRun }
    guard !red.isEmpty else { return }
    heading("Failures")
    for result in red.prefix(options.listedFailureCountMax) {
      let failure = result.failures.first
      let place = (failure?.location ?? result.identity.place).map { "\($0): " } ?? ""
      let message =
        failure?.message.split(separator: "\n").first.map(String.init)
        ?? StatusWords.unexplained(result)
      print("  \(mark(result.status)) " + style.shown("\(place)\(result.identity.name)"))
      print("      " + style.shown(message))
    }
    if red.count > options.listedFailureCountMax {
      print("  and \(red.count - options.listedFailureCountMax) more in the reports")
    }
  }

  private func printFlaky(_ run: RunResult) {
    let flaky = run.cases.filter(\.isFlakyPass)
    guard !flaky.isEmpty else { return }
    heading("Flaky")
    for result in flaky.prefix(options.listedFailureCountMax) {
      let place = CaseLocation(file: result.identity.file, line: result.identity.line)
      print("  " + style.shown("\(place): \(result.identity.name)"))
      print("      " + style.shown(StatusWords.flakyStory(result)))
    }
    if flaky.count > options.listedFailureCountMax {
      print("  and \(flaky.count - options.listedFailureCountMax) more in the reports")
    }
  }

  private func printSlowest(_ run: RunResult) {
    let slowest = run.cases.filter { $0.kind != .benchmark && $0.duration > .milliseconds(10) }
      .enumerated()
      // Cases of equal time stay in plan order, so that equal runs print the same.
      .sorted { ($1.element.duration, $0.offset) < ($0.element.duration, $1.offset) }
      .prefix(options.slowestCount)
    guard !slowest.isEmpty else { return }
    heading("Slowest cases")
    let rows = slowest.map { [Figures.duration($0.element.duration), "\($0.element.identity)"] }
    printTable(rows, rightAligned: [0])
  }

  private func printBenchmarks(_ run: RunResult) {
    var rows: [[String]] = []
    for result in run.cases where !result.metrics.isEmpty {
      for (index, summary) in shownMetrics(of: result).enumerated() {
        rows.append([index == 0 ? "\(result.identity)" : ""] + cells(summary))
      }
    }
    guard !rows.isEmpty else { return }
    heading("Benchmarks")
    let head = ["benchmark", "metric", "median", "spread (MAD)", "least", "n"]
    printTable([head] + rows, rightAligned: [2, 3, 4, 5], hasHead: true)
    print("  Times are this engine's on this machine, not a phone's.")
  }

  // Counters without a budget mean nothing without a comparison; reports list them.
  private func shownMetrics(of result: CaseResult) -> [MetricSummary] {
    let shown = result.metrics.filter { options.isVerbose || !$0.isExact || $0.budget != nil }
    return shown.isEmpty ? Array(result.metrics.prefix(3)) : shown
  }

  private func cells(_ summary: MetricSummary) -> [String] {
    func figure(_ value: Double?) -> String {
      value.map { Figures.value($0, unit: summary.unit) } ?? ""
    }
    let quoted = summary.statistics.first?.value
    let spread = summary.isExact ? "exact" : summary["mad"].map { "± " + figure($0) } ?? ""
    var middle = figure(quoted)
    if let budget = summary.budget, let quoted {
      middle += budget.allows(quoted) ? " \(style.passMark)" : " \(style.failMark)"
    }
    return [summary.metric, middle, spread, figure(summary["min"]), "\(summary.sampleCount)"]
  }

  private func printFiles(_ written: [RunReporter.Written], _ errors: [ReportError]) {
    if !written.isEmpty { heading("Reports") }
    printTable(written.map { [$0.formatName, $0.path] }, rightAligned: [])
    for error in errors { print(style.paint(style.shown("error: \(error)"), .red)) }
  }

  private func printTable(_ rows: [[String]], rightAligned: Set<Int>, hasHead: Bool = false) {
    let rows = rows.map { $0.map { style.shown($0) } }
    for (number, text) in TextTable(rows: rows, rightAligned: rightAligned).lines.enumerated() {
      let line = "  " + text
      print(hasHead && number == 0 ? style.paint(line, .dim) : line)
    }
  }
}
