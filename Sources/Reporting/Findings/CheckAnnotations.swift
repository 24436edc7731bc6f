import TestModel

/// The new findings of a check as workflow commands of GitHub Actions.
struct CheckAnnotations {
  /// GitHub shows ten annotations of each severity and step.
  static let countMax = 10

  let report: CheckReport

  /// One command a line, the worst first, and a line that counts the others.
  var text: String {
    var lines: [String] = []
    var left = 0
    // A baseline and a base are there for silence about what is old, and a baseline has no notes.
    let worst = report.worst.filter { $0.fails || !report.context.isHeld }
    let incompleteness = incompleteness
    for severity in [FindingSeverity.error, .warning, .note] {
      var own = worst.filter { $0.severity == severity }.map(command)
      if severity == .error { own = incompleteness + own }
      lines += own.prefix(Self.countMax)
      left += max(0, own.count - Self.countMax)
    }
    if left > 0 {
      let findings = left == 1 ? "1 further finding has" : "\(left) further findings have"
      lines.append("nibmark: \(findings) no annotation: GitHub shows ten of a severity and step.")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private var incompleteness: [String] {
    report.incompleteness.map {
      ["::error title=nibmark check::" + GitHubAnnotations.data($0)]
    } ?? []
  }

  private func command(_ finding: ReportedFinding) -> String {
    let property = GitHubAnnotations.property
    var properties = [
      "file=" + property(report.context.paths.path(of: finding.document)),
      "line=\(finding.line)",
    ]
    if let column = finding.column { properties.append("col=\(column)") }
    properties.append("title=" + property(finding.kind))
    let text = ClippedText.shown(finding.failure.message, byteCountMax: 4000)
    return "::\(Self.name(finding.severity)) " + properties.joined(separator: ",") + "::"
      + GitHubAnnotations.data(text)
  }

  private static func name(_ severity: FindingSeverity) -> String {
    severity == .note ? "notice" : severity.rawValue
  }
}
