import Processes
import TestModel

/// The planned cases of one side.
public struct SidePlan {
  /// The benchmarks that can be timed.
  public var benchmarks: [PlannedBenchmark]
  /// Runs all cases in workers; nil when the run did not end.
  public var run: (WorkerOptions, RunHeader) -> RunResult?

  /// Creates a plan.
  public init(
    benchmarks: [PlannedBenchmark],
    run: @escaping (WorkerOptions, RunHeader) -> RunResult?
  ) {
    self.benchmarks = benchmarks
    self.run = run
  }
}
