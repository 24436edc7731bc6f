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
    let (failures, light, knownCount) = judge.parts(of: failures ?? [], in: identity.file)
    let lines = light.map { finding in
      "\(finding.severity?.rawValue ?? "note"): "
        + (finding.location.map { "\($0): " } ?? "") + finding.message + "\n"
    }
    let known =
      knownCount == 0
      ? "" : "note: \(knownCount) finding\(knownCount == 1 ? " is" : "s are") in the baseline\n"
    let isError = failures.contains { $0.kind == .error }
    return CaseResult(
      identity: identity,
      kind: .document,
      status: failures.isEmpty ? .passed : isError ? .error : .failed,
      startedAt: startedAt,
      duration: .seconds(saturating: seconds),
      failures: failures,
      systemOut: lines.joined() + (remarks ?? "") + known,
      systemError: printed ?? ""
    )
  }
}
