import TestModel

/// A failure as text, for the console and for the body of a JUnit failure.
struct FailureText {
  /// The most lines of a tree; `result.json` has all of it.
  var treeLineCountMax = 200
  /// The most bytes of one failure.
  var byteCountMax = 64_000
  /// The most lines of one failure; nil for as many as there are.
  var lineCountMax: Int?
  /// The conformance rules that the case checks, for the first failure of a case.
  var rules: [String] = []
  /// The command that repeats the case; nil to leave it out.
  var command: String?
  /// Whether the view tree is printed: once for each case.
  var showsTree = true

  /// A titled part below the values, which may be cut.
  private struct Block {
    let title: String
    let lines: [String]
  }

  /// The lines of a failure: message, place, rules, values, details, the tree, and the command.
  func lines(of failure: CaseFailure) -> [String] {
    var head = split(failure.message)
    if let location = failure.location { head.append("at " + VisibleText.line("\(location)")) }
    head += RuleText.lines(of: rules)
    let tail = command.map { ["repeat:   " + $0] } ?? []
    let blocks = blocks(of: failure)
    guard let lineCountMax else {
      let lines = head + values(failure) + blocks.flatMap(lines)
      return ClippedText.lines(lines, byteCountMax: byteCountMax) + tail
    }
    var lines = Self.cut(head + values(failure), to: lineCountMax / 2)
    var room = lineCountMax - lines.count - tail.count
    for (index, block) in blocks.enumerated() {
      // Each of the parts that follow keeps its title and a line or two.
      let share = room - 4 * (blocks.count - index - 1)
      guard share > 2, room > 2 else { break }
      let shown = Self.cut(self.lines(block), to: share)
      lines += shown
      room -= shown.count
    }
    return ClippedText.lines(lines, byteCountMax: byteCountMax) + tail
  }

  /// The first lines and a last one that counts the others.
  private static func cut(_ lines: [String], to countMax: Int) -> [String] {
    guard lines.count > countMax else { return lines }
    let shown = lines.prefix(max(1, countMax - 1))
    return shown + ["  … and \(lines.count - shown.count) more lines (result.json has all)"]
  }
}

// MARK: - Parts

extension FailureText {
  private func blocks(of failure: CaseFailure) -> [Block] {
    let differences = differences(failure)
    var blocks = differences.isEmpty ? [] : [Block(title: "differing views", lines: differences)]
    blocks += failure.details.map { Block(title: $0.title, lines: split($0.text)) }
    if showsTree, let tree = failure.tree, !tree.isEmpty, failure.marks != [] {
      blocks.append(Block(title: "view tree", lines: excerpt(of: tree, failure)))
    }
    return blocks
  }

  private func lines(_ block: Block) -> [String] {
    ["\(block.title):"] + block.lines.map { "  " + $0 }
  }

  /// What was expected and what was there, with the difference marked.
  private func values(_ failure: CaseFailure) -> [String] {
    guard let expected = failure.expected.map({ split($0) }),
      let actual = failure.actual.map({ split($0) })
    else {
      return (failure.expected.map { labelled("expected", split($0)) } ?? [])
        + (failure.actual.map { labelled("actual", split($0)) } ?? [])
    }
    if expected.count > 1 || actual.count > 1 {
      let texts = [expected, actual].map { $0.joined(separator: "\n") }
      let diff = LineDiff.text(from: texts[0], to: texts[1])
      return lines(Block(title: "expected (-), actual (+)", lines: diff.components("\n")))
    }
    let mark = DifferenceMark.line(expected: expected.first ?? "", actual: actual.first ?? "")
    return labelled("expected", expected) + labelled("actual", actual)
      + (mark.map { [String(repeating: " ", count: Self.labelWidth) + $0] } ?? [])
  }

  private static let labelWidth = 10

  private func labelled(_ label: String, _ lines: [String]) -> [String] {
    if lines.count > 1 { return self.lines(Block(title: label, lines: lines)) }
    let padding = String(repeating: " ", count: max(1, Self.labelWidth - label.count - 1))
    return ["\(label):\(padding)\(lines.first ?? "")"]
  }

  private func differences(_ failure: CaseFailure) -> [String] {
    guard let actual = failure.tree, let expected = failure.expectedTree else { return [] }
    let differences = actual.differences(from: expected)
    // One view's frame stands in the message.
    if failure.type == CaseFailure.frameMismatch, differences.count < 2 { return [] }
    let countMax = min(treeLineCountMax, lineCountMax.map { $0 / 4 } ?? .max)
    var shown = differences.prefix(countMax).map(Self.line)
    if differences.count > shown.count {
      shown.append("… and \(differences.count - shown.count) more")
    }
    return shown
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

  private func excerpt(of tree: TreePicture, _ failure: CaseFailure) -> [String] {
    let marks =
      failure.marks
      ?? failure.expectedTree.map { tree.differences(from: $0).compactMap(\.actualIndex) } ?? []
    let text = TreeExcerpt(tree, marks: marks, lineCountMax: treeLineCountMax).lines
      .joined(separator: "\n")
    return split(text, byteCountMax: byteCountMax)
  }

  private func split(
    _ text: String,
    byteCountMax: Int = ClippedText.byteCountMax
  ) -> [String] {
    let shown = ClippedText.shown(text, byteCountMax: byteCountMax)
    var lines = VisibleText.replaced(shown).components("\n")
    while lines.last == "" { lines.removeLast() }
    return lines
  }
}

extension String {
  fileprivate func components(_ separator: Character) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}
