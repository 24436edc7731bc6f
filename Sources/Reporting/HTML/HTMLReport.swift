import TestModel

/// The run as one self-contained HTML page, readable without files, network or scripts.
public struct HTMLReport: RunRenderer {
  /// The series of the history on the page; empty for none.
  public var history: [MetricSeries]
  /// The comparison that the run was made from; nil for an ordinary run.
  public var comparison: RunComparison?

  /// Creates the format of an ordinary run by default.
  public init(history: [MetricSeries] = [], comparison: RunComparison? = nil) {
    self.history = history
    self.comparison = comparison
  }

  /// The word for the form.
  public var formatName: String { "html" }

  /// The page.
  public func render(_ run: RunResult) -> String {
    let verdict = comparison?.headline ?? StatusWords.verdict(run.summary)
    let findings = HTMLFindings(run: run)
    let page: Markup = """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" \
      content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; \
      img-src data:">
      <title>\(verdict) – Nibmark report</title>
      <style>\(HTMLAssets.style)</style>
      </head>
      <body>
      <a class="skip-link" href="#main">Skip to results</a>
      \(HTMLHeader(run: run, comparison: comparison).markup)
      \(navigation(run, findings))
      <main id="main">
      \(messages(run))
      \(findings.summary)
      \(HTMLPictureChanges(run: run).markup)
      \(HTMLFailures(run: run).markup)
      \(HTMLFailures(run: run).flakyMarkup)
      \(findings.others)
      \(comparison.map { HTMLComparison(comparison: $0).markup } ?? "")
      \(HTMLSuites(run: run).markup)
      \(HTMLBenchmarks(run: run).markup)
      \(HTMLHistory(series: history).markup)
      \(HTMLRules(run: run).markup)
      \(HTMLEnvironment(run: run).markup)
      </main>
      <footer>Nibmark \(run.header.toolVersion) · \(run.header.startedAt.description)</footer>
      <script>\(HTMLAssets.script)</script>
      </body>
      </html>

      """
    return page.html
  }

  private func navigation(_ run: RunResult, _ findings: HTMLFindings) -> Markup {
    var links: Markup = ""
    let red = run.cases.count { $0.status.isRed }
    if red > 0 { links += "<a href=\"#failures\">Failures <b class=\"count bad\">\(red)</b></a>" }
    let flaky = run.summary.flakyCount
    if flaky > 0 { links += "<a href=\"#flaky\">Flaky <b class=\"count\">\(flaky)</b></a>" }
    if let comparison { links += HTMLComparison(comparison: comparison).links }
    links += "<a href=\"#suites\">Suites <b class=\"count\">\(run.suites.count)</b></a>"
    let benchmarks = run.cases.count { !$0.metrics.isEmpty }
    if benchmarks > 0 {
      links += "<a href=\"#benchmarks\">Benchmarks <b class=\"count\">\(benchmarks)</b></a>"
    }
    if !history.isEmpty { links += "<a href=\"#history\">History</a>" }
    let rules = Set(run.cases.flatMap(\.rules)).count
    if rules > 0 { links += "<a href=\"#rules\">Rules <b class=\"count\">\(rules)</b></a>" }
    links += "<a href=\"#environment\">Environment</a>"
    return """
      <nav class="bar" aria-label="Sections"><div class="bar-inner">
      <div class="links">\(links)</div>
      <div class="tools" hidden>
      <label class="search"><span class="visually-hidden">Search cases</span>
      <input id="search" type="search" placeholder="Search cases  ( / )" autocomplete="off"></label>
      <label class="filter"><span class="visually-hidden">Show</span>
      <select id="filter"><option value="">All results</option>
      <option value="red">Needs attention</option><option value="flaky">Flaky</option>
      <option value="passed">Passed</option>
      <option value="skipped">Skipped</option></select></label>
      \(findings.filters)
      <span id="matches" role="status"></span>
      </div></div></nav>
      """
  }

  private func messages(_ run: RunResult) -> Markup {
    guard !run.messages.isEmpty else { return "" }
    let items = run.messages.map { message -> Markup in
      let place: Markup = message.location.map { "<code>\($0.description)</code> " } ?? ""
      return "<li class=\"\(message.level.rawValue)\">\(place)\(message.text)</li>"
    }
    return """
      <section aria-labelledby="notes-title"><h2 id="notes-title">Notes</h2>
      <ul class="messages">\(items)</ul></section>
      """
  }
}

extension Markup {
  static func + (one: Markup, other: Markup) -> Markup {
    var sum = one
    sum += other
    return sum
  }
}
