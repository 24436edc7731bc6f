import Foundation

/// The ratio of two times that were measured in pairs, by several processes: its estimate and how sure it is.
///
/// Pairs of one process share its memory layout and its moment, so that 200 pairs of 20 processes say less than
/// 200 independent ones. The spread is therefore found by drawing whole processes again (a cluster bootstrap: Davison
/// and Hinkley, "Bootstrap Methods and their Application" (1997), section 3.8), and intervals allow for the few
/// processes that it was found from by Student's distribution. Everything is on the scale of logarithms, where a
/// ratio and its inverse are equally far from 0.
public struct PairedRatio: Sendable, Hashable {
  /// The median of the logarithms of the pairs' ratios.
  public let estimate: Double
  /// The standard error of the estimate.
  public let standardError: Double
  /// How many processes there were.
  public let processCount: Int
  /// How many pairs there were in all.
  public let pairCount: Int

  /// Estimates from the logarithms of the pairs' ratios, process by process; nil below three processes, which say
  /// nothing about how processes differ, or when a number is not finite.
  ///
  /// - Complexity: O(resamples · pairs).
  public init?(logRatios: [[Double]], resampleCount: Int = 2000, seed: UInt64 = 1) {
    let processes = logRatios.filter { !$0.isEmpty }
    guard processes.count >= 3, resampleCount > 1,
      let pool = Sample(processes.joined())
    else { return nil }
    processCount = processes.count
    pairCount = pool.count
    estimate = pool.median
    var bootstrap = ClusterBootstrap(processes)
    var generator = SeededGenerator(seed: seed)
    let medians = (0..<resampleCount).map { _ in bootstrap.median(&generator) }
    let spread = Sample(medians)?.standardDeviation ?? 0
    // Resampled spread is short by this factor, as a variance without Bessel's correction is.
    let count = Double(processes.count)
    standardError = spread * (count / (count - 1)).squareRoot()
  }

  /// The interval that covers the true logarithm with a probability.
  public func interval(confidence: Double) -> ConfidenceInterval {
    let reach = distribution.quantile((1 + confidence) / 2) * standardError
    return ConfidenceInterval(
      lower: estimate - reach,
      upper: estimate + reach,
      confidence: confidence
    )
  }

  /// How probable an estimate at least this far from 0 is when there is no difference.
  public var pValue: Double {
    guard standardError > 0 else { return estimate == 0 ? 1 : 0 }
    return distribution.twoSided(estimate / standardError)
  }

  /// Student's distribution for an error found from so many processes.
  ///
  /// The spread of a median is known half as well as that of a mean: over simulated pairs it varies as if half of the
  /// processes' degrees of freedom were there, and with all of them intervals of 99 % cover 98.5 %.
  public var distribution: StudentDistribution {
    StudentDistribution(degreesOfFreedom: Double(processCount - 1) / 2)
  }
}

/// Draws whole processes again and finds the median of their pairs.
private struct ClusterBootstrap {
  private let values: [Double]
  /// The process of each value, the values being sorted.
  private let processes: [Int]
  private let sizes: [Int]
  private var draws: [Int]

  init(_ clusters: [[Double]]) {
    let all = clusters.enumerated().flatMap { index, cluster in cluster.map { ($0, index) } }
      .sorted { $0.0 < $1.0 }
    values = all.map(\.0)
    processes = all.map(\.1)
    sizes = clusters.map(\.count)
    draws = Array(repeating: 0, count: clusters.count)
  }

  // The values are sorted once: how often each process was drawn is all that a resample needs.
  mutating func median(_ generator: inout SeededGenerator) -> Double {
    for index in draws.indices { draws[index] = 0 }
    var count = 0
    for _ in draws.indices {
      let process = generator.next(below: draws.count)
      draws[process] += 1
      count += sizes[process]
    }
    let (lowerRank, upperRank) = ((count - 1) / 2, count / 2)
    var seen = 0
    var lower: Double?
    for index in values.indices {
      seen += draws[processes[index]]
      if lower == nil, seen > lowerRank { lower = values[index] }
      if let lower, seen > upperRank { return lower + (values[index] - lower) / 2 }
    }
    return lower ?? 0
  }
}
