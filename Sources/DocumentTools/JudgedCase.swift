import Numbers
import TestModel

/// A case of a document with what becomes of its findings.
struct JudgedCase {
  let identity: CaseIdentity
  /// Whether the filters leave it in.
  let isWanted: Bool
  private let checked: CheckedCase
  private(set) var parts: FindingJudge.Parts

  init(
    _ identity: CaseIdentity,
    _ checked: CheckedCase,
    isWanted: Bool,
    by judge: FindingJudge
  ) {
    self.identity = identity
    self.isWanted = isWanted
    self.checked = checked
    parts = judge.parts(of: checked.failures ?? [], in: identity.file)
  }

  /// Judges further findings.
  mutating func add(_ failures: [CaseFailure], by judge: FindingJudge) {
    judge.part(failures, in: identity.file, into: &parts)
  }

  /// The result that reports show.
  var result: CaseResult {
    let failures = parts.failing
    let isError = failures.contains { $0.kind == .error }
    var result = CaseResult(
      identity: identity,
      kind: .document,
      status: failures.isEmpty ? .passed : isError ? .error : .failed,
      startedAt: checked.startedAt,
      duration: .seconds(saturating: checked.seconds),
      failures: failures,
      systemOut: text + (checked.remarks ?? ""),
      systemError: checked.printed ?? ""
    )
    result.spared = spared
    return result
  }

  private var spared: [SparedFinding] {
    parts.light.map { SparedFinding($0, .new) } + parts.known.map { SparedFinding($0, .known) }
      + parts.former.map { SparedFinding($0.failure, .known) }
      + parts.suppressed.map { SparedFinding($0, .suppressed, reason: $1.reason) }
  }

  /// What does not fail the case, a line each.
  private var text: String {
    var lines = parts.light.map { "\($0.severity?.rawValue ?? "note"): " + Self.placed($0) }
    lines += parts.suppressed.map { finding, suppression in
      "suppressed: " + Self.placed(finding) + " Reason: " + suppression.reason
    }
    if !parts.known.isEmpty {
      let verb = parts.known.count == 1 ? " is" : "s are"
      lines.append("note: \(parts.known.count) finding\(verb) in the baseline")
    }
    lines += parts.former.map { finding, document in
      let origin = document == identity.file ? "" : " in \(document)"
      return "note: at the base already\(origin): " + Self.placed(finding)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func placed(_ finding: CaseFailure) -> String {
    (finding.location.map { "\($0): " } ?? "") + finding.message
  }
}
