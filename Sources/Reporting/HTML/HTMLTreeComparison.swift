import TestModel

/// Two pictures side by side at one scale, with differences marked.
struct HTMLTreeComparison {
  let failure: CaseFailure

  var markup: Markup {
    guard let actual = failure.tree, !actual.isEmpty else { return "" }
    guard let expected = failure.expectedTree, !expected.isEmpty else { return single(actual) }
    let overlay = HTMLTreeOverlay(expected: expected, actual: actual)
    return overlay.pictures + table(overlay.differences)
  }

  /// The table of differing views alone.
  var tableMarkup: Markup {
    guard let actual = failure.tree, let expected = failure.expectedTree else { return "" }
    return table(HTMLTreeOverlay(expected: expected, actual: actual).differences)
  }

  private func single(_ tree: TreePicture) -> Markup {
    let drawing = TreeDrawing(tree)
    guard let area = TreeDrawing.area(of: [drawing]) else { return "" }
    let picture = drawing.svg(area: area, description: "Layout")
    return "<div class=\"pictures\">\(figure("Layout", picture))</div>"
  }

  private func figure(_ caption: String, _ picture: Markup) -> Markup {
    "<figure><figcaption>\(caption)</figcaption>\(picture)</figure>"
  }

  private func table(_ differences: [TreeDifference]) -> Markup {
    guard !differences.isEmpty else { return "" }
    let shownCountMax = 200
    let rows = differences.prefix(shownCountMax).flatMap(rows)
    let rest: Markup =
      differences.count > shownCountMax
      ? "<p class=\"hint\">and \(differences.count - shownCountMax) more in result.json</p>" : ""
    return """
      <div class="scroll" tabindex="0" role="region" aria-label="Differing views"><table class="differences stack"><caption>Differing views</caption><thead><tr>
      <th scope="col">View</th><th scope="col">Attribute</th><th scope="col">Expected</th>
      <th scope="col">Actual</th></tr></thead><tbody>\(rows)</tbody></table></div>\(rest)
      """
  }

  private func rows(_ difference: TreeDifference) -> [Markup] {
    switch difference.kind {
    case .missing: return [row(difference.path, "view", "present", "missing")]
    case .unexpected: return [row(difference.path, "view", "absent", "present")]
    case .changed(let changes):
      return changes.enumerated().map { index, change in
        row(
          index == 0 ? difference.path : "",
          change.name,
          change.expected ?? "absent",
          change.actual ?? "absent"
        )
      }
    }
  }

  private func row(_ path: String, _ name: String, _ old: String, _ new: String) -> Markup {
    """
    <tr><th scope="row"><code>\(path)</code></th><td data-label="Attribute">\(name)</td>\
    <td class="expected" data-label="Expected">\(old)</td>\
    <td class="actual" data-label="Actual">\(new)</td></tr>
    """
  }
}
