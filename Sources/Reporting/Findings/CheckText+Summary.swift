import TestModel

extension CheckText {
  /// The last screen: how much is wrong, how much of it is new, and what to do next.
  ///
  /// - Parameters:
  ///   - messages: What the check said of itself.
  ///   - written: The reports with their formats.
  ///   - errors: Why reports were not written.
  /// - Returns: The lines, the verdict last.
  func summary(
    _ messages: [RunMessage],
    written: [RunReporter.Written],
    errors: [ReportError]
  ) -> [String] {
    var lines = tables + pictures + section("Reports", Self.rows(written))
    lines += errors.map { style.paint(style.shown("error: \($0)"), .red) }
    if !messages.isEmpty { lines.append("") }
    lines += messages.map(line)
    let said = sentences.map { style.shown($0) }
    if !said.isEmpty { lines += [""] + said }
    lines += section("Next", next)
    return lines + ["", verdict]
      + [report.incompleteness].compactMap { $0.map { style.paint(style.shown($0), .red) } }
  }

  private var pictures: [String] {
    report.run.summary.changes.map {
      PictureText(changes: $0, style: style, isVerbose: isVerbose).lines
    } ?? []
  }

  private static func rows(_ written: [RunReporter.Written]) -> [[String]] {
    written.map { [$0.formatName, $0.path] }
  }

  private func section(_ title: String, _ rows: [[String]]) -> [String] {
    guard !rows.isEmpty else { return [] }
    let table = TextTable(rows: rows.map { $0.map { style.shown($0) } })
    return ["", style.paint(title, .bold)] + table.lines.map { "  " + $0 }
  }

  private var listed: [ReportedFinding] {
    report.findings.filter { isVerbose || $0.isListed }
  }

  private var tables: [String] {
    // One finding needs no table.
    guard listed.count > 1 else { return [] }
    let kinds = FindingCounts.byKindAndSeverity(
      report.findings.filter { isVerbose || $0.state == .new }
    )
    let folders = FindingCounts.byFolder(
      report.documents.map { document in
        (document.path, document.findings.filter { isVerbose || $0.isListed })
      }
    )
    return table("By kind", kinds, severityFirst: true)
      + (folders.count > 1 ? table("By folder", folders, severityFirst: false) : [])
  }

  private func table(_ title: String, _ counts: [FindingCounts], severityFirst: Bool) -> [String] {
    let hasKnown = isVerbose && counts.contains { $0.known + $0.suppressed > 0 }
    let head =
      [title] + (severityFirst ? ["", "new"] : ["errors", "warnings"])
      + (hasKnown ? ["known", "suppressed"] : [])
    let rows = counts.map { count -> [String] in
      let numbers = severityFirst ? [count.new] : [count.errors, count.warnings]
      return [count.name] + (severityFirst ? [count.severity.rawValue] : [])
        + (numbers + (hasKnown ? [count.known, count.suppressed] : [])).map(String.init)
    }
    let shown = ([head] + rows).map { $0.map { style.shown($0) } }
    let lines = TextTable(rows: shown, rightAligned: severityFirst ? [2, 3, 4] : [1, 2, 3, 4])
      .lines
    return ["", style.paint(lines[0], .bold)] + lines.dropFirst()
  }

  private func line(_ message: RunMessage) -> String {
    let place = message.location.map { "\($0): " } ?? ""
    let text = style.shown("\(place)\(message.level.rawValue): \(message.text)")
    return message.level == .warning ? style.paint(text, .yellow) : text
  }

  /// What is new, known and suppressed, a line each.
  private var sentences: [String] {
    var lines: [String] = []
    let all = FindingCounts(name: "", report.findings)
    let shown = FindingCounts(name: "", report.findings.filter(\.isListed))
    if shown.new > 0 {
      let documents = report.documents.count { $0.findings.contains(where: \.isListed) }
      lines.append(
        "\(Figures.plural(shown.new, "new finding")) in \(Figures.count(Double(documents))) of "
          + "\(Figures.plural(report.documents.count, "document")): \(shown.words)"
      )
    }
    let verbose = isVerbose ? "" : "; --verbose lists them"
    if all.new > shown.new {
      let count = all.new - shown.new
      let verb = count == 1 ? "fails" : "fail"
      lines.append("\(Figures.plural(count, "note")) \(verb) nothing\(verbose)")
    }
    if all.known > 0 {
      let verb = all.known == 1 ? "is" : "are"
      lines.append(
        "\(Figures.plural(all.known, "finding")) \(verb) \(report.context.knownPlace)"
      )
    }
    if all.suppressed > 0 {
      let verb = all.suppressed == 1 ? "is" : "are"
      lines.append("\(Figures.plural(all.suppressed, "finding")) \(verb) suppressed\(verbose)")
    }
    return lines
  }

  private var next: [[String]] {
    guard let document = report.first else { return [] }
    let header = report.header
    let repeating = RepeatingCommand(checking: document.path, of: header)
    var rows: [[String]] = []
    if report.documents.count > 1 { rows.append(["check one document again:", "\(repeating)"]) }
    if let kind = report.explained.first {
      rows.append(["read about a kind:", "nibmark check --explain \(kind)"])
    }
    // An error of a worker is in no baseline. Who has a baseline knows how new findings are accepted.
    let isNamed = document.findings.contains { $0.fails && $0.failure.objects != nil }
    if !report.context.isHeld, isNamed {
      let accepting = RepeatingCommand(header, adding: ["--baseline", "nibs.json", "--accept"])
      rows.append(["fail on new findings only:", "\(accepting)"])
    }
    return rows
  }

  private var verdict: String {
    let summary = report.run.summary
    let time = Figures.duration(summary.duration)
    let text = style.shown("\(ConsoleReporter.verdict(summary)) in \(time)")
    return style.paint(text, summary.isGreen ? .green : .red)
  }
}
