import TestModel

/// Counts how the cases of a plan end.
struct RunTally {
  private let plan: RunPlan
  private var statuses: [CaseStatus] = []
  private var flakyCount = 0

  /// Creates a tally of nothing.
  init(_ plan: RunPlan) {
    self.plan = plan
  }

  /// Counts a case that ended.
  mutating func count(_ result: CaseResult) {
    statuses.append(result.status)
    if result.isFlakyPass { flakyCount += 1 }
  }

  /// How the run ended: what was not counted was not run.
  ///
  /// - Parameters:
  ///   - duration: Wall time of the run.
  ///   - interruption: Why cases were left that nobody asked to leave; nil when none were.
  /// - Returns: The summary of the last event.
  func summary(duration: Duration, interruption: String? = nil) -> RunSummary {
    let left = max(0, plan.entries.count - statuses.count)
    return RunSummary(
      totals: StatusTotals(statuses + Array(repeating: .notRun, count: left)),
      duration: duration,
      isComplete: left == 0,
      flakyCount: flakyCount,
      failsOnFlaky: plan.options.failsOnFlaky,
      interruption: interruption
    )
  }
}
