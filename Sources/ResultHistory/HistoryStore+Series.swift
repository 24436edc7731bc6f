import GRDB
import Statistics
import TestModel

extension HistoryStore {
  /// The series of the selected runs, each with its steps, by name.
  ///
  /// Times come only from runs in the environment of the newest run: those of other machines are
  /// not comparable. Exact counters come from all runs.
  ///
  /// - Throws: ``HistoryError`` when the file cannot be read.
  public func series(
    _ filter: HistoryFilter = HistoryFilter(),
    detector: ChangePointDetector = ChangePointDetector()
  ) throws(HistoryError) -> [MetricSeries] {
    let runs = try runs(filter)
    guard let newest = runs.last else { return [] }
    let places = Dictionary(uniqueKeysWithValues: runs.enumerated().map { ($1.id, $0) })
    let rows = try read { try Row.fetchAll($0, sql: Self.seriesQuery) }
    var series: [SeriesName: [(place: Int, point: SeriesPoint)]] = [:]
    for row in rows {
      guard let place = places[row["runId"]] else { continue }
      let name = SeriesName(row)
      let run = runs[place]
      guard name.isExact || run.header.host == newest.header.host else { continue }
      if let text = filter.text, !name.text.contains(text) { continue }
      let point = SeriesPoint(
        run: run.id,
        commit: run.place.commit,
        parent: run.place.parents.first,
        date: run.date,
        value: row["value"],
        low: row["low"],
        high: row["high"]
      )
      series[name, default: []].append((place, point))
    }
    return series.sorted { $0.key.order < $1.key.order }.map { name, points in
      name.series(points.sorted { $0.place < $1.place }.map(\.point), detector)
    }
  }

  private static let seriesQuery = """
    SELECT suite.className, testCase.name AS caseName, metric.name AS metric, metric.unit,
      metric.isExact, summary.position, summary.runId, summary.value, summary.low, summary.high
    FROM summary JOIN testCase ON testCase.id = caseId JOIN suite ON suite.id = suiteId
      JOIN metric ON metric.id = metricId
    WHERE summary.value IS NOT NULL
    """
}
