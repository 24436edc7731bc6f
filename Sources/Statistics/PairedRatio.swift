import Foundation

/// The ratio of two times that several processes measured in pairs: its estimate and standard
/// error.
///
/// Pairs of one process share its memory layout and its moment. So 200 pairs of 20 processes carry
/// less information than 200 independent pairs. The standard error comes from a cluster bootstrap,
/// which resamples whole processes: Davison and Hinkley, "Bootstrap Methods and their Application"
/// (1997), section 3.8. Intervals use Student's distribution, because the processes are few. All
/// figures are logarithms: a ratio and its inverse are equally far from 0.
public struct PairedRatio: Sendable, Hashable {
  /// The median of the logarithms of the pairs' ratios.
  public let estimate: Double
  /// The standard error of the estimate.
  public let standardError: Double
  /// How many processes there were.
  public let processCount: Int
  /// How many pairs there were in all.
  public let pairCount: Int

  /// Estimates the ratio from the logarithms of the pairs' ratios, process by process.
  ///
  /// Nil below three processes, because fewer do not show how processes differ. Nil also when a
  /// number is not finite.
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
    // The bootstrap's spread is too small by this factor, as a variance without Bessel's correction
    // is.
    let count = Double(processes.count)
    standardError = spread * (count / (count - 1)).squareRoot()
  }

  /// The confidence interval of the ratio's logarithm; `confidence` is between 0 and 1.
  public func interval(confidence: Double) -> ConfidenceInterval {
    let reach = distribution.quantile((1 + confidence) / 2) * standardError
    return ConfidenceInterval(
      lower: estimate - reach,
      upper: estimate + reach,
      confidence: confidence
    )
  }

  /// The two-sided p-value of the hypothesis that the ratio is 1.
  public var pValue: Double {
    guard standardError > 0 else { return estimate == 0 ? 1 : 0 }
    return distribution.twoSided(estimate / standardError)
  }

  /// Student's distribution of the estimate's error.
  ///
  /// It has half of the processes' degrees of freedom. The spread of a median is known half as well
  /// as that of a mean: in simulations it varies as if half of them were there. With all of them,
  /// intervals of 99 % cover 98.5 %.
  public var distribution: StudentDistribution {
    StudentDistribution(degreesOfFreedom: Double(processCount - 1) / 2)
  }
}

/// Resamples whole processes and finds the median of their pairs.
private struct ClusterBootstrap {
  private let values: [Double]
  /// The process of each value, in the order of sorted values.
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

  // The values are sorted once: a resample only needs how often each process was drawn.
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
