import InterfaceBuilder
import TestModel

/// What a check found in a document or in one of its roots; mostly nothing, so little is sent.
struct CheckedCase: Codable, Sendable {
  /// How long it took.
  var seconds: Double
  /// When it was done.
  var startedAt: Timestamp
  /// All findings and errors, in the order found, however light.
  var failures: [CaseFailure]?
  /// The lines of what a failure is about, by its index, where they are others than its own.
  var lines: [Int: [Int]]?
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
}
