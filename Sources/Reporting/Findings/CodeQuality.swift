import TestModel

/// The new findings of a check as a Code Quality report of GitLab.
///
/// Fields: docs.gitlab.com, "Code Quality report format".
struct CodeQuality {
  private struct Issue: Encodable {
    struct Location: Encodable {
      struct Lines: Encodable { var begin: Int }
      var path: String
      var lines: Lines
    }
    var description: String
    var check_name: String
    var fingerprint: String
    var severity: String
    var location: Location
  }

  let report: CheckReport

  /// A list, which is empty when nothing is new.
  var text: String {
    get throws(ReportError) {
      let issues = report.findings.filter { $0.state == .new }.map(issue)
      return VisibleText.json(try ReportCoding.text(of: issues, isPretty: true, path: "gitlab"))
        + "\n"
    }
  }

  private func issue(_ finding: ReportedFinding) -> Issue {
    Issue(
      description: finding.message,
      check_name: finding.kind,
      fingerprint: finding.fingerprint,
      severity: Self.name(finding.severity),
      location: Issue.Location(
        path: report.context.paths.path(of: finding.document),
        lines: Issue.Location.Lines(begin: finding.line)
      )
    )
  }

  private static func name(_ severity: FindingSeverity) -> String {
    switch severity {
    case .error: "critical"
    case .warning: "major"
    case .note: "info"
    }
  }
}
