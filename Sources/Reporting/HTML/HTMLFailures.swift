import TestModel

/// The failures, directly below the header.
struct HTMLFailures {
  let run: RunResult
  /// The failures whose pictures are on the page.
  private let pictured: Set<CaseFailure>

  /// The most failures of a check on the page; `result.json` has all.
  static let findingCountMax = 3000
  /// The most bytes of pictures on the page.
  private static let pictureBytesMax = 12_000_000

  init(run: RunResult) {
    self.run = run
    var pictured: Set<CaseFailure> = []
    var byteCount = 0
    for failure in run.cases.lazy.flatMap(\.failures) {
      guard let pictures = failure.pictures else { continue }
      byteCount += pictures.reduce(0) { $0 + $1.svg.utf8.count }
      guard byteCount <= Self.pictureBytesMax else { break }
      pictured.insert(failure)
    }
    self.pictured = pictured
  }

  var markup: Markup {
    let red = run.cases.filter { $0.status.isRed && $0.status != .notRun }
    guard !red.isEmpty else { return "" }
    let anchors = HTMLAnchors(run: run)
    let shown = Self.shown(red)
    let cards = shown.map { card($0, anchor: anchors.name(of: $0)) }
    return """
      <section id="failures" aria-labelledby="failures-title">
      <h2 id="failures-title">Failures</h2>\(limits(red, shown))\(cards)</section>
      """
  }

  /// The red cases that have a card: all of a run, and so many of a check.
  static func shown(_ red: [CaseResult]) -> ArraySlice<CaseResult> {
    var count = 0
    return red.prefix { result in
      if result.kind == .document { count += max(1, result.failures.count) }
      return count <= findingCountMax
    }
  }

  private func limits(_ red: [CaseResult], _ shown: ArraySlice<CaseResult>) -> Markup {
    var hints: Markup = ""
    if red.count > shown.count {
      let left = Figures.plural(red.count - shown.count, "more case")
      hints += "<p class=\"hint\">\(left) would make the page too large: result.json has all.</p>"
    }
    let all = shown.lazy.flatMap(\.failures).count { $0.pictures != nil }
    let drawn = shown.lazy.flatMap(\.failures).count { !pictures(of: $0).isEmpty }
    if all > drawn {
      let shares = "\(Figures.count(Double(drawn))) of \(Figures.plural(all, "finding"))"
      hints += "<p class=\"hint\">Pictures of \(shares) are shown: result.json has all.</p>"
    }
    return hints
  }

  private func pictures(of failure: CaseFailure) -> [FailurePicture] {
    guard let pictures = failure.pictures, pictured.contains(failure) else { return [] }
    return pictures
  }

  /// Flaky cases that passed, with the failures of earlier attempts.
  var flakyMarkup: Markup {
    let flaky = run.cases.filter(\.isFlakyPass)
    guard !flaky.isEmpty else { return "" }
    let anchors = HTMLAnchors(run: run)
    let cards = flaky.map { flakyCard($0, anchor: anchors.name(of: $0)) }
    return """
      <section id="flaky" aria-labelledby="flaky-title">
      <h2 id="flaky-title">Flaky</h2>\(cards)</section>
      """
  }

  private func flakyCard(_ result: CaseResult, anchor: String) -> Markup {
    let identity = result.identity
    let place = CaseLocation(file: identity.file, line: identity.line)
    let problems = result.attempts.flatMap(\.failures).map(failure)
    return """
      <article class="card failure flaky case" id="\(anchor)" data-status="flaky" \
      data-text="\(searchText(result))">
      <header><h3>\(identity.name)</h3>\(StatusBadge(status: result.status).markup)\
      <span class="badge warn"><i aria-hidden="true">~</i>flaky</span>\
      \(rules(result))<span class="time">\(Figures.duration(result.duration))</span>
      <p class="where">\(identity.className) · <code>\(place.description)</code></p></header>
      \(attempts(result))\(problems)
      \(HTMLTrace(result: result, header: run.header).command)
      </article>
      """
  }

  private func card(_ result: CaseResult, anchor: String) -> Markup {
    let identity = result.identity
    let place: Markup = identity.place.map { " · <code>\($0.description)</code>" } ?? ""
    let trace = HTMLTrace(result: result, header: run.header)
    let body =
      result.failures.isEmpty
      ? [
        "<div class=\"problem\"><p class=\"message\">\(StatusWords.unexplained(result))</p></div>"
          as Markup
      ]
      : result.failures.map(failure)
    return """
      <article class="card failure case" id="\(anchor)" data-status="red" \
      \(HTMLFindings.attributes(of: result))data-text="\(searchText(result))">
      <header><h3>\(identity.name)</h3>\(StatusBadge(status: result.status).markup)\
      \(rules(result))<span class="time">\(Figures.duration(result.duration))</span>
      <p class="where">\(identity.className)\(place)</p></header>
      \(body)\(trace.command)\(trace.markup)\(attempts(result))\(output("Output", result.systemOut))\
      \(output("Error output", result.systemError))
      </article>
      """
  }

  private func searchText(_ result: CaseResult) -> String {
    let messages = result.failures.map { ClippedText.shown($0.message) }
    return HTMLSuites.searchText(result) + " " + messages.joined(separator: " ")
  }

  private func rules(_ result: CaseResult) -> [Markup] {
    result.rules.map { "<span class=\"chip\">\($0)</span>" }
  }

  private func failure(_ failure: CaseFailure) -> Markup {
    let place: Markup = failure.location.map { "<code>\($0.description)</code>" } ?? ""
    let details = failure.details.map { detail -> Markup in
      let text = ClippedText.shown(detail.text)
      return "<h4>\(detail.title)</h4><pre tabindex=\"0\">\(text)</pre>"
    }
    return """
      <div class="problem"\(HTMLFindings.attributes(of: failure))>\
      <p class="message">\(ClippedText.shown(failure.message))</p>
      <p class="where"><span class="type">\(failure.type)</span> \(place)</p>
      \(comparison(failure))\(HTMLPictures(pictures: pictures(of: failure)).markup)\
      \(layouts(failure))\(details)
      \(treeText(failure))</div>
      """
  }

  private func layouts(_ failure: CaseFailure) -> Markup {
    let trees = HTMLTreeComparison(failure: failure)
    let place = failure.mismatch.map { HTMLFrameMismatch(mismatch: $0).markup } ?? ""
    return place.isEmpty ? trees.markup : place + trees.tableMarkup
  }

  private func comparison(_ failure: CaseFailure) -> Markup {
    guard failure.expected != nil || failure.actual != nil else { return "" }
    let expected = ClippedText.shown(failure.expected ?? "–")
    let actual = ClippedText.shown(failure.actual ?? "–")
    return """
      <dl class="versus"><div class="expected"><dt>Expected</dt><dd>\(expected)</dd></div>\
      <div class="actual"><dt>Actual</dt><dd>\(actual)</dd></div></dl>
      """
  }

  private func treeText(_ failure: CaseFailure) -> Markup {
    guard let tree = failure.tree, !tree.isEmpty else { return "" }
    let text = ClippedText.shown(tree.description, byteCountMax: ClippedText.pageByteCountMax)
    return """
      <details><summary>View tree (\(Figures.plural(tree.nodes.count, "view")))</summary>\
      <pre tabindex="0">\(text)</pre></details>
      """
  }

  private func attempts(_ result: CaseResult) -> Markup {
    guard !result.attempts.isEmpty else { return "" }
    let badges = result.attempts.map { StatusBadge(status: $0.status).markup }
    return "<p class=\"where\">Earlier attempts: \(badges)</p>"
  }

  private func output(_ title: String, _ text: String) -> Markup {
    if text.isEmpty { return "" }
    let text = ClippedText.shown(text, byteCountMax: ClippedText.pageByteCountMax)
    return "<details><summary>\(title)</summary><pre tabindex=\"0\">\(text)</pre></details>"
  }
}
