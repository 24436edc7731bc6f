import TestModel

/// Every case, suite by suite.
struct HTMLSuites {
  let run: RunResult

  /// The most documents of a check that are listed although they passed.
  private static let passedCountMax = 500

  var markup: Markup {
    let anchors = HTMLAnchors(run: run)
    let passed = run.suites.count(where: Self.isPassedDocument)
    let isCut = passed > Self.passedCountMax
    let suites = run.suites.filter { !isCut || !Self.isPassedDocument($0) }
      .map { suite($0, anchors) }
    let hint: Markup =
      isCut
      ? "<p class=\"hint\">\(Figures.plural(passed, "document")) passed and are not listed.</p>"
      : ""
    let empty: Markup = run.suites.isEmpty ? "<p class=\"card empty\">No suite ran.</p>" : ""
    return """
      <section id="suites" aria-labelledby="suites-title">
      <h2 id="suites-title">Suites</h2>\(hint)\(suites)\(empty)</section>
      """
  }

  private static func isPassedDocument(_ suite: SuiteResult) -> Bool {
    suite.cases.allSatisfy { $0.kind == .document && $0.status == .passed }
  }

  private func suite(_ suite: SuiteResult, _ anchors: HTMLAnchors) -> Markup {
    let totals = suite.totals
    // Red suites are expanded; a green suite is one line, unless it is the only one.
    let isOpen = totals.redCount > 0 || run.suites.count == 1
    let tone = totals.redCount > 0 ? "bad" : totals.passed > 0 ? "good" : "calm"
    let rows = suite.cases.map { row($0, anchors) }
    return """
      <details class="card suite \(tone)"\(isOpen ? " open" : "" as Markup)><summary>
      <span class="dot" aria-hidden="true"></span><span class="suite-name">\(suite.name)</span>
      <span class="suite-path">\(suite.file)</span>
      <span class="suite-counts">\(StatusWords.counts(totals))</span>
      <span class="time">\(Figures.duration(suite.duration))</span></summary>
      <div class="scroll" tabindex="0" role="region" aria-label="Cases of \(suite.name)"><table class="cases stack"><thead><tr><th scope="col">Case</th>
      <th scope="col">Result</th><th scope="col">Rules</th><th scope="col">Line</th>
      <th scope="col" class="number">Time</th></tr></thead><tbody>\(rows)</tbody></table></div>
      </details>
      """
  }

  private func row(_ result: CaseResult, _ anchors: HTMLAnchors) -> Markup {
    let isLinked = result.isFlakyPass || result.status.isRed && result.status != .notRun
    let name: Markup =
      isLinked
      ? "<a href=\"#\(anchors.name(of: result))\">\(result.identity.name)</a>"
      : "\(result.identity.name)"
    let reason: Markup = result.reason.map { "<p class=\"reason\">\($0)</p>" } ?? ""
    let flaky: Markup =
      result.isFlaky ? " <span class=\"badge warn\"><i aria-hidden=\"true\">~</i>flaky</span>" : ""
    let filter =
      result.isFlakyPass
      ? "flaky" : result.status.isRed ? "red" : result.status == .passed ? "passed" : "skipped"
    // A red case has its anchor at its failure.
    let anchor: Markup = isLinked ? "" : " id=\"\(anchors.name(of: result))\""
    let time = result.duration == .zero ? "–" : Figures.duration(result.duration)
    return """
      <tr class="case"\(anchor) data-status="\(filter)" \(HTMLFindings.attributes(of: result))data-text="\(Self.searchText(result))">\
      <th scope="row">\(name)\(reason)</th>\
      <td data-label="Result">\(StatusBadge(status: result.status).markup)\(flaky)</td>\
      <td data-label="Rules">\(result.rules.map { "<span class=\"chip\">\($0)</span>" as Markup })</td>\
      <td data-label="Line">\(result.identity.line > 0 ? String(result.identity.line) : "")</td>\
      <td class="number" data-label="Time">\(time)</td></tr>
      """
  }

  static func searchText(_ result: CaseResult) -> String {
    ([result.identity.description, result.identity.file] + result.rules)
      .joined(separator: " ").lowercased()
  }
}
