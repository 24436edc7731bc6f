import TestModel

/// Statuses in words, the same in every report.
enum StatusWords {
  /// The statuses in the order of counts, the worst first.
  static let order: [CaseStatus] = [
    .error, .failed, .unexpectedPass, .notRun, .passed, .expectedFailure, .skipped,
  ]

  /// The status of one case.
  static func singular(_ status: CaseStatus) -> String {
    switch status {
    case .passed: "passed"
    case .failed: "failed"
    case .error: "error"
    case .skipped: "skipped"
    case .expectedFailure: "expected failure"
    case .unexpectedPass: "unexpected pass"
    case .notRun: "not run"
    }
  }

  /// Counts of all statuses that occur: `1 failed, 12 passed`.
  static func counts(_ totals: StatusTotals) -> String {
    let parts = order.compactMap { status -> String? in
      let count = totals[status]
      guard count > 0 else { return nil }
      return "\(Figures.count(Double(count))) \(word(status, count))"
    }
    return parts.isEmpty ? "nothing ran" : parts.joined(separator: ", ")
  }

  /// The counts of a whole run, followed by the number of flaky cases.
  static func counts(_ summary: RunSummary) -> String {
    counts(summary.totals) + (summary.flakyCount > 0 ? ", \(flaky(summary.flakyCount))" : "")
  }

  /// `2 flaky`; flaky cases also count among the others.
  static func flaky(_ count: Int) -> String { "\(Figures.count(Double(count))) flaky" }

  /// A sentence about a case that passed when it was run again: `passed in attempt 2, after: …`.
  static func flakyStory(_ result: CaseResult) -> String {
    let reasons = result.attempts.filter { $0.status.isRed }
      .map { $0.failures.first?.message ?? singular($0.status) }
    return "\(singular(result.status)) in attempt \(result.attempts.count + 1), after: "
      + reasons.joined(separator: "; ")
  }

  private static func word(_ status: CaseStatus, _ count: Int) -> String {
    guard count != 1 else { return singular(status) }
    switch status {
    case .error: return "errors"
    case .expectedFailure: return "expected failures"
    case .unexpectedPass: return "unexpected passes"
    default: return singular(status)
    }
  }

  /// A sentence about a red case without a failure of its own.
  static func unexplained(_ result: CaseResult) -> String {
    let reason = result.reason ?? "no reason was recorded"
    return result.status == .unexpectedPass
      ? "passed although it is expected to fail: \(reason)" : reason
  }

  /// A sentence about a run that ended early; nil for a complete one.
  static func incompleteness(_ summary: RunSummary) -> String? {
    if let interruption = summary.interruption { return "The run is incomplete: \(interruption)." }
    return summary.isComplete ? nil : "The run ended before every case had its turn."
  }

  /// The result of a run in one word.
  static func verdict(_ summary: RunSummary) -> String {
    if summary.isGreen { return "Passed" }
    if summary.totals.count == 0 { return "Nothing ran" }
    return summary.isComplete ? "Failed" : "Incomplete"
  }
}
