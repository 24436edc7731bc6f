import Foundation
import Numbers
import TestModel

/// A small picture of the samples around their median.
struct SpreadDrawing {
  private let summary: MetricSummary
  private let low: Double
  private let high: Double
  private let median: Double

  init?(summary: MetricSummary) {
    let greatest = summary["max"] ?? summary.samples.max() ?? summary["p99"]
    guard let median = summary["median"], let low = summary["min"], let high = greatest,
      [median, low, high].allSatisfy(\.isFinite), low <= median, median <= high, high > 0
    else { return nil }
    self.summary = summary
    self.low = low
    self.high = high
    self.median = median
  }

  var svg: Markup {
    let lowerQuarter = max(low, summary["p25"] ?? median - (summary["mad"] ?? 0))
    let upperQuarter = min(high, summary["p75"] ?? median + (summary["mad"] ?? 0))
    let text = "from \(figure(low)) to \(figure(high)), median \(figure(median))"
    return """
      <svg class="spread" role="img" aria-label="\(text)" width="180" height="\(18 - top)" \
      viewBox="0 \(top) 180 \(18 - top)"><title>\(text)</title>\(distribution)\
      <rect class="track" x="0" y="8" width="180" height="2" rx="1"/>\
      \(bar("range", low, high, top: 6, height: 6))\
      \(bar("box", lowerQuarter, upperQuarter, top: 3, height: 12))\
      <rect class="median" x="\(place(position(median) - 1))" y="1" width="2" height="16"/></svg>
      """
  }

  private func figure(_ value: Double) -> String { Figures.value(value, unit: summary.unit) }

  /// The fewest samples with a meaningful distribution.
  private static let distributedCountMin = 8
  private static let columnCount = 60

  private var hasDistribution: Bool { summary.samples.count >= Self.distributedCountMin }

  // The distribution is drawn above the box when there are enough samples.
  private var top: Int { hasDistribution ? -16 : 0 }

  /// A histogram of the samples, drawn as a silhouette.
  private var distribution: Markup {
    guard hasDistribution else { return "" }
    var counts = Array(repeating: 0, count: Self.columnCount)
    let width = 180 / Double(Self.columnCount)
    for sample in summary.samples where sample.isFinite {
      counts[min(Self.columnCount - 1, Int(saturating: position(sample) / width))] += 1
    }
    let most = Double(max(1, counts.max() ?? 1))
    return counts.enumerated().map { column, count -> Markup in
      guard count > 0 else { return "" }
      let height = max(1.5, Double(count) / most * 15)
      return """
        <rect class="density" x="\(place(Double(column) * width))" y="\(place(-height))" \
        width="\(place(width))" height="\(place(height))"/>
        """
    }.reduce("", +)
  }

  private func bar(
    _ name: String,
    _ from: Double,
    _ to: Double,
    top: Int,
    height: Int
  ) -> Markup {
    let width = max(1.5, position(to) - position(from))
    return """
      <rect class="\(name)" x="\(place(position(from)))" y="\(top)" width="\(place(width))" \
      height="\(height)" rx="2"/>
      """
  }

  // The scale starts at zero, so that 1 % of noise does not look like a large spread. It ends at
  // twice the median; samples beyond are cut.
  private func position(_ value: Double) -> Double {
    let end = min(max(high, median * 1.2), median > 0 ? median * 2 : high)
    return min(178, max(0, value / end * 178))
  }

  private func place(_ value: Double) -> String { String(format: "%.1f", value) }
}
