import Comparison
import NibmarkRunner
import SuiteRunner

extension RunPlan {
  /// The benchmarks that can be timed, as comparisons know them.
  var benchmarks: [PlannedBenchmark] {
    entries.filter(\.isTimed).map { entry in
      PlannedBenchmark(
        identity: entry.identity,
        sources: SuiteSources(paths: [entry.suite.path], root: entry.suite.root)
      )
    }
  }
}
