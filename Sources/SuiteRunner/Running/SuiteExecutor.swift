import Foundation
import HeadlessUIKit
import TestModel

/// Runs a plan in this process and tells what happens as events.
///
/// Cases run one after the other in the plan's order, each on a stage of its own; an error in one never
/// ends the run.
@MainActor
public struct SuiteExecutor {
  private let meter: (any AllocationMeter)?
  private let prepareClasses: @MainActor (NibClassRegistry) -> Void

  /// Creates an executor.
  ///
  /// - Parameters:
  ///   - meter: Counts allocations; without one, budgets on them are errors.
  ///   - prepareClasses: Registers the caller's own Swift classes for each case.
  public init(
    meter: (any AllocationMeter)? = nil,
    prepareClasses: @escaping @MainActor (NibClassRegistry) -> Void = { _ in }
  ) {
    self.meter = meter
    self.prepareClasses = prepareClasses
  }

  /// Runs a plan.
  ///
  /// - Parameters:
  ///   - plan: What to run.
  ///   - header: What is known of the run; the executor sends it on.
  ///   - sink: Who hears what happens.
  /// - Returns: How the run ended, as the last event says.
  @discardableResult
  public func run(
    _ plan: RunPlan,
    header: RunHeader,
    sink: any TestEventSink
  ) -> RunSummary {
    let start = ContinuousClock.now
    sink.receive(.runStarted(header, plan: plan.plannedCases))
    var tally = RunTally(plan)
    for entry in plan.entries {
      sink.receive(.caseStarted(entry.identity))
      let result = settledResult(of: entry, plan.options, sink)
      sink.receive(.caseFinished(result))
      tally.count(result)
      trace(entry, result, plan.options, sink)
      if plan.options.isFailFast, result.status.isRed { break }
    }
    let summary = tally.summary(duration: ContinuousClock.now - start)
    sink.receive(.runFinished(summary))
    return summary
  }

  /// Runs one case, and again while it is red and may be.
  func settledResult(
    of entry: RunPlan.Entry,
    _ options: RunOptions,
    _ sink: (any TestEventSink)? = nil
  ) -> CaseResult {
    var retries = RetryLedger(countMax: options.retryCount)
    while true {
      if let settled = retries.settle(result(of: entry, options)) { return settled }
      sink?.receive(.caseProgress(retries.progress(of: entry.identity)))
    }
  }

  /// Runs one case as often as asked; the first red attempt is the last.
  public func result(of entry: RunPlan.Entry, _ options: RunOptions = RunOptions()) -> CaseResult {
    let startedAt = Timestamp(secondsSince1970: Date().timeIntervalSince1970)
    let runner = runner(of: entry, options)
    var earlier: [CaseAttempt] = []
    var last = runner.run()
    for _ in 1..<max(1, options.repeatCount) where !last.status.isRed {
      earlier.append(CaseAttempt(status: last.status, duration: last.duration))
      last = runner.run()
    }
    return result(of: last, entry, startedAt: startedAt, earlier: earlier)
  }

  /// Tells the steps of a red case, where that is asked for.
  private func trace(
    _ entry: RunPlan.Entry,
    _ result: CaseResult,
    _ options: RunOptions,
    _ sink: any TestEventSink
  ) {
    guard options.recordsSteps, result.status.isRed else { return }
    if let reason = entry.reasonAgainstTracing(result, options) {
      return sink.receive(.caseTraced(entry.identity, entry.emptyTrace(because: reason)))
    }
    let (trace, failures) = runner(of: entry, options).trace()
    sink.receive(.caseTraced(entry.identity, entry.judged(trace, failures, of: result)))
  }

  var countsAllocations: Bool { meter?.isCounting ?? false }

  func runner(of entry: RunPlan.Entry, _ options: RunOptions = RunOptions()) -> CaseRunner {
    CaseRunner(entry: entry, options: options, meter: meter, prepareClasses: prepareClasses)
  }

  private func result(
    of attempt: CaseRunner.Attempt,
    _ entry: RunPlan.Entry,
    startedAt: Timestamp,
    earlier: [CaseAttempt]
  ) -> CaseResult {
    var result = CaseResult(
      identity: entry.identity,
      kind: entry.testCase.kind,
      status: entry.judged(attempt.status),
      startedAt: startedAt,
      duration: attempt.duration,
      failures: attempt.failures,
      metrics: attempt.metrics,
      properties: attempt.properties,
      systemOut: attempt.log.joined(separator: "\n"),
      rules: entry.testCase.rules,
      reason: entry.expectation?.reason,
      attempts: earlier,
      frames: attempt.frames
    )
    if !result.rules.isEmpty { result.digest = entry.testCase.digestText }
    return result
  }
}
