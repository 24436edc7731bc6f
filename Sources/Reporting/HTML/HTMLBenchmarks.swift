import TestModel

/// The measurements of benchmarks.
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
      <table class="benchmarks stack"><thead><tr>
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

  // Counters without a budget share one line: a row for each would bury the others.
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
      <tr><th scope="row">\(summary.metric)</th><td class="number strong" data-label="Median">\(figure(quoted))</td>\
      <td data-label="Spread">\(spread)</td><td class="number" data-label="± MAD">\(figure(summary["mad"]))</td>\
      <td class="number" data-label="Least">\(figure(summary["min"]))</td>\
      <td class="number" data-label="p99">\(figure(summary["p99"]))\(tail(summary))</td>\
      <td class="number" data-label="n">\(summary.sampleCount)</td><td data-label="Budget">\(budget(summary, quoted))</td></tr>
      """
  }

  /// The ratio of tail to median, and the number of samples over the frame budget.
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
