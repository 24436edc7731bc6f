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
  /// The degrees of freedom with which the standard error is known.
  private let degreesOfFreedom: Double

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
    // The spread of a median is known half as well as that of a mean: in simulations it varies as if
    // half of the processes were there. With all of them, intervals of 99 % cover 98.5 %.
    degreesOfFreedom = (count - 1) / 2
  }

  /// Estimates the mean ratio over processes that differ by more than their pairs do, as those that
  /// draw code layouts.
  ///
  /// A tenth of the processes' medians is left out at each end. Where processes differ most, that
  /// needs a third fewer of them than the median of all pairs. Its error is that of Tukey and
  /// McLaughlin, "Less vulnerable confidence and significance procedures for location based on a
  /// single sample", Sankhyā A 25 (1963).
  ///
  /// Nil below three processes, and when a number is not finite.
  ///
  /// - Complexity: O(pairs · log pairs).
  public init?(drawnLogRatios: [[Double]]) {
    let processes = drawnLogRatios.filter { !$0.isEmpty }
    let medians = processes.compactMap { Sample($0)?.median }.sorted()
    guard medians.count >= 3, medians.count == processes.count else { return nil }
    let cutCount = medians.count / 10
    let kept = medians[cutCount..<(medians.count - cutCount)]
    guard let low = kept.first, let high = kept.last, let inner = Sample(kept),
      let pulled = Sample(medians.map { min(max($0, low), high) })
    else { return nil }
    processCount = processes.count
    pairCount = processes.reduce(0) { $0 + $1.count }
    estimate = inner.mean
    let count = Double(medians.count)
    let spread = pulled.standardDeviation ?? 0
    standardError = spread * count.squareRoot() / Double(kept.count)
    degreesOfFreedom = Double(kept.count - 1)
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
  public var distribution: StudentDistribution {
    StudentDistribution(degreesOfFreedom: degreesOfFreedom)
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
