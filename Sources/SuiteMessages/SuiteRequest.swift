import TestModel

/// What a supervisor asks a worker of suites for; cases are named, not numbered, so that both ends cannot mean different ones.
package enum SuiteRequest: Codable, Equatable, Sendable {
  /// Run a case; answered by `finished`.
  case run(CaseKey)
  /// Run a case that ended red once more and record its steps; answered by `traced`.
  case trace(CaseKey)
  /// Prepare a benchmark and keep it; answered by `prepared` or, when it cannot be measured, by `finished`.
  case prepare(MeasuringRequest)
  /// Time a number of iterations of the prepared benchmark; answered by `sampled`, or by `finished` when one breaks.
  case sample(SampleRequest)
  /// Let go of the prepared benchmark; not answered.
  case release
}
