import Statistics
import TestModel

extension RunComparison {
  /// The page's title and first line.
  var headline: String {
    if environment.level == .refused { return "Not comparable" }
    if interruption != nil { return "Incomplete" }
    let count = failures.count
    return count == 0 ? "No regression" : Figures.plural(count, "regression")
  }

  /// A sentence with the two sides.
  var sentence: String {
    let sides = [head, base].map { side in
      let name = side.name == "." ? "This folder" : side.name
      return side.commit.map { $0.hasPrefix(name) ? name : "\(name) (\($0.prefix(12)))" } ?? name
    }
    if let interruption { return "\(sides[0]) against \(sides[1]) is incomplete: \(interruption)." }
    let timed = Figures.plural(times.count, "benchmark")
    let cases = Figures.plural(head.caseCount, "case")
    return "\(sides[0]) against \(sides[1]): \(cases) compared, \(timed) timed."
  }
}

/// The changes against the base, with drawings of intervals, frames and samples.
struct HTMLComparison {
  let comparison: RunComparison

  /// The most changed cases with pictures.
  private static let pictureCountMax = 40

  /// The section's links in the bar.
  var links: Markup {
    var links: Markup = ""
    if !comparison.times.isEmpty || !comparison.canaries.isEmpty {
      links += "<a href=\"#times\">Times <b class=\"count\">\(comparison.times.count)</b></a>"
    }
    if !comparison.counters.isEmpty {
      let count = comparison.counters.count
      links += "<a href=\"#counters\">Counters <b class=\"count\">\(count)</b></a>"
    }
    if !comparison.cases.isEmpty {
      links += "<a href=\"#cases\">Cases <b class=\"count\">\(comparison.cases.count)</b></a>"
    }
    if let frames = comparison.frames, !frames.isEmpty {
      links += "<a href=\"#frames\">Layout <b class=\"count\">\(frames.count)</b></a>"
    }
    return links
  }

  /// The sections.
  var markup: Markup { warnings + times + counters + cases + frames }

  private var warnings: Markup {
    let lines = comparison.warnings.map { finding -> Markup in
      "<li class=\"warning\">\(ComparisonText.line(finding))</li>"
    }
    guard !lines.isEmpty else { return "" }
    return """
      <section id="warnings" aria-labelledby="warnings-title">
      <h2 id="warnings-title">To know</h2>
      <ul class="messages">\(lines)</ul></section>
      """
  }
}

// MARK: - Tables

extension HTMLComparison {
  private var times: Markup {
    guard !comparison.times.isEmpty || !comparison.canaries.isEmpty else { return "" }
    let drawing = IntervalScale(comparison.times)
    let rows = comparison.times.map { row($0, drawing) }
    let canaries = comparison.canaries.map { canary -> Markup in
      let tone = canary.wasFound ? "good" : "bad"
      return """
        <li class="\(tone)">\(canary.identity.description) was slowed by \
        \(ComparisonFigures.percent(canary.slowdown)): \(canary.wasFound ? "found" : "missed"), \
        seen as \(ComparisonFigures.percent(canary.cpu))</li>
        """
    }
    let list: Markup =
      canaries.isEmpty
      ? "" : "<h3 class=\"sub\">Hidden slowdowns</h3><ul class=\"messages\">\(canaries)</ul>"
    return """
      <section id="times" aria-labelledby="times-title"><h2 id="times-title">Times</h2>
      <p class="hint">Time on a processor, head to base. The mark is the estimate, the bar its interval; \
      the grey band is the gate, the thin bar below is the base against itself: what this machine \
      cannot tell apart. Times are this engine's on this machine, not a phone's.</p>
      \(rows)\(list)</section>
      """
  }

  private func row(_ time: TimeComparison, _ scale: IntervalScale) -> Markup {
    let samples: Markup =
      SampleDrawing(time).map { drawing in
        """
        <details><summary>Samples of \(Figures.plural(time.processCount, "process", plural: "processes"))\
        </summary><div class="scroll" tabindex="0" role="region" \
        aria-label="Samples of \(time.identity.name)">\(drawing.markup)</div></details>
        """
      } ?? ""
    let why: Markup =
      time.isExplained != true
      ? ""
      : RatioDrawing(time).map { drawing in
        """
        <div class="scroll" tabindex="0" role="region" aria-label="Why \(time.identity.name) is \
        \(time.verdict.rawValue)">\(drawing.markup)</div>
        """
      } ?? ""
    return """
      <article class="card timing case" data-status="\(time.verdict == .slower ? "red" : "passed")" \
      data-text="\(time.identity.description) \(time.verdict.rawValue)">
      <header><h3>\(time.identity.name)</h3>\(VerdictBadge(verdict: time.verdict).markup)\
      <span class="where">\(time.identity.className)</span></header>
      <div class="interval">\(scale.markup(of: time))</div>
      <details><summary>\(ComparisonFigures.percent(time.cpu))</summary>\
      <pre tabindex="0">\(ComparisonText.figures(time))</pre></details>\(why)\(samples)</article>
      """
  }

  private var counters: Markup {
    guard !comparison.counters.isEmpty else { return "" }
    let rows = comparison.counters.map { change -> Markup in
      let values = [change.reference, change.head].map { value in
        value.map { Figures.value($0, unit: change.unit) } ?? "none"
      }
      let accepted: Markup =
        change.accepted == nil ? "" : "<span class=\"chip\">accepted</span>"
      return """
        <tr><th scope="row">\(change.identity.name) <span class="where">\
        \(change.identity.className)</span></th><td>\(change.metric)</td>\
        <td class="number">\(values[0]) \(accepted)</td>\
        <td class="number strong">\(values[1])</td>\
        <td>\(VerdictBadge(counter: change.verdict).markup)</td></tr>
        """
    }
    return table(
      "counters",
      "Counters",
      ["Benchmark", "Counter", "Was", "Is", "Verdict"],
      rows,
      numbers: [2, 3]
    )
  }

  private var cases: Markup {
    guard !comparison.cases.isEmpty else { return "" }
    let rows = comparison.cases.map { change -> Markup in
      let statuses = [change.baseStatus, change.headStatus].map { status -> Markup in
        status.map { StatusBadge(status: $0).markup } ?? "<span class=\"soft\">not there</span>"
      }
      let word = ComparisonText.words[change.kind] ?? change.kind.rawValue
      let accepted: Markup =
        change.isAccepted ? " <span class=\"chip\">accepted</span>" : ""
      return """
        <tr><th scope="row">\(change.identity.name) <span class="where">\
        \(change.identity.className)</span></th><td>\(word)\(accepted)</td><td>\(statuses[0])</td>\
        <td>\(statuses[1])</td></tr>
        """
    }
    return table("cases", "Cases", ["Case", "Change", "Base", "Head"], rows)
  }

  private func table(
    _ id: String,
    _ title: String,
    _ names: [String],
    _ rows: [Markup],
    numbers: Set<Int> = []
  ) -> Markup {
    let heads = names.enumerated().map { index, name -> Markup in
      "<th scope=\"col\"\(numbers.contains(index) ? " class=\"number\"" : "")>\(name)</th>"
    }
    return """
      <section id="\(id)" aria-labelledby="\(id)-title"><h2 id="\(id)-title">\(title)</h2>
      <div class="card scroll" tabindex="0" role="region" aria-label="\(title)"><table>
      <thead><tr>\(heads)</tr></thead><tbody>\(rows)</tbody></table></div></section>
      """
  }
}

// MARK: - Layout

extension HTMLComparison {
  private var frames: Markup {
    guard let frames = comparison.frames, !frames.isEmpty else { return "" }
    let cards = frames.prefix(Self.pictureCountMax).map(card)
    let rest = frames.dropFirst(Self.pictureCountMax).map { change -> Markup in
      "<li>\(change.identity.description) \(change.text)</li>"
    }
    let list: Markup = rest.isEmpty ? "" : "<ul class=\"steps\">\(rest)</ul>"
    return """
      <section id="frames" aria-labelledby="frames-title"><h2 id="frames-title">Layout</h2>
      <p class="hint">Views that lie elsewhere than in the base. The head's picture shows by a dashed \
      frame where each of them lay.</p>
      \(cards)\(list)</section>
      """
  }

  private func pictures(_ change: FrameChange) -> Markup {
    HTMLTreeOverlay(
      expected: change.base,
      actual: change.head,
      names: ("Base", "Head"),
      framesOnly: true
    ).pictures
  }

  private func card(_ change: FrameChange) -> Markup {
    let rows = change.views.map { view -> Markup in
      """
      <tr><th scope="row"><code>\(view.path)</code></th>\
      <td class="expected" data-label="Base">\(ViewFrameChange.text(view.base))</td>\
      <td class="actual" data-label="Head">\(ViewFrameChange.text(view.head))</td></tr>
      """
    }
    let isCut = change.viewCount > change.views.count || change.differsBeyond
    let rest: Markup = isCut ? "<p class=\"hint\">More views differ than are listed here.</p>" : ""
    return """
      <article class="card failure flaky case" data-status="red" data-text="\(change.identity.description)">
      <header><h3>\(change.identity.name)</h3><span class="badge warn">\
      \(Figures.plural(change.viewCount, "view"))</span>
      <p class="where">\(change.identity.className)</p></header>
      \(pictures(change))
      <div class="scroll" tabindex="0" role="region" aria-label="Differing views">\
      <table class="differences stack"><thead><tr><th scope="col">View</th><th scope="col">Base</th>\
      <th scope="col">Head</th></tr></thead><tbody>\(rows)</tbody></table></div>\(rest)</article>
      """
  }
}
