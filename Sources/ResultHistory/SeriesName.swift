import GRDB
import Statistics
import TestModel

/// What tells two series apart.
struct SeriesName: Hashable {
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

  // Times before counters, as reports list them.
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

  // An exact counter does not change by chance: each change is a step.
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
