import Foundation
import TestModel

/// Steps of series in words, the same in every report.
enum StepWords {
  /// The change in percent, `+12.1 %`, or both values when there is no percentage.
  static func change(_ step: SeriesStep, unit: String) -> String {
    guard let change = step.change, abs(change) < 100 else {
      return "\(Figures.value(step.before, unit: unit)) → \(Figures.value(step.after, unit: unit))"
    }
    return (change < 0 ? "−" : "+") + Figures.percent(abs(change))
  }

  /// A full sentence: levels, significance, and the commits around the step.
  static func story(_ step: SeriesStep, of series: MetricSeries) -> String {
    var text =
      "\(change(step, unit: series.unit)): \(Figures.value(step.before, unit: series.unit))"
    text += " → \(Figures.value(step.after, unit: series.unit))"
    text += series.isExact ? ", exact" : ", p \(String(format: "%.3f", step.significance))"
    return text + ", " + range(step, of: series)
  }

  /// The commits as a range for `git log`; a single commit when none is in between.
  static func range(_ step: SeriesStep, of series: MetricSeries) -> String {
    guard let commits = series.commits(around: step) else {
      let date = series.points.indices.contains(step.index) ? series.points[step.index].date : nil
      return "from \(date.map(self.date) ?? "an unknown date") on; no commit is known"
    }
    let (before, after) = (commits.before.prefix(12), commits.after.prefix(12))
    if series.points[step.index].parent == commits.before { return "commit \(after)" }
    return before == after
      ? "within commit \(after): the machine or its load changed, not the code"
      : "commits \(before)..\(after)"
  }

  /// The day of a moment.
  static func date(_ moment: Timestamp) -> String { String(moment.withoutZone.prefix(10)) }
}
