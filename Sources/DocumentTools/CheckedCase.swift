import InterfaceBuilder
import Numbers
import TestModel

/// What a check found in a document or in one of its roots; mostly nothing, so little is sent.
struct CheckedCase: Codable, Sendable {
  /// How long it took.
  var seconds: Double
  /// When it was done.
  var startedAt: Timestamp
  /// All findings and errors, in the order found, however light.
  var failures: [CaseFailure]?
  /// Notes, one a line.
  var remarks: String?
  /// What its worker printed before it ended.
  var printed: String?

  init(seconds: Double, startedAt: Timestamp) {
    self.seconds = seconds
    self.startedAt = startedAt
  }

  /// The case of a document that cannot be read.
  init(_ error: IBError, seconds: Double, startedAt: Timestamp) {
    self.init(seconds: seconds, startedAt: startedAt)
    var failure = CaseFailure(
      kind: .error,
      type: error.code.rawValue,
      message: error.message + (error.hint.map { "; " + $0 } ?? ""),
      details: error.elementPath.isEmpty
        ? [] : [FailureDetail(title: "element", text: error.elementPath)],
      location: error.location.map { CaseLocation($0) }
    )
    failure.objects = [""]
    failures = [failure]
  }

  /// The result that reports show.
  func result(of identity: CaseIdentity, by judge: FindingJudge) -> CaseResult {
    let parts = judge.parts(of: failures ?? [], in: identity.file)
    let failures = parts.failing
    let isError = failures.contains { $0.kind == .error }
    var result = CaseResult(
      identity: identity,
      kind: .document,
      status: failures.isEmpty ? .passed : isError ? .error : .failed,
      startedAt: startedAt,
      duration: .seconds(saturating: seconds),
      failures: failures,
      systemOut: Self.text(parts, judge) + (remarks ?? ""),
      systemError: printed ?? ""
    )
    result.spared = Self.spared(parts, judge)
    return result
  }

  private static func spared(_ parts: FindingJudge.Parts, _ judge: FindingJudge) -> [SparedFinding]
  {
    parts.light.map { SparedFinding($0, .new) } + parts.known.map { SparedFinding($0, .known) }
      + parts.suppressed.map { finding, position in
        SparedFinding(finding, .suppressed, reason: judge.suppressions[position].reason)
      }
  }

  /// What does not fail the case, a line each.
  private static func text(_ parts: FindingJudge.Parts, _ judge: FindingJudge) -> String {
    var lines = parts.light.map { "\($0.severity?.rawValue ?? "note"): " + placed($0) }
    lines += parts.suppressed.map { finding, position in
      "suppressed: " + placed(finding) + " Reason: " + judge.suppressions[position].reason
    }
    let knownCount = parts.known.count
    if knownCount > 0 {
      let verb = knownCount == 1 ? " is" : "s are"
      lines.append("note: \(knownCount) finding\(verb) in the baseline")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func placed(_ finding: CaseFailure) -> String {
    (finding.location.map { "\($0): " } ?? "") + finding.message
  }
}
