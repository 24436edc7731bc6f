import TestModel

/// A comparison as Markdown, for a comment on a pull request.
public struct ComparisonMarkdown {
  /// The most lines of a list.
  public var lineCountMax: Int

  /// Creates the format; longer lists are cut.
  public init(lineCountMax: Int = 100) {
    self.lineCountMax = lineCountMax
  }

  /// The comparison as Markdown.
  public func render(_ comparison: RunComparison) -> String {
    let mark = comparison.isGreen ? "✅" : "❌"
    let count = comparison.failures.count
    let verdict =
      comparison.interruption != nil
      ? "incomplete" : count == 0 ? "no regression" : "\(count) regression\(count == 1 ? "" : "s")"
    var text = "## \(mark) Nibmark: \(verdict) against \(Self.escaped(comparison.base.name))\n"
    text += list(comparison.interruption.map { ["❌ run incomplete: " + Self.escaped($0)] } ?? [])
    text += list(
      comparison.environment.differences.map { "Environment: " + Self.escaped($0) }
    )
    text += list(comparison.failures.map { "❌ " + line($0) })
    text += list(comparison.warnings.map { "⚠️ " + line($0) })
    return text + counters(comparison) + times(comparison) + changed(comparison)
      + frames(comparison)
      + list(comparison.messages.map { Self.escaped($0.text) })
  }

  private func line(_ finding: ComparisonFinding) -> String {
    let name = finding.identity.map { "**\(Self.escaped($0.description))** " } ?? ""
    return name + Self.escaped(finding.text)
  }

  private func list(_ lines: [String]) -> String {
    guard !lines.isEmpty else { return "" }
    var text = "\n" + lines.prefix(lineCountMax).map { "- \($0)\n" }.joined()
    if lines.count > lineCountMax { text += "- and \(lines.count - lineCountMax) more\n" }
    return text
  }

  private func counters(_ comparison: RunComparison) -> String {
    let rows = comparison.counters.map { change in
      let (was, now) = change.texts
      return [change.identity.description, change.metric, was, now, change.verdict.rawValue]
    }
    return table("Counters", ["benchmark", "counter", "was", "is", "verdict"], rows)
  }

  private func times(_ comparison: RunComparison) -> String {
    let rows = comparison.times.map { time in
      [
        time.identity.description, time.verdict.rawValue, ComparisonFigures.percent(time.cpu),
        ComparisonFigures.percent(time.wall), ComparisonFigures.percent(time.control),
        ComparisonFigures.percent(time.smallestDetectable),
      ]
    }
    let names = ["benchmark", "verdict", "cpu time", "wall time", "control", "detectable"]
    let text = table("Times", names, rows)
    return text.isEmpty ? "" : text + "\nTimes are this engine's on this machine, not a phone's.\n"
  }

  private func changed(_ comparison: RunComparison) -> String {
    let rows = comparison.cases.map { change in
      [change.identity.description, ComparisonText.words[change.kind] ?? change.kind.rawValue]
    }
    return table("Cases", ["case", "change"], rows)
  }

  private func frames(_ comparison: RunComparison) -> String {
    let rows = (comparison.frames ?? []).flatMap { change in
      change.views.map { view in
        [
          change.identity.description, view.path, ViewFrameChange.text(view.base),
          ViewFrameChange.text(view.head),
        ]
      }
    }
    return table("Layout", ["case", "view", "was", "is"], rows)
  }

  private func table(_ title: String, _ names: [String], _ rows: [[String]]) -> String {
    guard !rows.isEmpty else { return "" }
    var text = "\n### \(title)\n\n| \(names.joined(separator: " | ")) |\n"
    text += "|\(String(repeating: " --- |", count: names.count))\n"
    for row in rows.prefix(lineCountMax) {
      text += "| \(row.map(Self.escaped).joined(separator: " | ")) |\n"
    }
    if rows.count > lineCountMax { text += "\nand \(rows.count - lineCountMax) more.\n" }
    return text
  }

  private static func escaped(_ text: String) -> String { MarkdownText.escaped(text) }
}
