import TestModel

/// A failure as text, for the console and for the body of a JUnit failure.
struct FailureText {
  /// The most lines of a tree; `result.json` has all of it.
  var treeLineCountMax = 200
  /// The most bytes of one failure.
  var byteCountMax = 64_000

  /// The lines of a failure: message, location, expected, actual, differing views, details, tree.
  func lines(of failure: CaseFailure) -> [String] {
    var lines = split(failure.message)
    if let location = failure.location { lines.append("at " + VisibleText.line("\(location)")) }
    if let expected = failure.expected { lines += labelled("expected", expected) }
    if let actual = failure.actual { lines += labelled("actual", actual) }
    lines += differences(failure)
    for detail in failure.details { lines += block(detail.title, split(detail.text)) }
    if let tree = failure.tree, !tree.isEmpty { lines += block("view tree", shortened(tree)) }
    return ClippedText.lines(lines, byteCountMax: byteCountMax)
  }

  private func differences(_ failure: CaseFailure) -> [String] {
    guard let actual = failure.tree, let expected = failure.expectedTree else { return [] }
    let differences = actual.differences(from: expected)
    if differences.isEmpty { return [] }
    var shown = differences.prefix(treeLineCountMax).map(Self.line)
    if differences.count > shown.count {
      shown.append("… and \(differences.count - shown.count) more")
    }
    return block("differing views", shown)
  }

  /// One view that differs, on one line.
  static func line(_ difference: TreeDifference) -> String {
    switch difference.kind {
    case .missing: return "\(difference.path): missing"
    case .unexpected: return "\(difference.path): unexpected"
    case .changed(let changes):
      let texts = changes.map { change in
        "\(change.name) \(change.expected ?? "absent") → \(change.actual ?? "absent")"
      }
      return "\(difference.path): " + texts.joined(separator: ", ")
    }
  }

  private func shortened(_ tree: TreePicture) -> [String] {
    let lines = split(tree.prefix(treeLineCountMax).description, byteCountMax: byteCountMax)
    let rest = tree.nodes.count - treeLineCountMax
    return rest > 0 ? lines + ["… and \(rest) more views"] : lines
  }

  private func labelled(_ label: String, _ text: String) -> [String] {
    let lines = split(text)
    if lines.count > 1 { return block(label, lines) }
    let padding = String(repeating: " ", count: max(1, 10 - label.count - 1))
    return ["\(label):\(padding)\(lines.first ?? "")"]
  }

  private func block(_ title: String, _ lines: [String]) -> [String] {
    ["\(title):"] + lines.map { "  " + $0 }
  }

  private func split(
    _ text: String,
    byteCountMax: Int = ClippedText.byteCountMax
  ) -> [String] {
    let shown = ClippedText.shown(text, byteCountMax: byteCountMax)
    var lines = VisibleText.replaced(shown).split(
      separator: "\n",
      omittingEmptySubsequences: false
    ).map(String.init)
    while lines.last == "" { lines.removeLast() }
    return lines
  }
}
