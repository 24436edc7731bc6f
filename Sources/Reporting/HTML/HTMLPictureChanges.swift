import TestModel

/// What a change did to the layouts of documents: what happened to which view, and before and after side by side.
struct HTMLPictureChanges {
  private let changes: BaseChanges?

  init(run: RunResult) { changes = run.summary.changes }

  /// The most documents with pictures; more would make a page that no browser opens.
  private static let picturedMax = 20

  var markup: Markup {
    guard let changes, let every = changes.pictures else { return "" }
    let all = PictureText.sorted(every)
    guard !all.isEmpty else { return "" }
    let documents = all.enumerated().map { index, pictures in
      card(pictures, isPictured: index < Self.picturedMax)
    }
    let hint: Markup =
      all.count > Self.picturedMax
      ? "<p class=\"hint\">The first \(Self.picturedMax) documents have pictures.</p>" : ""
    return """
      <section id="layout" aria-labelledby="layout-title">
      <h2 id="layout-title">Layout since \(changes.base)</h2>\(hint)\(documents)</section>
      """
  }

  private func card(_ pictures: DocumentPictures, isPictured: Bool) -> Markup {
    let rows = PictureRows(pictures)
    let problems = pictures.problems.map { "<p class=\"reason\">\($0)</p>" as Markup }
    let shown = isPictured ? figures(pictures) : ""
    return """
      <details class="card suite calm"\(isPictured ? " open" : "" as Markup)><summary>\
      <span class="dot" aria-hidden="true"></span>\
      <span class="suite-name">\(pictures.document): \(PictureText.summary(pictures))</span></summary>
      \(problems)\(table(rows))\(shown)</details>
      """
  }

  private func table(_ rows: PictureRows) -> Markup {
    guard !rows.rows.isEmpty else { return "" }
    let lines = rows.rows.map { row -> Markup in
      """
      <tr><td>\(row.word)</td><th scope="row">\(row.views)</th><td>\(row.what)</td>\
      <td>\(row.sizes)</td><td class="number">\(row.line.map(String.init) ?? "")</td></tr>
      """
    }
    return """
      <div class="scroll" tabindex="0" role="region" aria-label="Views that changed"><table>
      <thead><tr><th scope="col">What</th><th scope="col">View</th><th scope="col">How</th>\
      <th scope="col">Sizes</th><th scope="col" class="number">Line</th></tr></thead>
      <tbody>\(lines)</tbody></table></div>
      """
  }

  // Each root has three pictures, which are to be seen at one scale.
  private func figures(_ pictures: DocumentPictures) -> Markup {
    let starts = stride(from: 0, to: pictures.pictures.count, by: 3)
    let rows = starts.map { start in
      HTMLPictures(pictures: Array(pictures.pictures[start...].prefix(3))).markup
    }
    guard !rows.isEmpty else { return "" }
    let legend: Markup = """
      <p class="hint">In the difference, dashed red is where a view was, blue where it is, green what came, \
      and filled red a text that is cut off.</p>
      """
    return legend + rows.reduce("") { $0 + $1 }
  }
}
