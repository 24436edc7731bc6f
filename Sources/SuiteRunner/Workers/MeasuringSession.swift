import CInstructionCounter
import Foundation
import HeadlessUIKit
import Numbers
import Processes
import SuiteMessages
import TestModel

/// A benchmark that stands ready in a worker, and takes one sample whenever its supervisor asks for it.
///
/// Nothing is decided here: which build is measured when, and how often, is the supervisor's plan.
@MainActor
struct MeasuringSession {
  let loop: MeasuredLoop
  let batchSize: Int
  /// Owns the stage and its data, which lists hold weakly: without it the loop would scroll an empty list.
  let context: CaseContext
  /// Makes the answer to a step that broke.
  let broken: (StepError) -> SuiteAnswer

  /// Answers until the supervisor lets go.
  ///
  /// - Throws: `WorkerError` when the supervisor is gone or asks for something else.
  func serve(_ line: inout WorkerLine) throws(WorkerError) {
    defer { withExtendedLifetime(context) {} }
    try line.send(SuiteAnswer.prepared(PreparedBenchmark(batchSize: batchSize)))
    while let request = try line.next(SuiteRequest.self) {
      switch request {
      case .sample(let sampling): try line.send(sample(sampling))
      case .release: return
      case .run, .trace, .prepare: throw WorkerError("a benchmark is prepared; release it first")
      }
    }
  }

  private func sample(_ request: SampleRequest) -> SuiteAnswer {
    do throws(StepError) {
      let count = request.iterationCount + request.extraIterationCount
      let times = try times(of: max(1, count))
      return .sampled(MeasuredSample(wall: times.wall, cpu: times.cpu))
    } catch {
      return broken(error)
    }
  }

  /// Under valgrind the instructions of exactly these iterations are counted, and no clock is asked among them.
  private func times(of count: Int) throws(StepError) -> MeasuredLoop.Times {
    guard nibmark_instructions_counting() else {
      return try loop.times(iterationCount: count)
    }
    nibmark_instructions_begin()
    defer { nibmark_instructions_end() }
    try loop.run(count)
    return MeasuredLoop.Times(wall: 0, cpu: 0)
  }
}

extension SuiteExecutor {
  /// Prepares a benchmark and takes samples of it until the supervisor lets go.
  ///
  /// - Throws: `WorkerError` when the supervisor is gone or asks for something else.
  func measure(
    _ entry: RunPlan.Entry,
    _ request: MeasuringRequest,
    _ line: inout WorkerLine
  ) throws(WorkerError) {
    try runner(of: entry).measure(request, &line).get()
  }
}

extension CaseRunner {
  fileprivate func measure(
    _ request: MeasuringRequest,
    _ line: inout WorkerLine
  ) -> Result<Void, WorkerError> {
    Surroundings.entering(entry.suite, prepareClasses) { _ in
      Result { () throws(WorkerError) in
        defer { CallLog.current = nil }
        let session: MeasuringSession
        do throws(StepError) {
          session = try makeSession(request)
        } catch {
          return try line.send(broken(error))
        }
        try session.serve(&line)
      }
    }
  }

  private func makeSession(_ request: MeasuringRequest) throws(StepError) -> MeasuringSession {
    guard case .benchmark(let plan) = entry.testCase.body, entry.scaling == nil else {
      throw .because("only benchmarks can be measured", line: entry.testCase.line)
    }
    let context = try makeContext()
    CallLog.current = context.calls
    let benchmark = Benchmark(
      plan: plan,
      context: context,
      meter: meter,
      deadline: ContinuousClock.now + .seconds(saturating: entry.testCase.timeout),
      line: entry.testCase.line
    )
    let prepared = try benchmark.prepared(request)
    return MeasuringSession(
      loop: prepared.loop,
      batchSize: prepared.batchSize,
      context: context,
      broken: broken
    )
  }

  private func broken(_ error: StepError) -> SuiteAnswer {
    .finished(
      CaseResult(
        identity: entry.identity,
        kind: entry.testCase.kind,
        status: .error,
        failures: [failure(of: error)],
        rules: entry.testCase.rules
      )
    )
  }
}
