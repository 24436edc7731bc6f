import Foundation
import Numbers
import TestModel

extension Calibrator {
  /// Counts the instructions of each slowdown with valgrind.
  ///
  /// Where iterations share costs, time need not grow by the part of iterations that is added.
  /// Instructions show whether the injection has its nominal size.
  ///
  /// - Throws: ``MeasuringError`` without valgrind, or when a benchmark cannot be counted.
  public func ladder(
    _ slowdowns: [Double],
    _ benchmarks: [ComparedBenchmark]
  ) throws(MeasuringError) -> [LadderStep] {
    let counter = try InstructionCounter()
    let iterationCount = 1000
    let extras = slowdowns.map { Int(saturating: ($0 * Double(iterationCount)).rounded()) }
    var steps: [LadderStep] = []
    for benchmark in benchmarks {
      let counts = try counter.counts(
        of: benchmark.identity.key,
        in: benchmark.base,
        name: benchmark.identity.description,
        iterationCount: iterationCount,
        extraCounts: [0] + extras
      )
      guard let plain = counts.first else { continue }
      steps += zip(extras, counts.dropFirst()).map { extra, count in
        LadderStep(
          benchmark: benchmark.identity.description,
          slowdown: Double(extra) / Double(iterationCount),
          counted: count.perIteration / plain.perIteration - 1
        )
      }
    }
    return steps
  }
}
