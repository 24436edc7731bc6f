import TestModel

/// Bencher Metric Format: benchmark, then measure, then value with its interval.
struct BencherExport: RunRenderer {
  private struct Metric: Encodable {
    var value: Double
    var lower_value: Double?
    var upper_value: Double?
  }

  let formatName = ExportFormat.bencher.rawValue

  func render(_ run: RunResult) throws(ReportError) -> String {
    var benchmarks: [String: [String: Metric]] = [:]
    for one in ExportedMetric.all(of: run) {
      benchmarks[one.caseName, default: [:]][measure(one)] = Metric(
        value: one.value,
        lower_value: one.spread?.low,
        upper_value: one.spread?.high
      )
    }
    return try ReportCoding.text(of: benchmarks, isPretty: true, path: formatName) + "\n"
  }

  // Bencher has one built-in measure for one of these metrics; its times are nanoseconds.
  private func measure(_ one: ExportedMetric) -> String {
    one.metric == "wallTime" && one.summary.unit == "ns" ? "latency" : one.metric
  }
}
