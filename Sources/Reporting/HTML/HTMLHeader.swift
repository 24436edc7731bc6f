import TestModel

/// The header of the page: the result at a glance.
struct HTMLHeader {
  let run: RunResult
  var comparison: RunComparison?

  var markup: Markup {
    let summary = run.summary
    let headline = comparison?.headline ?? StatusWords.verdict(summary)
    let tone = summary.isGreen ? "good" : "bad"
    let mark = summary.isGreen ? "✓" : "✗"
    return """
      <header class="top \(tone)"><div class="top-inner">
      <div class="brand">\(logo)<span>Nibmark</span></div>
      <div class="verdict"><span class="seal" aria-hidden="true">\(mark)</span>
      <div><h1>\(headline)</h1>
      <p>\(comparison?.sentence ?? sentence)</p></div></div>
      <ul class="facts">\(facts)</ul>
      </div>
      \(proportions)
      </header>
      """
  }

  private var logo: Markup {
    """
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">\
    <rect x="2" y="2" width="20" height="20" rx="5" fill="currentColor" opacity=".18"/>\
    <rect x="5.5" y="5.5" width="13" height="3.5" rx="1.2" fill="currentColor"/>\
    <rect x="5.5" y="10.5" width="8" height="3.5" rx="1.2" fill="currentColor" opacity=".7"/>\
    <rect x="5.5" y="15.5" width="10.5" height="3.5" rx="1.2" fill="currentColor" opacity=".45"/>\
    </svg>
    """
  }

  // The legend below has the counts; the sentence says what to do.
  private var sentence: String {
    let totals = run.summary.totals
    let cases = Figures.plural(totals.count, "case")
    let place = "in \(Figures.plural(run.suites.count, "suite"))"
    if totals.count == 0 { return "No case ran. Look at what was selected, and where." }
    if run.summary.interruption != nil, let text = StatusWords.incompleteness(run.summary) {
      return text
    }
    if !run.summary.isComplete {
      return "The run ended before every one of its \(cases) had its turn."
    }
    if run.summary.isRedByFlaky, totals.redCount == 0 {
      return "\(Figures.plural(run.summary.flakyCount, "flaky case")) \(place): "
        + "this run was asked to fail for that."
    }
    let red = totals.redCount
    if red > 0 { return "\(red) of \(cases) \(place) \(red == 1 ? "needs" : "need") attention." }
    return totals.passed == totals.count
      ? "All of \(cases) \(place) passed." : "None of \(cases) \(place) needs attention."
  }

  private var facts: [Markup] {
    var facts: [(String, String)] = [
      ("Duration", Figures.duration(run.summary.duration)),
      ("Started", startedAt),
      ("Seed", String(run.header.seed)),
    ]
    if let commit = run.header.commit { facts.insert(("Commit", String(commit.prefix(12))), at: 2) }
    return facts.map { "<li><span>\($0.0)</span><b>\($0.1)</b></li>" }
  }

  private var startedAt: String {
    run.header.startedAt.withoutZone.replacing("T", with: " ") + " UTC"
  }

  private var proportions: Markup {
    let totals = run.summary.totals
    guard totals.count > 0 else { return "" }
    let parts = StatusWords.order.filter { totals[$0] > 0 }
    let bars = parts.map { status -> Markup in
      "<span class=\"part \(StatusBadge(status: status).tone)\" style=\"flex-grow:\(totals[status])\""
        + " title=\"\(totals[status]) \(StatusWords.singular(status))\"></span>"
    }
    let legend = parts.map { status -> Markup in
      let badge = StatusBadge(status: status)
      return "<li class=\"\(badge.tone)\"><i aria-hidden=\"true\">\(badge.mark)</i>"
        + "<b>\(Figures.count(Double(totals[status])))</b> \(StatusWords.singular(status))</li>"
    }
    let flaky: Markup =
      run.summary.flakyCount > 0
      ? "<li class=\"warn\"><i aria-hidden=\"true\">~</i><b>\(run.summary.flakyCount)</b> flaky</li>"
      : ""
    return """
      <div class="proportions" aria-hidden="true">\(bars)</div>
      <ul class="legend">\(legend)\(flaky)</ul>
      """
  }
}
