import Numbers
import TestModel

/// What a check found in a document or in one of its roots; mostly nothing, so little is sent.
struct CheckedCase: Codable, Sendable {
  /// How long it took.
  var seconds: Double
  /// When it was done.
  var startedAt: Timestamp
  /// What is wrong, in the order found.
  var failures: [CaseFailure]?
  /// Notes, one a line.
  var remarks: String?
  /// What its worker printed before it ended.
  var printed: String?

  init(seconds: Double, startedAt: Timestamp) {
    self.seconds = seconds
    self.startedAt = startedAt
  }

  /// The result that reports show.
  func result(of identity: CaseIdentity) -> CaseResult {
    let failures = failures ?? []
    let isError = failures.contains { $0.kind == .error }
    return CaseResult(
      identity: identity,
      kind: .document,
      status: failures.isEmpty ? .passed : isError ? .error : .failed,
      startedAt: startedAt,
      duration: .seconds(saturating: seconds),
      failures: failures,
      systemOut: remarks ?? "",
      systemError: printed ?? ""
    )
  }
}
