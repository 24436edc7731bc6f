import TestModel

/// All findings of a check as one object of JSON, for scripts.
struct FindingList {
  private struct List: Encodable {
    var formatVersion = 1
    var toolVersion: String
    var isComplete: Bool
    var documentCount: Int
    var base: Base?
    var unbuiltDocuments: [String]
    var findings: [Item]
    /// What became of the layouts since the base; nil without one.
    var changes: [Pictures]?
  }

  private struct Pictures: Encodable {
    var document: String
    var path: String
    var problems: [String]
    var views: [ViewChange]
  }

  private struct Base: Encodable {
    var name: String
    var newCount: Int
    var movedCount: Int
    var keptCount: Int
    var gone: [GoneItem]
  }

  private struct GoneItem: Encodable {
    var document: String
    var path: String
    var line: Int
    var column: Int?
    var kind: String
    var severity: FindingSeverity
    var message: String
    var objects: [String]
    var fingerprint: String
  }

  private struct Item: Encodable {
    var document: String
    var path: String
    var line: Int
    var column: Int?
    var root: String?
    var kind: String
    var severity: FindingSeverity
    var state: FindingState
    var reason: String?
    var fails: Bool
    var message: String
    var objects: [String]
    var fingerprint: String
  }

  let report: CheckReport

  /// The object; its findings are in the order of the documents and lines.
  var text: String {
    get throws(ReportError) {
      let list = List(
        toolVersion: report.header.toolVersion,
        isComplete: report.run.summary.isComplete,
        documentCount: report.documents.count,
        base: base,
        unbuiltDocuments: report.context.unbuilt,
        findings: report.findings.map(item),
        changes: changes
      )
      return VisibleText.json(try ReportCoding.text(of: list, isPretty: true, path: "json")) + "\n"
    }
  }

  private var base: Base? {
    report.run.summary.changes.map { changes in
      Base(
        name: changes.base,
        newCount: changes.newCount,
        movedCount: changes.movedCount,
        keptCount: changes.keptCount,
        gone: report.gone.map(goneItem)
      )
    }
  }

  // The pictures themselves are in result.json and on the page.
  private var changes: [Pictures]? {
    report.run.summary.changes?.pictures.map { all in
      all.map { pictures in
        Pictures(
          document: pictures.document,
          path: report.context.paths.path(of: pictures.document),
          problems: pictures.problems,
          views: pictures.changes
        )
      }
    }
  }

  private func goneItem(_ finding: ReportedFinding) -> GoneItem {
    GoneItem(
      document: finding.document,
      path: report.context.paths.path(of: finding.document),
      line: finding.line,
      column: finding.column,
      kind: finding.kind,
      severity: finding.severity,
      message: finding.failure.message,
      objects: finding.failure.objects ?? [],
      fingerprint: finding.fingerprint
    )
  }

  private func item(_ finding: ReportedFinding) -> Item {
    Item(
      document: finding.document,
      path: report.context.paths.path(of: finding.document),
      line: finding.line,
      column: finding.column,
      root: finding.root,
      kind: finding.kind,
      severity: finding.severity,
      state: finding.state,
      reason: finding.reason,
      fails: finding.fails,
      message: finding.failure.message,
      objects: finding.failure.objects ?? [],
      fingerprint: finding.fingerprint
    )
  }
}
