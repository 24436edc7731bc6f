import TestModel

/// The series of the history, those with steps first.
struct HTMLHistory {
  let series: [MetricSeries]

  /// The most pictures: a page with more is slow to open.
  private static let pictureCountMax = 200

  var markup: Markup {
    guard !series.isEmpty else { return "" }
    let stepping = series.filter { !$0.steps.isEmpty }
    let quiet = series.filter { $0.steps.isEmpty && $0.points.count > 1 }
    let rest = quiet.prefix(max(0, Self.pictureCountMax - stepping.count)).map(figure)
    let restMarkup: Markup =
      rest.isEmpty
      ? ""
      : "<details class=\"card quiet\"><summary>Without a step "
        + "(\(Figures.plural(quiet.count, "series", plural: "series")))</summary>\(rest)</details>"
    let none: Markup =
      stepping.isEmpty ? "<p class=\"card empty\">No series has stepped.</p>" : ""
    return """
      <section id="history" aria-labelledby="history-title">
      <h2 id="history-title">History</h2>
      <p class="hint">Each dot is a run, the band reaches over half of its samples, lines are levels. \
      A step of times is one that chance makes in at most one of a hundred series (E-divisive, by \
      permutation); a step of an exact counter is any change.</p>
      \(none)\(stepping.prefix(Self.pictureCountMax).map(figure))\(restMarkup)</section>
      """
  }

  private func figure(_ series: MetricSeries) -> Markup {
    guard let drawing = SeriesDrawing(series) else { return "" }
    let steps = series.steps.map { step -> Markup in
      "<li>\(StepWords.story(step, of: series))</li>"
    }
    let list: Markup = steps.isEmpty ? "" : "<ul class=\"steps\">\(steps)</ul>"
    return """
      <figure class="card series-card"><figcaption>\(series.key.name) · \(series.metric) \
      <span class="where">\(series.key.className)</span></figcaption>
      <div class="scroll" tabindex="0" role="region" aria-label="\(series.name)">\(drawing.markup)</div>\(list)</figure>
      """
  }
}
