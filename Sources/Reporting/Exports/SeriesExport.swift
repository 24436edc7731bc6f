import TestModel

/// Exports series of a history.
public enum SeriesExport {
  /// CSV with one line for each value.
  public static func csv(_ series: [MetricSeries]) -> String {
    let head = [
      "suite", "case", "metric", "unit", "exact", "run", "commit", "date", "value", "low", "high",
      "step",
    ]
    var text = CSVExport.line(head)
    for one in series {
      let steps = Set(one.steps.map(\.index))
      for (index, point) in one.points.enumerated() {
        text += CSVExport.line([
          one.key.className, one.key.name, one.metric, one.unit, String(one.isExact),
          String(point.run), point.commit ?? "", point.date.description,
          Figures.plain(point.value), point.low.map(Figures.plain) ?? "",
          point.high.map(Figures.plain) ?? "", steps.contains(index) ? "true" : "",
        ])
      }
    }
    return text
  }

  /// A JSON array of objects with values and steps.
  ///
  /// - Throws: `ReportError` when a value cannot be encoded.
  public static func json(_ series: [MetricSeries]) throws(ReportError) -> String {
    try ReportCoding.text(of: series, isPretty: true, path: "history.json") + "\n"
  }

  /// A series in one line: `24 values, 1.26 ms (level 1.24 ms)`.
  public static func summary(_ series: MetricSeries) -> String {
    let count = Figures.plural(series.points.count, "value")
    let last = series.points.last.map { Figures.value($0.value, unit: series.unit) } ?? "none"
    return "\(count), last \(last)"
  }
}
