import TestModel

/// What a check found, for a person at a terminal or in a log: by document, then in a summary.
struct CheckText {
  /// The most lines of findings; whoever wants all asks for them.
  static let lineCountMax = 200
  /// The findings of one kind in one document that have a line each.
  static let findingCountMax = 3

  let report: CheckReport
  let style: ConsoleStyle
  /// Whether everything is listed, also what fails nothing.
  var isVerbose = false

  /// The findings, grouped by document.
  var findings: [String] {
    let documents = report.documents.filter { $0.findings.contains(where: isListed) }
    var blocks = documents.map { (document: $0, lines: self.lines(of: $0)) }
    var left: [ReportedDocument] = []
    if !isVerbose { cut(&blocks, &left) }
    var lines = blocks.flatMap { [""] + $0.lines }
    if !left.isEmpty {
      let count = left.reduce(0) { $0 + $1.findings.count(where: isListed) }
      let documents = Figures.plural(left.count, "more document")
      lines += [
        "",
        style.shown(
          "and \(Figures.plural(count, "finding")) in \(documents): --verbose lists all, and reports have all"
        ),
      ]
    }
    return lines
  }

  private func isListed(_ finding: ReportedFinding) -> Bool { isVerbose || finding.isListed }

  // The worst documents stay, in the order of the check.
  private func cut(
    _ blocks: inout [(document: ReportedDocument, lines: [String])],
    _ left: inout [ReportedDocument]
  ) {
    let order = blocks.indices.sorted { one, other in
      let (first, second) = (errorCount(blocks[one].document), errorCount(blocks[other].document))
      return first != second ? first > second : one < other
    }
    var kept: Set<Int> = []
    var count = 0
    for index in order {
      count += blocks[index].lines.count + 1
      if count <= Self.lineCountMax || kept.isEmpty { kept.insert(index) }
    }
    left = blocks.indices.filter { !kept.contains($0) }.map { blocks[$0].document }
    blocks = blocks.indices.filter(kept.contains).map { blocks[$0] }
  }

  private func errorCount(_ document: ReportedDocument) -> Int {
    document.findings.count { $0.isListed && $0.severity == .error }
  }
}

// MARK: - One document

extension CheckText {
  private func lines(of document: ReportedDocument) -> [String] {
    let listed = document.findings.filter(isListed)
    let mark =
      document.fails
      ? style.paint(style.failMark, .red) : style.paint(style.skipMark, .yellow)
    let path = style.paint(style.shown(document.path), .bold)
    let head = "\(mark) \(path): " + Figures.plural(listed.count, "finding")
    var rows: [Row] = []
    for (kind, findings) in Self.grouped(listed) {
      let countMax =
        isVerbose || findings.count <= Self.findingCountMax + 1
        ? findings.count : Self.findingCountMax
      rows += findings.prefix(countMax).map(row)
      let rest = Array(findings.dropFirst(countMax))
      if !rest.isEmpty { rows.append(Row(findings[0], ["", "", kind, others(rest)])) }
    }
    return [head] + table(rows)
  }

  private struct Row {
    var severity: FindingSeverity
    var cells: [String]
    /// Lines below it.
    var further: [String] = []

    init(_ finding: ReportedFinding, _ cells: [String], _ further: [String] = []) {
      severity = finding.severity
      self.cells = cells
      self.further = further
    }
  }

  /// The kinds of a document in the order of their first places, with their findings.
  private static func grouped(_ findings: [ReportedFinding]) -> [(String, [ReportedFinding])] {
    var order: [String] = []
    var groups: [String: [ReportedFinding]] = [:]
    for finding in findings {
      if groups[finding.kind] == nil { order.append(finding.kind) }
      groups[finding.kind, default: []].append(finding)
    }
    return order.map { ($0, groups[$0] ?? []) }
  }

  private func row(_ finding: ReportedFinding) -> Row {
    var message = finding.message
    switch finding.state {
    case .new: break
    case .known: message = "(known) " + message
    case .suppressed: message = "(suppressed: \(finding.reason ?? "")) " + message
    }
    return Row(
      finding,
      [finding.place, finding.severity.rawValue, finding.kind, message],
      isVerbose ? details(finding) : []
    )
  }

  private func details(_ finding: ReportedFinding) -> [String] {
    finding.failure.details.prefix(4).flatMap { detail -> [String] in
      let lines = ClippedText.lines(
        detail.text.split(separator: "\n").map(String.init),
        byteCountMax: ClippedText.byteCountMax
      )
      return lines.prefix(40).map { style.shown("        " + $0) }
    }
  }

  private func others(_ findings: [ReportedFinding]) -> String {
    let lines = findings.map(\.line).reduce(into: [Int]()) { lines, line in
      if lines.last != line { lines.append(line) }
    }
    let places = lines.prefix(6).map(String.init).joined(separator: ", ")
    let noun = lines.count == 1 ? "line" : "lines"
    return "and \(findings.count) more, at \(noun) \(places)\(lines.count > 6 ? ", …" : "")"
  }

  private func table(_ rows: [Row]) -> [String] {
    let cells = rows.map { $0.cells.map { style.shown($0) } }
    let lines = TextTable(rows: cells, rightAligned: [0]).lines
    return zip(rows, lines).flatMap { row, line in
      [paint("    " + line, row.severity)] + row.further
    }
  }

  private func paint(_ line: String, _ severity: FindingSeverity) -> String {
    switch severity {
    case .error: style.paint(line, .red)
    case .warning: style.paint(line, .yellow)
    case .note: style.paint(line, .dim)
    }
  }
}
