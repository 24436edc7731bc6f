import TestModel

/// What a check found, by document: every report of a check is made from it.
struct CheckReport {
  /// The check.
  let run: RunResult
  /// What else reports say.
  let context: CheckContext
  /// All documents in the order of the check, those without findings too.
  let documents: [ReportedDocument]

  init(_ run: RunResult, _ context: CheckContext) {
    self.run = run
    self.context = context
    var documents: [ReportedDocument] = []
    var positions: [String: Int] = [:]
    for result in run.plannedSuites.lazy.flatMap(\.cases) where !result.identity.file.isEmpty {
      let file = result.identity.file
      let position = positions[file] ?? documents.count
      if position == documents.count {
        positions[file] = position
        documents.append(ReportedDocument(path: file))
      }
      documents[position].add(result)
    }
    for index in documents.indices {
      documents[index].finish(context.paths.path(of: documents[index].path))
    }
    self.documents = documents
  }

  var header: RunHeader { run.header }

  /// The findings that a base had, as they were.
  var gone: [ReportedFinding] {
    let gone = run.summary.changes?.gone ?? []
    return Dictionary(grouping: gone, by: \.document).sorted { $0.key < $1.key }.flatMap {
      ReportedDocument(path: $0, gone: $1.map(\.finding)).finished(context.paths.path(of: $0))
        .findings
    }
  }

  /// Why some documents have no result, and how many; nil for a complete check.
  var incompleteness: String? {
    let missing = run.cases.first { $0.identity.key == RunResult.incompleteIdentity.key }
    return missing?.failures.first?.message ?? StatusWords.incompleteness(run.summary)
  }

  /// All findings, document by document.
  var findings: [ReportedFinding] { documents.flatMap(\.findings) }

  /// The new findings that code hosts show, the worst first.
  ///
  /// The first of each kind and document comes before the others, which are mostly alike.
  var worst: [ReportedFinding] {
    var counts: [String: Int] = [:]
    let new = findings.filter { $0.state == .new }.enumerated().map { place, finding in
      let key = finding.document + "\n" + finding.kind
      counts[key, default: 0] += 1
      let lightness = finding.severity == .error ? 0 : finding.severity == .warning ? 1 : 2
      return (finding, (lightness, finding.fails ? 0 : 1, counts[key] ?? 0, place))
    }
    return new.sorted { $0.1 < $1.1 }.map(\.0)
  }

  /// The document to look at first: one with an error, where there is one.
  var first: ReportedDocument? {
    let red = documents.lazy.filter(\.fails)
    return red.first { $0.findings.contains { $0.fails && $0.severity == .error } } ?? red.first
  }

  /// The kinds of new findings that the tool can explain, the most frequent first.
  var explained: [String] {
    let ids = Set(context.rules.map(\.id))
    return FindingCounts.byKind(findings.filter { $0.isListed && ids.contains($0.kind) })
      .map(\.name)
  }
}
