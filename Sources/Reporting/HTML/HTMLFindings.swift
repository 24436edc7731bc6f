import TestModel

/// What the page of a check says of its findings beside the failures: tables, filters, and what fails nothing.
struct HTMLFindings {
  private let report: CheckReport?
  private let isCheck: Bool

  init(run: RunResult) {
    isCheck = run.cases.contains { $0.kind == .document }
    let folder = run.header.workingFolder ?? run.header.root
    let context = CheckContext(
      rules: [],
      paths: CheckoutPaths(root: folder, folder: folder),
      exitCode: { _ in 0 }
    )
    report = isCheck ? CheckReport(run, context) : nil
  }

  /// The most rows of findings that fail nothing; `result.json` has all.
  private static let otherCountMax = 2000

  /// The kind and severity of a finding, for the filters.
  static func attributes(of failure: CaseFailure) -> Markup {
    " data-found=\"\(token(failure.type, failure.severity ?? .error))\""
  }

  /// The document and the findings of a card or row, for the filters; empty for a case of a suite.
  static func attributes(of result: CaseResult) -> Markup {
    guard result.kind == .document else { return "" }
    let tokens = result.failures.map { token($0.type, $0.severity ?? .error) }
    let found = Set(tokens).sorted().joined(separator: " ")
    return "data-file=\"\(result.identity.file)\" data-found=\"\(found)\" "
  }

  private static func token(_ kind: String, _ severity: FindingSeverity) -> String {
    kind.replacing(" ", with: "_") + "/" + severity.rawValue
  }
}

// MARK: - Filters

extension HTMLFindings {
  /// Three choices beside the page's own; the script works them.
  var filters: Markup {
    guard let report, !report.findings.isEmpty else { return "" }
    let kinds = FindingCounts.byKind(report.findings).map { $0.name.replacing(" ", with: "_") }
    let severities = [FindingSeverity.error, .warning, .note].map(\.rawValue)
    return choice("kind", "All kinds", kinds) + choice("severity", "All severities", severities)
      + choice("folder", "All folders", folders(report))
  }

  private func folders(_ report: CheckReport) -> [String] {
    var names: Set<String> = []
    for document in report.documents where !document.findings.isEmpty {
      let parts = document.path.split(separator: "/").dropLast()
      for depth in 1...3 where depth <= parts.count {
        names.insert(parts.prefix(depth).joined(separator: "/"))
      }
    }
    return Array(names.sorted().prefix(400))
  }

  private func choice(_ name: String, _ all: String, _ values: [String]) -> Markup {
    guard values.count > 1 else { return "" }
    let options = values.map { "<option value=\"\($0)\">\($0)</option>" as Markup }
    return """
      <label class="filter"><span class="visually-hidden">\(name)</span>
      <select id="\(name)"><option value="">\(all)</option>\(options)</select></label>
      """
  }
}

// MARK: - Sections

extension HTMLFindings {
  /// How many findings there are, by kind and by folder.
  var summary: Markup {
    guard let report, !report.findings.isEmpty else { return "" }
    let kinds = FindingCounts.byKind(report.findings)
    let folders = FindingCounts.byFolder(report.documents.map { ($0.path, $0.findings) })
    return """
      <section id="findings" aria-labelledby="findings-title">
      <h2 id="findings-title">Findings</h2><div class="tables">
      \(table("Kind", kinds))\(folders.count > 1 ? table("Folder", folders) : "")</div></section>
      """
  }

  private func table(_ title: String, _ counts: [FindingCounts]) -> Markup {
    let columns: [(String, KeyPath<FindingCounts, Int>)] = [
      ("Errors", \.errors), ("Warnings", \.warnings), ("Notes", \.notes), ("Known", \.known),
      ("Suppressed", \.suppressed),
    ]
    let used = columns.filter { column in counts.contains { $0[keyPath: column.1] > 0 } }
    let heads = used.map { "<th scope=\"col\" class=\"number\">\($0.0)</th>" as Markup }
    let rows = counts.map { count -> Markup in
      let cells = used.map { column -> Markup in
        let number = count[keyPath: column.1]
        return "<td class=\"number\">\(number == 0 ? "" : String(number))</td>"
      }
      return "<tr><th scope=\"row\">\(count.name)</th>\(cells)</tr>"
    }
    return """
      <div class="card scroll" tabindex="0" role="region" aria-label="Findings by \(title)"><table>
      <thead><tr><th scope="col">\(title)</th>\(heads)</tr></thead><tbody>\(rows)</tbody></table></div>
      """
  }

  /// The findings that fail nothing: lighter ones, known ones, and suppressed ones with their reasons.
  var others: Markup {
    guard let report else { return "" }
    let others = report.findings.filter { !$0.fails }
    guard !others.isEmpty else { return "" }
    let rows = others.prefix(Self.otherCountMax).map(row)
    let left = others.count - rows.count
    let hint: Markup =
      left > 0
      ? "<p class=\"hint\">\(Figures.count(Double(left))) more would make the page too large: result.json has all.</p>"
      : ""
    return """
      <section id="others" aria-labelledby="others-title"><h2 id="others-title">Fails nothing</h2>\(hint)
      <details class="card suite calm"><summary><span class="dot" aria-hidden="true"></span>
      <span class="suite-name">\(Figures.plural(others.count, "finding"))</span></summary>
      <div class="scroll" tabindex="0" role="region" aria-label="Findings that fail nothing">
      <table class="cases"><thead><tr><th scope="col">Place</th><th scope="col">Severity</th>
      <th scope="col">Kind</th><th scope="col">State</th><th scope="col">Finding</th></tr></thead>
      <tbody>\(rows)</tbody></table></div></details></section>
      """
  }

  private func row(_ finding: ReportedFinding) -> Markup {
    let reason: Markup = finding.reason.map { "<p class=\"reason\">\($0)</p>" } ?? ""
    let text = [finding.document, finding.kind, finding.message].joined(separator: " ")
    return """
      <tr class="case" data-status="passed" data-file="\(finding.document)" \
      data-found="\(Self.token(finding.kind, finding.severity))" data-text="\(text.lowercased())">\
      <th scope="row">\(finding.document):\(finding.place)</th><td>\(finding.severity.rawValue)</td>\
      <td>\(finding.kind)</td><td>\(finding.state.rawValue)</td>\
      <td>\(ClippedText.shown(finding.message))\(reason)</td></tr>
      """
  }
}
