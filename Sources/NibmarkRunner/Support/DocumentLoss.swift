import Processes
import Reporting
import TestModel

/// What happened to the worker of a document.
package struct DocumentLoss {
  package let failure: CaseFailure
  package let startedAt: Timestamp
  package let seconds: Double
  /// What the worker printed.
  package let printed: String

  package init(_ loss: WorkerLoss, of noun: String, _ path: String) {
    failure = loss.failure(at: CaseLocation(file: path, line: 0), of: noun)
    startedAt = loss.startedAt ?? HostProbe.now()
    seconds = loss.duration.reportSeconds
    printed = loss.output
  }

  /// The place and what happened, in a line.
  package var text: String { (failure.location.map { "\($0): " } ?? "") + failure.message }
}
