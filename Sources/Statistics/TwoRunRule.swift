/// The verdict that criterion.rs gives on two runs, for comparison with our own.
///
/// Its version 0.5, in `analysis/compare.rs`: Welch's statistic against its bootstrap distribution over
/// the pooled samples at 5 %, then the bootstrapped interval of the means' ratio at 95 % beyond a noise
/// threshold of 1 %. Samples count as independent, whatever process or moment they come from.
public struct TwoRunRule: Sendable {
  /// How often samples are drawn again; criterion's own default is 100,000.
  public var resampleCount = 4000
  /// The seed of all draws.
  public var seed: UInt64 = 1

  private static let significance = 0.05
  private static let noiseThreshold = 0.01

  /// Creates the rule with a seed.
  public init(seed: UInt64 = 1) { self.seed = seed }

  /// What the rule says of two runs, as times of one iteration; nil where one has no variance.
  ///
  /// - Returns: *Slower*, *faster*, *equivalent* for "no change detected", or *inconclusive* for a
  ///   change within the noise threshold.
  /// - Complexity: O(resamples · samples).
  public func verdict(base: [Double], head: [Double]) -> TimeVerdict? {
    guard let statistic = Self.welch(head, base) else { return nil }
    var generator = SeededGenerator(seed: seed)
    guard pValue(of: statistic, base, head, &generator) < Self.significance else {
      return .equivalent
    }
    let changes = (0..<resampleCount).map { _ in
      Self.mean(Self.drawn(head.count, from: head, &generator))
        / Self.mean(Self.drawn(base.count, from: base, &generator)) - 1
    }
    guard let distribution = Sample(changes) else { return nil }
    if distribution.percentile(2.5) > Self.noiseThreshold { return .slower }
    if distribution.percentile(97.5) < -Self.noiseThreshold { return .faster }
    return .inconclusive
  }

  private func pValue(
    of statistic: Double,
    _ base: [Double],
    _ head: [Double],
    _ generator: inout SeededGenerator
  ) -> Double {
    let pool = base + head
    var below = 0
    for _ in 0..<resampleCount {
      let resample = Self.drawn(pool.count, from: pool, &generator)
      let parts = (Array(resample.prefix(head.count)), Array(resample.dropFirst(head.count)))
      if let drawn = Self.welch(parts.0, parts.1), drawn < statistic { below += 1 }
    }
    return 2 * Double(min(below, resampleCount - below)) / Double(resampleCount)
  }

  private static func drawn(
    _ count: Int,
    from values: [Double],
    _ generator: inout SeededGenerator
  ) -> [Double] {
    (0..<count).map { _ in values[generator.next(below: values.count)] }
  }

  private static func welch(_ first: [Double], _ second: [Double]) -> Double? {
    guard first.count > 1, second.count > 1 else { return nil }
    let error = (variance(first) / Double(first.count) + variance(second) / Double(second.count))
    return error > 0 ? (mean(first) - mean(second)) / error.squareRoot() : nil
  }

  private static func mean(_ values: [Double]) -> Double {
    values.reduce(0, +) / Double(values.count)
  }

  private static func variance(_ values: [Double]) -> Double {
    let mean = mean(values)
    return values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(values.count - 1)
  }
}
