import Foundation
@_exported import Processes
@_exported import SuiteMessages
import TestModel

/// Runs a plan in worker processes, so that a case that traps, hangs, exits or eats memory is one error
/// among results and not the end of the run.
///
/// Tests and stress share a pool; benchmarks then run one after the other in a fresh worker, with the
/// machine to themselves. Events come as they happen; reports put them into the plan's order.
public struct SuiteSupervisor {
  private let options: WorkerOptions

  /// Creates a supervisor.
  public init(options: WorkerOptions = WorkerOptions()) {
    self.options = options
  }

  /// Runs a plan.
  ///
  /// - Parameters:
  ///   - plan: What to run.
  ///   - sources: Where the plan's suites were read from.
  ///   - header: What is known of the run; the supervisor sends it on.
  ///   - sink: Who hears what happens.
  /// - Returns: How the run ended, as the last event says.
  @discardableResult
  public func run(
    _ plan: RunPlan,
    from sources: SuiteSources,
    header: RunHeader,
    sink: any TestEventSink
  ) -> RunSummary {
    let start = ContinuousClock.now
    sink.receive(.runStarted(header, plan: plan.plannedCases))
    var tally = RunTally(plan)
    let failure = runPhases(plan, sources) { event in
      if case .caseFinished(let result) = event { tally.count(result) }
      sink.receive(event)
    }
    let summary = tally.summary(
      duration: ContinuousClock.now - start,
      interruption: failure.map { "no worker could do the rest: \($0)" }
    )
    sink.receive(.runFinished(summary))
    return summary
  }

  /// Runs tests and then benchmarks; answers why no worker could go on.
  private func runPhases(
    _ plan: RunPlan,
    _ sources: SuiteSources,
    tell: @escaping (TestEvent) -> Void
  ) -> String? {
    let job = SuiteJob(plan, sources, memoryLimit: options.memoryLimit)
    let benchmarks = plan.entries.filter { $0.testCase.kind == .benchmark }
    let others = plan.entries.filter { $0.testCase.kind != .benchmark }
    var alone = options
    alone.count = 1
    for (entries, options) in [(others, options), (benchmarks, alone)] {
      let cases = PooledCases(plan, job: job, timeout: options.timeout, tell: tell)
      let pool = WorkerPool(entries, of: cases, options: options)
      guard pool.run() else { return pool.work.failure }
    }
    return nil
  }
}
