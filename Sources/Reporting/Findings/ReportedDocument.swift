import Numbers
import TestModel

/// A document with all that a check found in it, in the order of its lines.
struct ReportedDocument {
  /// Its path from the working folder.
  var path: String
  /// What was found, whatever its state.
  var findings: [ReportedFinding] = []
  /// Whether some part of it was not checked, because the run ended before.
  var isUnfinished = false

  /// Whether a finding fails it.
  var fails: Bool { findings.contains { $0.fails } }

  /// The errors for which it could not be checked.
  var errors: [ReportedFinding] { findings.filter { $0.isError && $0.fails } }

  init(path: String) { self.path = path }

  /// Creates a document with the findings that it no longer has.
  init(path: String, gone: [CaseFailure]) {
    self.path = path
    for finding in gone { add(finding, nil, .known, fails: false) }
  }

  mutating func add(_ result: CaseResult) {
    let root = result.identity.name == "document" ? nil : result.identity.name
    for failure in result.failures where !isRepeated(failure) {
      add(failure, root, .new, fails: true)
    }
    for spared in result.spared {
      add(spared.finding, root, spared.state, reason: spared.reason, fails: false)
    }
    if result.status == .notRun { isUnfinished = true }
  }

  private mutating func add(
    _ failure: CaseFailure,
    _ root: String?,
    _ state: FindingState,
    reason: String? = nil,
    fails: Bool
  ) {
    findings.append(
      ReportedFinding(
        document: path,
        root: root,
        failure: failure,
        state: state,
        reason: reason,
        fails: fails
      )
    )
  }

  /// A worker that ends fails each root of its document, which is told once.
  private func isRepeated(_ failure: CaseFailure) -> Bool {
    failure.kind == .error && failure.objects == nil
      && findings.contains { $0.isError && $0.kind == failure.type }
  }

  /// The document with its findings in order.
  func finished(_ path: String) -> ReportedDocument {
    var document = self
    document.finish(path)
    return document
  }

  /// Puts the findings into the order of their places, and makes their fingerprints.
  mutating func finish(_ path: String) {
    findings = findings.enumerated()
      .sorted { one, other in
        (one.element.line, one.element.column ?? 0, one.offset)
          < (other.element.line, other.element.column ?? 0, other.offset)
      }
      .map(\.element)
    var counts: [String: Int] = [:]
    for index in findings.indices {
      let finding = findings[index]
      let objects = (finding.failure.objects ?? []).sorted().joined(separator: "\n")
      let key = [path, finding.kind, objects].joined(separator: "\n")
      counts[key, default: 0] += 1
      findings[index].fingerprint = Self.hash(key + "\n\(counts[key] ?? 1)")
    }
  }

  private static func hash(_ text: String) -> String {
    let digits = String(FNV1a.hash(text.utf8), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
