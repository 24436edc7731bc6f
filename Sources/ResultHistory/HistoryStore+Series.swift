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

/// The identity of a series.
private struct SeriesName: Hashable {
  let key: CaseKey
  let metric: String
  let unit: String
  let isExact: Bool

  init(_ row: Row) {
    key = CaseKey(className: row["className"], name: row["caseName"])
    metric = row["metric"]
    unit = row["unit"]
    isExact = row["isExact"]
  }

  var text: String { "\(key.className)/\(key.name) \(metric)" }

  // Times before counters, as in reports.
  var order: (CaseKey, String, String) { (key, (isExact ? "1" : "0") + metric, unit) }

  func series(_ points: [SeriesPoint], _ detector: ChangePointDetector) -> MetricSeries {
    MetricSeries(
      key: key,
      metric: metric,
      unit: unit,
      isExact: isExact,
      points: points,
      steps: isExact ? Self.exactSteps(points) : Self.steps(points, detector)
    )
  }

  // An exact counter does not change by chance, so each change is a step.
  private static func exactSteps(_ points: [SeriesPoint]) -> [SeriesStep] {
    points.indices.dropFirst().filter { points[$0].value != points[$0 - 1].value }.map {
      SeriesStep(
        index: $0,
        before: points[$0 - 1].value,
        after: points[$0].value,
        significance: 0
      )
    }
  }

  private static func steps(
    _ points: [SeriesPoint],
    _ detector: ChangePointDetector
  ) -> [SeriesStep] {
    detector.changePoints(in: points.map(\.value)).map {
      SeriesStep(
        index: $0.index,
        before: $0.medianBefore,
        after: $0.medianAfter,
        significance: $0.significance
      )
    }
  }
}
