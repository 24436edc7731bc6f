import Processes
import Reporting
import TestModel

/// What happened to the worker of a document.
struct DocumentLoss {
  let failure: CaseFailure
  let startedAt: Timestamp
  let seconds: Double
  /// What the worker printed.
  let printed: String

  init(_ loss: WorkerLoss, of noun: String, _ path: String) {
    failure = loss.failure(at: CaseLocation(file: path, line: 0), of: noun)
    startedAt = loss.startedAt ?? HostProbe.now()
    seconds = loss.duration.reportSeconds
    printed = loss.output
  }

  /// The place and what happened, in a line.
  var text: String { (failure.location.map { "\($0): " } ?? "") + failure.message }
}
