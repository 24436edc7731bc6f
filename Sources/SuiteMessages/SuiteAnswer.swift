import Processes
import TestModel

/// What a worker of suites answers.
package enum SuiteAnswer: Codable, Equatable, Sendable {
  /// The suites are loaded; workers of other versions may say less of their build, and may not be able to
  /// measure one benchmark after another.
  case ready(protocolVersion: Int, build: WorkerBuild? = nil, measuresSeveral: Bool? = nil)
  /// A case ended by itself.
  case finished(CaseResult)
  /// The steps of a case were recorded, and the run that recorded them had these failures.
  case traced(CaseKey, CaseTrace, failures: [String])
  /// A benchmark stands ready.
  case prepared(PreparedBenchmark)
  /// A sample was taken.
  case sampled(MeasuredSample)
  /// The worker cannot do what was asked, and why.
  case refused(reason: String)
}
