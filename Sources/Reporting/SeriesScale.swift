import Foundation
import TestModel

/// The value range of a series' picture.
struct SeriesScale {
  let low: Double
  let high: Double

  /// The range of the values and their spread, unless an end is far off; nil without a finite
  /// value.
  init?(_ series: MetricSeries, showsSpread: Bool = true) {
    let values = series.points.map(\.value).filter(\.isFinite)
    guard let least = values.min(), let greatest = values.max() else { return nil }
    let ends = showsSpread ? series.points.flatMap { [$0.low, $0.high].compactMap(\.self) } : []
    let spread = ends.filter(\.isFinite)
    // A minimum margin, so that noise of 1 % does not look like a large change.
    let room = max((greatest - least) * 0.1, abs(greatest) * 0.025, 0.5e-9)
    let reach = max(greatest - least, room) * 1.5
    low = max(min(least, spread.min() ?? least), least - reach) - room
    high = min(max(greatest, spread.max() ?? greatest), greatest + reach) + room
  }

  /// The position of a value in the range, from 0 to 1.
  func part(of value: Double) -> Double { min(1, max(0, (value - low) / (high - low))) }

  /// The level of a part of the series: from its steps, or else the median.
  func level(of range: Range<Int>, in series: MetricSeries) -> Double? {
    if let step = series.steps.first(where: { $0.index == range.lowerBound }) { return step.after }
    if let step = series.steps.first(where: { $0.index == range.upperBound }) { return step.before }
    let values = series.points[range].map(\.value).sorted()
    return values.isEmpty ? nil : values[values.count / 2]
  }
}
