import Comparison
import SuiteRunner
import TestModel

/// Adds the instructions of named benchmarks to their results on the way to the reports.
final class InstructionSink: TestEventSink {
  private let next: any TestEventSink
  private let names: [String]
  private let counter: InstructionCounter
  private let suites: [CaseKey: SuiteSources]

  /// Creates a sink before another one.
  ///
  /// - Throws: `MeasuringError` when valgrind is not there; `CommandFailure` when nothing has such a name.
  init(_ names: [String], plan: RunPlan, next: any TestEventSink) throws {
    self.next = next
    self.names = names
    counter = try InstructionCounter()
    let named = plan.entries.filter { entry in
      entry.isTimed && names.contains { entry.identity.description.contains($0) }
    }
    guard !named.isEmpty else {
      throw CommandFailure(
        "--instructions names no benchmark of this run: \(names.joined(separator: ", "))"
      )
    }
    let sources = named.map {
      ($0.identity.key, SuiteSources(paths: [$0.suite.path], root: $0.suite.root))
    }
    suites = Dictionary(sources) { one, _ in one }
  }

  func receive(_ event: TestEvent) {
    guard case .caseFinished(var result) = event, result.status != .error,
      result.status != .notRun, let sources = suites[result.identity.key]
    else { return next.receive(event) }
    do throws(MeasuringError) {
      let arm = MeasuredArm(program: ArmProgram(), sources: sources)
      let counts = try counter.counts(of: result.identity.key, in: arm, name: "this build")
      result.metrics += counts.map(Self.metric)
    } catch {
      // Not measured is said, and never 0.
      let text = "instructions of \(result.identity) were not counted: \(error.description)"
      next.receive(.message(RunMessage(level: .warning, text: text)))
    }
    next.receive(.caseFinished(result))
  }

  private static func metric(_ count: InstructionCounter.Count) -> MetricSummary {
    MetricSummary(
      metric: InstructionComparer.metric,
      unit: "count",
      isExact: count.spread == 0,
      sampleCount: 2,
      statistics: [MetricStatistic("value", count.perIteration)]
    )
  }
}
