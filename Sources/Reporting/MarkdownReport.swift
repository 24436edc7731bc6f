import TestModel

/// The run as Markdown, for a summary page of CI or a comment on a pull request.
public struct MarkdownReport: RunRenderer {
  /// The most failures that are listed.
  public var failureCountMax: Int
  /// The bytes after which no more failures are listed: GitHub limits comments to 65,536
  /// characters.
  public var failureBytesMax: Int

  /// Creates the format with limits that fit a comment on GitHub.
  public init(failureCountMax: Int = 50, failureBytesMax: Int = 40_000) {
    self.failureCountMax = failureCountMax
    self.failureBytesMax = failureBytesMax
  }

  /// `markdown`.
  public var formatName: String { "markdown" }

  /// The run as Markdown.
  public func render(_ run: RunResult) -> String {
    let mark = run.summary.isGreen ? "✅" : "❌"
    var text = "## \(mark) Nibmark: \(StatusWords.verdict(run.summary).lowercased())\n\n"
    text += "\(StatusWords.counts(run.summary)) in "
    text += "\(Figures.duration(run.summary.duration)), seed \(run.header.seed)"
    if let commit = run.header.commit { text += ", commit `\(commit.prefix(12))`" }
    text += ".\n"
    if let sentence = StatusWords.incompleteness(run.summary) {
      text += "\n**\(MarkdownText.escaped(sentence))**\n"
    }
    return text + failures(run) + flaky(run) + benchmarks(run)
  }

  private func failures(_ run: RunResult) -> String {
    let red = run.cases.filter { $0.status.isRed && $0.status != .notRun }
    if red.isEmpty { return "" }
    var text = "\n### Failures\n"
    var toldCount = 0
    for result in red.prefix(failureCountMax) where text.utf8.count < failureBytesMax {
      toldCount += 1
      let identity = result.identity
      let message = result.failures.first?.message ?? StatusWords.unexplained(result)
      text +=
        "\n<details><summary><b>\(MarkdownText.escaped(identity.name))</b> – \(MarkdownText.escaped(clipped(message, 300)))</summary>\n"
      let place = identity.place.map { " at \($0)" } ?? ""
      var lines = ["\(StatusWords.singular(result.status)): \(identity)\(place)"]
      for failure in result.failures {
        lines += FailureText(treeLineCountMax: 40).lines(of: failure)
      }
      text +=
        "\n" + MarkdownText.fenced(clipped(lines.joined(separator: "\n"), failureBytesMax / 4))
        + "\n</details>\n"
    }
    if red.count > toldCount { text += "\nand \(red.count - toldCount) more.\n" }
    return text
  }

  private func flaky(_ run: RunResult) -> String {
    let flaky = run.cases.filter(\.isFlakyPass)
    if flaky.isEmpty { return "" }
    var text = "\n### Flaky\n\n"
    if run.summary.isRedByFlaky { text += "Flaky cases fail this run.\n\n" }
    for result in flaky.prefix(failureCountMax) {
      text += "- **\(MarkdownText.escaped(result.identity.name))** – "
      text += MarkdownText.escaped(StatusWords.flakyStory(result)) + "\n"
    }
    if flaky.count > failureCountMax { text += "\nand \(flaky.count - failureCountMax) more.\n" }
    return text
  }

  private func benchmarks(_ run: RunResult) -> String {
    let measured = run.cases.filter { !$0.metrics.isEmpty }
    if measured.isEmpty { return "" }
    var text = "\n### Benchmarks\n\n| benchmark | metric | median | ± MAD | n |\n"
    text += "| --- | --- | ---: | ---: | ---: |\n"
    var leftCount = 0
    for result in measured {
      for summary in result.metrics {
        // Counters without a budget matter only to comparisons, and the size of a comment is
        // limited.
        let isShown = !summary.isExact || summary.budget != nil
        guard isShown, text.utf8.count < failureBytesMax / 3 else {
          leftCount += 1
          continue
        }
        let value = summary.statistics.first.map { Figures.value($0.value, unit: summary.unit) }
        let spread =
          summary.isExact
          ? "exact" : summary["mad"].map { Figures.value($0, unit: summary.unit) } ?? ""
        let cells = [result.identity.name, summary.metric, value ?? "not measured", spread]
        text +=
          "| " + cells.map(MarkdownText.escaped).joined(separator: " | ")
          + " | \(summary.sampleCount) |\n"
      }
    }
    if leftCount > 0 {
      text +=
        "\n\(Figures.plural(leftCount, "figure")) more, exact counters without a limit first of all, "
      text += "stand in the reports.\n"
    }
    return text + "\nTimes are this engine's on this machine, not a phone's.\n"
  }

  // A single failure must not fill a comment.
  private func clipped(_ text: String, _ countMax: Int) -> String {
    text.utf8.count > countMax ? text.prefix(countMax) + "…" : text
  }
}
