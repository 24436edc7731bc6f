import TestModel

/// The conformance rules that the run checked, and those that it did not.
struct HTMLRules {
  let run: RunResult

  var markup: Markup {
    let table = RuleTable(cases: run.cases)
    let checked = table.checked
    guard !checked.isEmpty else { return "" }
    let anchors = HTMLAnchors(run: run)
    let heldCount = checked.count { row in row.cases.allSatisfy { $0.status == .passed } }
    return """
      <section id="rules" aria-labelledby="rules-title"><h2 id="rules-title">Rules</h2>
      <p class="hint">\(heldCount) of \(Figures.plural(checked.count, "rule")) that cases name hold \
      in all of their cases; \(table.summary).</p>
      <div class="card scroll" tabindex="0" role="region" aria-label="Rules"><table class="stack"><thead><tr><th scope="col">Rule</th>
      <th scope="col">About</th><th scope="col">Confidence</th>
      <th scope="col">Result</th><th scope="col">Cases</th></tr></thead>
      <tbody>\(checked.map { row($0, anchors) })</tbody></table></div>
      \(unchecked(table.unchecked))</section>
      """
  }

  private func row(_ row: RuleTable.Row, _ anchors: HTMLAnchors) -> Markup {
    let worst = StatusWords.order.first { status in row.cases.contains { $0.status == status } }
    let links = row.cases.map { result -> Markup in
      let badge = StatusBadge(status: result.status)
      return "<li class=\"\(badge.tone)\"><i aria-hidden=\"true\">\(badge.mark)</i>"
        + "<a href=\"#\(anchors.name(of: result))\">\(result.identity.name)</a></li>"
    }
    return """
      <tr class="rule"><th scope="row">\(row.id)</th><td data-label="About">\(row.rule?.summary ?? "")</td>\
      <td data-label="Confidence">\(row.rule?.confidenceText ?? "")</td>\
      <td data-label="Result">\(worst.map { StatusBadge(status: $0).markup } ?? "") \
      \(row.evidence.map { "\($0.text)" as Markup } ?? "")</td>\
      <td data-label="Cases"><ul class="links-list">\(links)</ul></td></tr>
      """
  }

  /// The unchecked rules, collapsed.
  private func unchecked(_ rows: [RuleTable.Row]) -> Markup {
    guard !rows.isEmpty else { return "" }
    let lines = rows.map { row -> Markup in
      """
      <tr class="rule"><th scope="row">\(row.id)</th><td data-label="About">\(row.rule?.summary ?? "")</td>\
      <td data-label="Confidence">\(row.rule?.confidenceText ?? "")</td></tr>
      """
    }
    return """
      <details><summary>\(Figures.plural(rows.count, "rule")) without a case in this run</summary>
      <div class="card scroll" tabindex="0" role="region" aria-label="Rules"><table class="stack"><thead><tr><th scope="col">Rule</th>
      <th scope="col">About</th><th scope="col">Confidence</th></tr></thead>
      <tbody>\(lines)</tbody></table></div></details>
      """
  }
}
