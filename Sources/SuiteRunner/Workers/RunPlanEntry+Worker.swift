import Numbers
import Processes
import TestModel

extension RunPlan.Entry {
  /// The result of a case whose worker did not live to send one.
  func result(of loss: WorkerLoss) -> CaseResult {
    CaseResult(
      identity: identity,
      kind: testCase.kind,
      status: judged(.error),
      startedAt: loss.startedAt,
      duration: loss.duration,
      failures: [loss.failure(at: CaseLocation(file: suite.file, line: testCase.line))],
      systemError: loss.output,
      rules: testCase.rules,
      reason: expectation?.reason
    )
  }

  /// How long a worker may be busy with the case.
  ///
  /// A test that is slow but ends says so itself, which names the step; hence the second more. Benchmarks
  /// end their sampling by themselves at their timeout, and may take as long again to set up; stress that
  /// found something goes on to shrink it.
  func killLimit(_ repeatCount: Int, asked: Double?) -> Duration {
    let attempts = Double(max(1, repeatCount))
    if let asked { return .seconds(saturating: asked * attempts) }
    let points = scaling.flatMap { scaling in
      testCase.sweep.first { $0.name == scaling.variable }
        .map { $0.values.count * scaling.roundCount }
    }
    let once =
      testCase.kind == .test
      ? testCase.timeout + 1 : 2 * testCase.timeout * Double(points ?? 1) + 10
    return .seconds(saturating: once * attempts)
  }
}
