import TestModel

/// What a check found, as a page of Markdown with GitHub's limits in mind.
struct CheckMarkdown {
  /// The most bytes of a comment on GitHub, which holds 65,536 characters.
  static let commentByteCountMax = 65_000

  let report: CheckReport
  /// The most bytes of the page.
  var byteCountMax = commentByteCountMax

  /// The page, cut after whole documents, with a line that says what was cut.
  var text: String {
    let head = head + table("kind", kinds) + table("folder", folders) + pictures
    let end = explanations + repeating
    // A page that is too small for its tables has its verdict alone.
    guard head.utf8.count + end.utf8.count + 400 < byteCountMax else {
      return self.head.utf8.count + 200 < byteCountMax ? self.head + "\n" + notShown(shown) : ""
    }
    var text = head
    var left: [ReportedFinding] = []
    let room = byteCountMax - end.utf8.count - 200
    for document in report.documents {
      let listed = document.findings.filter(\.isListed)
      guard !listed.isEmpty else { continue }
      let block = block(document, listed)
      if text.utf8.count + block.utf8.count > room { left += listed } else { text += block }
    }
    return text + (left.isEmpty ? "" : "\n" + notShown(left)) + end
  }

  private var shown: [ReportedFinding] { report.findings.filter(\.isListed) }

  private func notShown(_ findings: [ReportedFinding]) -> String {
    guard !findings.isEmpty else { return "" }
    let documents = Set(findings.map(\.document)).count
    return "**\(Figures.plural(findings.count, "finding")) in "
      + "\(Figures.plural(documents, "document")) would not fit here: "
      + "the page is cut at \(Figures.count(Double(byteCountMax))) bytes. The reports have all.**\n"
  }
}

// MARK: - Head

extension CheckMarkdown {
  private var head: String {
    let summary = report.run.summary
    let documents = Figures.plural(report.documents.count, "document")
    let red = report.documents.count { $0.findings.contains(where: \.isListed) }
    let new = FindingCounts(name: "", shown)
    let title =
      new.new == 0
      ? "no new finding in \(documents)"
      : "\(Figures.plural(new.new, "new finding")) in \(Figures.count(Double(red))) of \(documents)"
    var text = "## \(summary.isGreen ? "✅" : "❌") nibmark check: \(title)\n\n"
    let parts = ([new.words] + others).filter { !$0.isEmpty }
    text += MarkdownText.escaped(parts.joined(separator: "; ")) + ".\n"
    if let sentence = report.incompleteness {
      text += "\n**\(MarkdownText.escaped(sentence))**\n"
    }
    return text
  }

  private var others: [String] {
    let all = FindingCounts(name: "", report.findings)
    let notes = all.new - shown.count
    return [
      notes > 0 ? "\(Figures.plural(notes, "note")) that fail nothing" : "",
      all.known > 0 ? "\(Figures.count(Double(all.known))) \(report.context.knownPlace)" : "",
      all.suppressed > 0 ? "\(Figures.count(Double(all.suppressed))) suppressed" : "",
      StatusWords.counts(report.run.summary),
    ]
  }

  private var kinds: [FindingCounts] {
    FindingCounts.byKind(report.findings.filter { $0.state == .new })
  }

  private var folders: [FindingCounts] {
    FindingCounts.byFolder(
      report.documents.map { ($0.path, $0.findings.filter { $0.state == .new }) }
    )
  }

  private func table(_ title: String, _ counts: [FindingCounts]) -> String {
    guard !counts.isEmpty else { return "" }
    let rows = counts.map { count in
      "| \(MarkdownText.escaped(count.name)) | \(count.errors) | \(count.warnings) | \(count.notes) |\n"
    }
    return "\n| \(title) | errors | warnings | notes |\n| --- | ---: | ---: | ---: |\n"
      + rows.joined()
  }
}

// MARK: - Layouts

extension CheckMarkdown {
  /// The most rows of what changed since a revision.
  private static let pictureRowsMax = 40

  /// What became of the views since the base, as a table.
  private var pictures: String {
    guard let changes = report.run.summary.changes, let all = changes.pictures else {
      return ""
    }
    let rows = PictureText.sorted(all).flatMap { self.rows(of: $0) }
    guard !rows.isEmpty else { return "" }
    var text = "\n### Layout since \(MarkdownText.escaped(changes.base))\n\n"
    text += "| document | view | what | sizes |\n| --- | --- | --- | --- |\n"
    text += rows.prefix(Self.pictureRowsMax).joined()
    let left = rows.count - Self.pictureRowsMax
    if left > 0 { text += "\n…and \(left) more. The page has all, before and after.\n" }
    return text
  }

  private func rows(of pictures: DocumentPictures) -> [String] {
    let path = MarkdownText.code(report.context.paths.path(of: pictures.document))
    let problems = pictures.problems.map { "| \(path) |  | \(MarkdownText.escaped($0)) |  |\n" }
    return problems
      + PictureRows(pictures).rows.map { row in
        let what = [row.word, row.what].filter { !$0.isEmpty }.joined(separator: ": ")
        let cells = [row.views, what, row.sizes].map {
          MarkdownText.escaped(ClippedText.shown($0, byteCountMax: 400))
        }
        return "| \(path) | \(cells.joined(separator: " | ")) |\n"
      }
  }
}

// MARK: - Documents

extension CheckMarkdown {
  /// The most findings of one document.
  private static let findingCountMax = 50

  private func block(_ document: ReportedDocument, _ listed: [ReportedFinding]) -> String {
    let path = report.context.paths.path(of: document.path)
    let counts = FindingCounts(name: "", listed)
    var text = "\n<details><summary>\(MarkdownText.code(path)) – \(counts.words)</summary>\n\n"
    text += "| line | severity | kind | finding |\n| ---: | --- | --- | --- |\n"
    for finding in listed.prefix(Self.findingCountMax) {
      let message = ClippedText.shown(finding.message, byteCountMax: 1000)
      text += "| \(finding.place) | \(finding.severity.rawValue) "
      text += "| \(MarkdownText.escaped(finding.kind)) | \(MarkdownText.escaped(message)) |\n"
    }
    let left = listed.count - Self.findingCountMax
    if left > 0 { text += "\nand \(Figures.plural(left, "more finding")) in this document.\n" }
    return text + "\n</details>\n"
  }

  private var explanations: String {
    let kinds = Set(report.explained)
    let rules = report.context.rules.filter { kinds.contains($0.id) }
    guard !rules.isEmpty else { return "" }
    let items = rules.map { rule in
      "- **\(rule.id)**: \(rule.summary) \(rule.breaks) *Mend it:* \(rule.mending)\n"
    }
    return "\n<details><summary>What the kinds mean</summary>\n\n\(items.joined())\n</details>\n"
  }

  private var repeating: String {
    guard let document = report.first else { return "" }
    let command = RepeatingCommand(checking: document.path, of: report.header)
    return "\nCheck one document again:\n\n" + MarkdownText.fenced("\(command)")
  }
}
