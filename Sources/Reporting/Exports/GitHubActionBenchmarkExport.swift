import TestModel

/// The input of github-action-benchmark's `tool: customSmallerIsBetter`.
struct GitHubActionBenchmarkExport: RunRenderer {
  private struct Entry: Encodable {
    var name: String
    var unit: String
    var value: Double
    var range: String?
    var extra: String
  }

  let formatName = ExportFormat.githubActionBenchmark.rawValue

  func render(_ run: RunResult) throws(ReportError) -> String {
    let entries = ExportedMetric.all(of: run).map { one in
      Entry(
        name: "\(one.caseName) \(one.metric)",
        unit: one.summary.unit,
        value: one.value,
        range: one.summary.isExact ? nil : one.statistic("mad").map { "± \(Figures.plain($0))" },
        extra: extra(one)
      )
    }
    return try ReportCoding.text(of: entries, isPretty: true, path: formatName) + "\n"
  }

  private func extra(_ one: ExportedMetric) -> String {
    let identity = one.result.identity
    let kind = one.summary.isExact ? "exact counter" : "\(one.summary.sampleCount) samples"
    return "\(identity.file):\(identity.line)\n\(kind)"
  }
}
