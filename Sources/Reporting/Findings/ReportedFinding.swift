import TestModel

/// A finding as the reports of a check show it.
struct ReportedFinding {
  /// The path of its document from the working folder.
  var document: String
  /// The root that it is about; nil for one about the whole document.
  var root: String?
  /// The finding.
  var failure: CaseFailure
  /// What it is against the baseline and the suppressions.
  var state: FindingState
  /// Why it is suppressed; nil for other findings.
  var reason: String?
  /// Whether it fails its document.
  var fails: Bool
  /// A text that stays when lines and messages change, and that no other finding has.
  var fingerprint = ""

  /// The name of its kind, or the code of the error for which a document cannot be read.
  var kind: String { failure.type }

  /// What is wrong, on one line.
  var message: String { VisibleText.line(failure.message) }

  var severity: FindingSeverity { failure.severity ?? .error }

  /// Whether the document could not be checked, so that it is no finding of a kind.
  var isError: Bool { failure.kind == .error }

  /// The line in the document, from 1.
  var line: Int { max(1, failure.location?.line ?? 1) }

  /// The column, from 1; nil when it is unknown.
  var column: Int? { failure.location.flatMap { $0.column > 0 ? $0.column : nil } }

  /// Line and column, as far as known: `12:7`.
  var place: String { column.map { "\(line):\($0)" } ?? "\(line)" }

  /// Whether it is told without being asked for.
  ///
  /// A warning is told even where only errors fail, as compilers do. A note is told where it fails.
  var isListed: Bool { state == .new && (fails || severity >= .warning) }
}
