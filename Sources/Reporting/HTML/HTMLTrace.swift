import TestModel

/// A red case's command, its lines in the suite, and its steps with the tree after each.
struct HTMLTrace {
  let result: CaseResult
  let header: RunHeader

  /// The most bytes that the trees of a case take on the page.
  private static let byteCountMax = 400_000

  /// The command that repeats the case; empty for a case that no command repeats.
  var command: Markup {
    guard let command = RepeatingCommand(result, of: header) else { return "" }
    return """
      <p class="command"><span>Run it again</span><code>\(command.description)</code>\
      <button type="button" class="copy" hidden>Copy</button></p>
      """
  }

  /// The steps and the lines; empty when nothing was recorded.
  var markup: Markup {
    guard let trace = result.trace else { return "" }
    return steps(trace) + source(trace)
  }

  // MARK: - Lines

  private func source(_ trace: CaseTrace) -> Markup {
    guard !trace.source.isEmpty else { return "" }
    var red = Set(trace.steps.filter { $0.outcome == .failed }.map(\.line))
    red.formUnion(result.failures.compactMap(\.location?.line))
    let last = trace.sourceLine + trace.source.count - 1
    let lines = trace.source.enumerated().map { index, text -> Markup in
      let isRed = red.contains(trace.sourceLine + index)
      let number = String(trace.sourceLine + index)
      let space = String(repeating: " ", count: max(0, "\(last)".count - number.count))
      let (tone, sign) = isRed ? ("gone", "✗") : ("same", " ")
      return "<span class=\"\(tone)\">\(sign) \(space)\(number)  \(text)</span>\n"
    }
    let open: Markup = trace.steps.isEmpty ? " open" : ""
    let place = last > trace.sourceLine ? "lines \(trace.sourceLine)–\(last)" : "line \(last)"
    return """
      <details class="source"\(open)><summary>The case in \(result.identity.file), \(place)</summary>\
      <pre class="rows" tabindex="0">\(lines)</pre></details>
      """
  }

  // MARK: - Steps

  private func steps(_ trace: CaseTrace) -> Markup {
    let note: Markup =
      trace.note.map { "<p class=\"hint\">\($0.prefix(1).uppercased() + $0.dropFirst()).</p>" }
      ?? ""
    guard !trace.steps.isEmpty else { return note }
    let trees = trace.steps.map(trace.tree)
    var items: [Markup] = []
    var byteCount = 0
    // The last steps first: near the failure no tree may be left out.
    for index in trace.steps.indices.reversed() {
      let before = trees[..<index].last { $0 != nil } ?? nil
      let isFull = byteCount > Self.byteCountMax
      let item = step(trace, index, isFull ? nil : trees[index], before, isCut: isFull)
      byteCount += item.html.utf8.count
      items.append(item)
    }
    return """
      <h4>Steps, with the view tree after each</h4>\(note)
      <p class="hint key"><span><b>+</b> new</span> <span><b>~</b> changed: <del>old</del> \
      <ins>new</ins></span> <span><b>−</b> gone, since the step before</span></p>
      <ol class="trace">\(items.reversed())</ol>
      """
  }

  private func step(
    _ trace: CaseTrace,
    _ index: Int,
    _ tree: TreePicture?,
    _ before: TreePicture?,
    isCut: Bool
  ) -> Markup {
    let step = trace.steps[index]
    // An exception that was expected ends nothing.
    let isRed = step.outcome == .failed || step.outcome == .raised && index == trace.steps.count - 1
    let tone = isRed ? " bad" : step.outcome == .raised ? " warn" : ""
    let message: Markup =
      step.message.map { "<p class=\"step-message\">\(word(step.outcome))\($0)</p>" } ?? ""
    let head: Markup = """
      <code class="step-line">\(step.number == 0 ? "" : String(step.line))</code>\
      <code class="step-text">\(text(of: step, trace))</code>\(times(step))
      """
    let missing = index > 0 ? step.number - trace.steps[index - 1].number - 1 : 0
    let gap: Markup =
      missing > 0
      ? "<li class=\"gap\">\(Figures.plural(missing, "step")) not kept</li>" : ""
    let body: Markup
    if let tree {
      let isOpen = step.outcome != .passed
      let marked = MarkedTree(tree, since: before, isWhole: isOpen)
      body = """
        <details\(isOpen ? " open" : "" as Markup)><summary>\(head)\(changes(marked, before))</summary>\
        \(message)<pre class="rows" tabindex="0">\(marked.markup)\(rest(step))</pre></details>
        """
    } else {
      let isElsewhere = isCut && step.rows != nil
      let cut: Markup = isElsewhere ? " <span class=\"soft\">tree in result.json</span>" : ""
      body = "<div class=\"bare\">\(head)\(cut)</div>\(message)"
    }
    return "\(gap)<li class=\"depth\(min(max(step.depth, 0), 4))\(tone)\">\(body)</li>"
  }

  private func word(_ outcome: TracedStep.Outcome) -> String {
    outcome == .raised ? "raised " : "✗ "
  }

  private func times(_ step: TracedStep) -> Markup {
    step.runCount > 1 ? " <span class=\"soft\">run \(step.runCount)</span>" : ""
  }

  private func changes(_ tree: MarkedTree, _ before: TreePicture?) -> Markup {
    guard before != nil else { return "" }
    let text = tree.changeCount == 0 ? "as before" : Figures.plural(tree.changeCount, "change")
    return " <span class=\"\(tree.changeCount == 0 ? "soft" : "chip")\">\(text)</span>"
  }

  private func rest(_ step: TracedStep) -> Markup {
    guard let count = step.omittedViewCount, count > 0 else { return "" }
    return "  … \(Figures.plural(count, "view")) more, not kept\n"
  }

  private func text(of step: TracedStep, _ trace: CaseTrace) -> String {
    if step.number == 0 { return "before the first step" }
    let index = Int(saturating: Double(step.line) - Double(trace.sourceLine))
    guard trace.source.indices.contains(index) else { return "line \(step.line)" }
    return trace.source[index].trimmingPrefix { $0 == " " || $0 == "\t" }.description
  }
}
