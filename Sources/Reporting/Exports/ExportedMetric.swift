import TestModel

/// One figure of a run: a metric of a case that was measured.
struct ExportedMetric {
  let result: CaseResult
  let summary: MetricSummary
  let value: Double

  /// The figures of a run in its order.
  ///
  /// Red cases are left out: what a case measured before it broke is no measurement.
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

  /// A statistic that is there and finite.
  func statistic(_ name: String) -> Double? {
    summary[name].flatMap { $0.isFinite ? $0 : nil }
  }

  /// What half of the samples lie between: the quartiles, or the deviation where those were not kept.
  var spread: (low: Double, high: Double)? {
    guard !summary.isExact else { return nil }
    let deviation = statistic("mad")
    guard let low = statistic("p25") ?? deviation.map({ value - $0 }) ?? statistic("min"),
      let high = statistic("p75") ?? deviation.map({ value + $0 }) ?? statistic("max")
    else { return nil }
    return (min(low, value), max(high, value))
  }
}
