import TestModel

/// One metric of a measured case.
struct ExportedMetric {
  let result: CaseResult
  let summary: MetricSummary
  let value: Double

  /// The metrics of a run, in order.
  ///
  /// Red cases are left out: measurements before a failure mean nothing.
  static func all(of run: RunResult) -> [ExportedMetric] {
    run.cases.filter { !$0.status.isRed }.flatMap { result in
      result.metrics.compactMap { summary in
        guard let value = summary.statistics.first?.value, value.isFinite else { return nil }
        return ExportedMetric(result: result, summary: summary, value: value)
      }
    }
  }

  var caseName: String { result.identity.description }
  var metric: String { summary.metric }

  /// A statistic; nil when it is missing or not finite.
  func statistic(_ name: String) -> Double? {
    summary[name].flatMap { $0.isFinite ? $0 : nil }
  }

  /// The quartiles, else the median ± the deviation, else the extremes; nil for exact counters.
  var spread: (low: Double, high: Double)? {
    guard !summary.isExact else { return nil }
    let deviation = statistic("mad")
    guard let low = statistic("p25") ?? deviation.map({ value - $0 }) ?? statistic("min"),
      let high = statistic("p75") ?? deviation.map({ value + $0 }) ?? statistic("max")
    else { return nil }
    return (min(low, value), max(high, value))
  }
}
