import Numbers
import TestModel

/// The findings of a check as a log of SARIF 2.1.0.
///
/// OASIS, "Static Analysis Results Interchange Format Version 2.1.0"; section numbers are those of its text.
struct SARIFReport {
  let report: CheckReport
  /// The kinds, then the errors for which documents could not be read.
  private let rules: [SARIFLog.Rule]
  private let ruleIndices: [String: Int]
  private let hasSuppressions: Bool
  private let hasBaseline: Bool

  init(report: CheckReport) {
    self.report = report
    let known = Set(report.context.rules.map(\.id))
    let codes = Set((report.findings + report.gone).map(\.kind)).subtracting(known).sorted()
    rules = report.context.rules.map(SARIFLog.Rule.init) + codes.map(SARIFLog.Rule.init(code:))
    ruleIndices = Dictionary(
      rules.enumerated().map { ($0.element.id, $0.offset) },
      uniquingKeysWith: { first, _ in first }
    )
    hasSuppressions = report.findings.contains { $0.state == .suppressed }
    hasBaseline =
      report.context.isHeld || report.findings.contains { $0.state == .known }
  }

  /// The log.
  var text: String {
    get throws(ReportError) {
      VisibleText.json(try ReportCoding.text(of: log, isPretty: true, path: "sarif")) + "\n"
    }
  }

  private var log: SARIFLog {
    let driver = SARIFLog.Driver(
      name: "nibmark",
      version: report.header.toolVersion,
      rules: rules
    )
    let run = SARIFLog.Run(
      tool: SARIFLog.Tool(driver: driver),
      automationDetails: SARIFLog.AutomationDetails(id: "nibmark-check/"),
      originalUriBaseIds: [
        SARIFLog.rootID: SARIFLog.ArtifactLocation(uri: report.context.paths.rootURI)
      ],
      invocations: [invocation],
      results: report.findings.filter { !isLoss($0) }.map { result($0) }
        + report.gone.map { result($0, isGone: true) }
    )
    return SARIFLog(runs: [run])
  }

  /// Whether the tool failed, so that nothing is said of the document.
  private func isLoss(_ finding: ReportedFinding) -> Bool {
    finding.isError && finding.failure.objects == nil
  }

  private func result(_ finding: ReportedFinding, isGone: Bool = false) -> SARIFLog.Result {
    SARIFLog.Result(
      ruleId: finding.kind,
      ruleIndex: ruleIndices[finding.kind] ?? -1,
      level: finding.severity.rawValue,
      message: Self.message(finding),
      locations: [location(finding)],
      partialFingerprints: ["nibmarkFinding/v1": finding.fingerprint],
      // 3.27.23: a log that says of one result that it is suppressed says it of all.
      suppressions: hasSuppressions ? suppressions(finding) : nil,
      // 3.27.24: one that is absent is among the results as it was.
      baselineState: !hasBaseline
        ? nil : isGone ? "absent" : finding.state == .known ? "unchanged" : "new"
    )
  }

  // 3.11.6: a pair of brackets before a parenthesis would be a link.
  private static func message(_ finding: ReportedFinding) -> SARIFLog.Message {
    let text = finding.failure.message
    guard text.utf8.firstRange(of: "](".utf8) != nil else { return SARIFLog.Message(text: text) }
    return SARIFLog.Message(text: text.replacingScalars(["[": "\\[", "]": "\\]"]))
  }

  private func suppressions(_ finding: ReportedFinding) -> [SARIFLog.Suppression] {
    guard finding.state == .suppressed else { return [] }
    return [SARIFLog.Suppression(justification: finding.reason)]
  }

  private func location(_ finding: ReportedFinding) -> SARIFLog.Location {
    let uri = report.context.paths.uri(of: finding.document)
    let artifact = SARIFLog.ArtifactLocation(
      uri: uri,
      uriBaseId: uri.hasPrefix("file:") ? nil : SARIFLog.rootID
    )
    let region = SARIFLog.Region(startLine: finding.line, startColumn: finding.column)
    return SARIFLog.Location(
      physicalLocation: SARIFLog.PhysicalLocation(artifactLocation: artifact, region: region),
      logicalLocations: logicalLocations(finding)
    )
  }

  private func logicalLocations(_ finding: ReportedFinding) -> [SARIFLog.LogicalLocation]? {
    let path = report.context.paths.path(of: finding.document)
    var names = (finding.failure.objects ?? []).map {
      $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    // An element that has no id has its path.
    names += finding.failure.details.filter { $0.title == "element" }.map(\.text)
    let locations = names.filter { !$0.isEmpty }.prefix(20).map {
      SARIFLog.LogicalLocation(name: $0, fullyQualifiedName: path + "#" + $0, kind: "element")
    }
    return locations.isEmpty ? nil : locations
  }
}

// MARK: - Invocation

extension SARIFReport {
  private var invocation: SARIFLog.Invocation {
    let run = report.run
    let errors = report.findings.filter(\.isError)
    let isWhole = run.summary.isComplete && !errors.contains(where: isLoss)
    let start = run.header.startedAt
    let milliseconds = Int64(Int(saturating: run.summary.duration / .milliseconds(1)))
    let end = Timestamp(
      millisecondsSince1970: start.millisecondsSince1970.addingReportingOverflow(milliseconds)
        .partialValue
    )
    let folder = run.header.workingFolder.map {
      SARIFLog.ArtifactLocation(uri: report.context.paths.folderURI($0))
    }
    return SARIFLog.Invocation(
      executionSuccessful: isWhole,
      exitCode: Int(report.context.exitCode(run)),
      arguments: run.header.arguments,
      workingDirectory: folder,
      startTimeUtc: start.description,
      endTimeUtc: end.description,
      toolExecutionNotifications: errors.map(notification) + incompleteness
        + run.messages.map(notification)
    )
  }

  private func notification(_ finding: ReportedFinding) -> SARIFLog.Notification {
    SARIFLog.Notification(
      level: finding.severity.rawValue,
      message: SARIFLog.Message(text: finding.failure.message),
      locations: [location(finding)]
    )
  }

  private var incompleteness: [SARIFLog.Notification] {
    report.incompleteness.map {
      [SARIFLog.Notification(level: "error", message: SARIFLog.Message(text: $0))]
    } ?? []
  }

  private func notification(_ message: RunMessage) -> SARIFLog.Notification {
    SARIFLog.Notification(
      level: message.level == .warning ? "warning" : "note",
      message: SARIFLog.Message(text: message.text)
    )
  }
}
