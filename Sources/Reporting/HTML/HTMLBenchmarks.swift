import Foundation
import TestModel

/// What was measured.
struct HTMLBenchmarks {
  let run: RunResult

  var markup: Markup {
    let measured = run.cases.filter { !$0.metrics.isEmpty }
    guard !measured.isEmpty else { return "" }
    let bodies = measured.map(body)
    return """
      <section id="benchmarks" aria-labelledby="benchmarks-title">
      <h2 id="benchmarks-title">Benchmarks</h2>
      <p class="hint">Times are this engine's on this machine, not a phone's. The band reaches from \
      the least to the greatest sample, the box over half of them, the line is the median; \
      above them stands how many samples lie where; each scale starts at zero. \
      Counters are exact.</p>
      <div class="card scroll" tabindex="0" role="region" aria-label="Figures">\
      <table class="benchmarks"><thead><tr>
      <th scope="col">Metric</th><th scope="col" class="number">Median</th>
      <th scope="col">Spread</th><th scope="col" class="number">± MAD</th>
      <th scope="col" class="number">Least</th><th scope="col" class="number">p99</th>
      <th scope="col" class="number">n</th><th scope="col">Budget</th></tr></thead>
      \(bodies)</table></div></section>
      """
  }

  private func body(_ result: CaseResult) -> Markup {
    let shown = result.metrics.filter { !$0.isExact || $0.budget != nil }
    let rows = shown.map(row)
    let others = counters(result.metrics.filter { $0.isExact && $0.budget == nil })
    return """
      <tbody class="case" data-status="\(result.status.isRed ? "red" : "passed")" \
      data-text="\(HTMLSuites.searchText(result))">
      <tr class="group"><th scope="colgroup" colspan="8">\(result.identity.name) \
      <span class="where">\(result.identity.className)</span></th></tr>\(rows)\(others)</tbody>
      """
  }

  // A counter without a limit says little alone; a row for each would bury what does say something.
  private func counters(_ counters: [MetricSummary]) -> Markup {
    guard !counters.isEmpty else { return "" }
    let moved = counters.filter { $0.statistics.first?.value != 0 }
    let still = counters.filter { $0.statistics.first?.value == 0 }.map(\.metric)
    let items = moved.map { summary -> Markup in
      let value = summary.statistics.first.map { Figures.value($0.value, unit: summary.unit) }
      return "<li>\(summary.metric) <b>\(value ?? "not measured")</b></li>"
    }
    let zeros: Markup =
      still.isEmpty ? "" : "<li class=\"soft\">zero: \(still.joined(separator: ", "))</li>"
    return """
      <tr><td colspan="8"><details><summary>\
      \(Figures.plural(counters.count, "exact counter")) without a limit</summary>\
      <ul class="counters">\(items)\(zeros)</ul></details></td></tr>
      """
  }

  private func row(_ summary: MetricSummary) -> Markup {
    func figure(_ value: Double?) -> String {
      value.map { Figures.value($0, unit: summary.unit) } ?? ""
    }
    let quoted = summary["median"] ?? summary.statistics.first?.value
    let spread: Markup =
      summary.isExact
      ? "<span class=\"chip\">exact</span>" : SpreadDrawing(summary: summary)?.svg ?? ""
    return """
      <tr><th scope="row">\(summary.metric)</th><td class="number strong">\(figure(quoted))</td>\
      <td>\(spread)</td><td class="number">\(figure(summary["mad"]))</td>\
      <td class="number">\(figure(summary["min"]))</td>\
      <td class="number">\(figure(summary["p99"]))\(tail(summary))</td>\
      <td class="number">\(summary.sampleCount)</td><td>\(budget(summary, quoted))</td></tr>
      """
  }

  /// How far the tail is from the median, and how many samples are over the budget of a frame.
  private func tail(_ summary: MetricSummary) -> Markup {
    guard let ratio = summary["tailRatio"] else { return "" }
    let part = summary["overBudgetRatio"] ?? 0
    let over = part > 0 ? ", \(Figures.plain((part * 1000).rounded() / 10)) % over budget" : ""
    return " <span class=\"soft\">×\(Figures.plain((ratio * 100).rounded() / 100))\(over)</span>"
  }

  private func budget(_ summary: MetricSummary, _ quoted: Double?) -> Markup {
    guard let budget = summary.budget else { return "" }
    var limits: [String] = []
    if let min = budget.min { limits.append("≥ " + Figures.value(min, unit: summary.unit)) }
    if let max = budget.max { limits.append("≤ " + Figures.value(max, unit: summary.unit)) }
    let text = limits.joined(separator: ", ")
    guard let quoted else { return "<span class=\"badge warn\">\(text), not measured</span>" }
    return budget.allows(quoted)
      ? "<span class=\"badge good\"><i aria-hidden=\"true\">✓</i>\(text)</span>"
      : "<span class=\"badge bad\"><i aria-hidden=\"true\">✗</i>\(text)</span>"
  }
}

/// How samples lie around their median, as a small picture.
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

  /// Fewer samples than these have no shape.
  private static let distributedCountMin = 8
  private static let columnCount = 60

  private var hasDistribution: Bool { summary.samples.count >= Self.distributedCountMin }

  // The samples stand on top of the box, where there are enough of them.
  private var top: Int { hasDistribution ? -16 : 0 }

  /// How many samples lie in each column of the scale, as a silhouette.
  private var distribution: Markup {
    guard hasDistribution else { return "" }
    var counts = Array(repeating: 0, count: Self.columnCount)
    let width = 180 / Double(Self.columnCount)
    for sample in summary.samples where sample.isFinite {
      counts[min(Self.columnCount - 1, Int(position(sample) / width))] += 1
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

  // The scale starts at zero, so that a picture does not make noise of one per cent look like a
  // mountain; it ends at twice the median, and what lies beyond is cut.
  private func position(_ value: Double) -> Double {
    let end = min(max(high, median * 1.2), median > 0 ? median * 2 : high)
    return min(178, max(0, value / end * 178))
  }

  private func place(_ value: Double) -> String { String(format: "%.1f", value) }
}
