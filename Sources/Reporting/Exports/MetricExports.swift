import TestModel

/// A form in which other tools take a run's figures.
public enum ExportFormat: String, CaseIterable, Sendable {
  /// A table: one line for each statistic of each metric.
  case csv
  /// Bencher Metric Format, for `bencher run --adapter json`.
  case bencher
  /// The entries of github-action-benchmark's `customSmallerIsBetter`.
  case githubActionBenchmark = "github-action-benchmark"
  /// OpenMetrics text, such as GitLab's metrics reports.
  case openMetrics = "openmetrics"
  /// Google Benchmark's JSON, for its `compare.py`.
  case googleBenchmark = "google-benchmark"

  /// What writes the form.
  public var renderer: any RunRenderer {
    switch self {
    case .csv: CSVExport()
    case .bencher: BencherExport()
    case .githubActionBenchmark: GitHubActionBenchmarkExport()
    case .openMetrics: OpenMetricsExport()
    case .googleBenchmark: GoogleBenchmarkExport()
    }
  }
}

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

/// A table of every statistic, one a line, as RFC 4180 has it.
struct CSVExport: RunRenderer {
  let formatName = ExportFormat.csv.rawValue

  func render(_ run: RunResult) -> String {
    let head = [
      "commit", "started", "suite", "case", "metric", "unit", "exact", "samples", "statistic",
      "value",
    ]
    var text = Self.line(head)
    for one in ExportedMetric.all(of: run) {
      let identity = one.result.identity
      for statistic in one.summary.statistics where statistic.value.isFinite {
        text += Self.line([
          run.header.commit ?? "", run.header.startedAt.description, identity.className,
          identity.name, one.metric, one.summary.unit, String(one.summary.isExact),
          String(one.summary.sampleCount), statistic.name, Figures.plain(statistic.value),
        ])
      }
    }
    return text
  }

  static func line(_ cells: [String]) -> String {
    cells.map(quoted).joined(separator: ",") + "\r\n"
  }

  private static func quoted(_ cell: String) -> String {
    guard cell.unicodeScalars.contains(where: { ",\"\r\n".unicodeScalars.contains($0) }) else {
      return cell
    }
    return "\"" + cell.replacing("\"", with: "\"\"") + "\""
  }
}

/// OpenMetrics text 1.0: one gauge for each metric, its statistics told apart by a label.
///
/// GitLab compares the values of such a file as text, so those that change with every run are in the file
/// only as what they are worth: exact counters come first, and a metrics report may be cut to them.
struct OpenMetricsExport: RunRenderer {
  let formatName = ExportFormat.openMetrics.rawValue

  func render(_ run: RunResult) -> String {
    var families: [String: [ExportedMetric]] = [:]
    for one in ExportedMetric.all(of: run) { families[Self.family(one), default: []].append(one) }
    let names = families.keys.sorted { one, other in
      let isExact = [one, other].map { families[$0]?.first?.summary.isExact == true }
      return isExact[0] == isExact[1] ? one < other : isExact[0]
    }
    var text = ""
    for name in names {
      let metrics = families[name] ?? []
      text += "# TYPE \(name) gauge\n"
      if let unit = Self.unit(metrics[0].summary.unit) { text += "# UNIT \(name) \(unit)\n" }
      text += "# HELP \(name) \(Self.escaped(metrics[0].metric)) of one iteration.\n"
      for one in metrics { text += Self.lines(one, name) }
    }
    return text + "# EOF\n"
  }

  private static func lines(_ one: ExportedMetric, _ name: String) -> String {
    let identity = one.result.identity
    let labels =
      "suite=\"\(escaped(identity.className))\",case=\"\(escaped(identity.name))\""
    // Ratios have no unit, and cannot stand in a family that has one.
    let statistics = one.summary.statistics.filter {
      $0.value.isFinite && !$0.name.lowercased().hasSuffix("ratio")
    }
    return statistics.map { statistic in
      let value = isTime(one.summary.unit) ? statistic.value / 1e9 : statistic.value
      return "\(name){\(labels),statistic=\"\(escaped(statistic.name))\"} \(Figures.plain(value))\n"
    }.joined()
  }

  // The name of a family with a unit ends in it, and base units are seconds and bytes.
  private static func family(_ one: ExportedMetric) -> String {
    var name = "nibmark_"
    for character in one.metric.unicodeScalars {
      if character.properties.isUppercase { name += "_" }
      let isWord = character.isASCII && character.properties.isAlphabetic
      let isDigit = ("0"..."9").contains(character)
      name += isWord || isDigit ? String(character).lowercased() : "_"
    }
    if let unit = unit(one.summary.unit), !name.hasSuffix("_" + unit) { name += "_" + unit }
    return name
  }

  private static func isTime(_ unit: String) -> Bool { unit == "ns" }

  private static func unit(_ unit: String) -> String? {
    switch unit {
    case "ns": "seconds"
    case "bytes": "bytes"
    default: nil
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
  }
}
