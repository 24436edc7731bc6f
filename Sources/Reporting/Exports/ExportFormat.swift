/// A format of another tool for the figures of a run.
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

  /// The writer of the format.
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
