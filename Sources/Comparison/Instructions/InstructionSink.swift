import SuiteMessages
import TestModel

/// Adds the instructions of named benchmarks to their results on the way to the reports.
public final class InstructionSink: TestEventSink {
  private let next: any TestEventSink
  private let counter: InstructionCounter
  private let suites: [CaseKey: SuiteSources]

  /// Creates a sink before another one.
  ///
  /// - Parameters:
  ///   - names: Texts that the suite and name of a benchmark may hold.
  ///   - benchmarks: The benchmarks of the run.
  ///   - next: Who hears the events.
  /// - Throws: ``MeasuringError`` when valgrind is not there, or nothing has such a name.
  public init(
    _ names: [String],
    of benchmarks: [PlannedBenchmark],
    next: any TestEventSink
  ) throws(MeasuringError) {
    self.next = next
    counter = try InstructionCounter()
    let named = benchmarks.filter { benchmark in
      names.contains { benchmark.identity.description.contains($0) }
    }
    guard !named.isEmpty else {
      throw MeasuringError(
        "--instructions names no benchmark of this run: \(names.joined(separator: ", "))"
      )
    }
    suites = Dictionary(named.map { ($0.identity.key, $0.sources) }) { one, _ in one }
  }

  /// Counts a benchmark that has ended, and passes the event on.
  public func receive(_ event: TestEvent) {
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
