import Numbers

/// At least one finite number, sorted, with descriptive statistics.
///
/// A statistic that is undefined for so few numbers is nil and never 0.
public struct Sample: Hashable, Sendable {
  /// The numbers in ascending order; never empty.
  public let sorted: [Double]

  /// Creates a sample; nil when it would be empty, or when a number is infinite or NaN.
  ///
  /// - Complexity: O(n log n).
  public init?(_ values: some Sequence<Double>) {
    let sorted = values.sorted()
    guard !sorted.isEmpty, sorted.allSatisfy(\.isFinite) else { return nil }
    self.sorted = sorted
  }

  private init(sorted: [Double]) {
    self.sorted = sorted
  }

  /// How many numbers there are.
  public var count: Int { sorted.count }

  /// The least number.
  public var min: Double { sorted[0] }

  /// The greatest number.
  public var max: Double { sorted[sorted.count - 1] }

  /// The arithmetic mean.
  ///
  /// Summed as differences from the median, because large times that lie close together would lose
  /// digits.
  public var mean: Double {
    let origin = median
    return origin + sorted.reduce(0) { $0 + ($1 - origin) } / Double(count)
  }

  /// The sample variance, with Bessel's correction; nil for one number.
  ///
  /// The corrected two-pass algorithm: Chan, Golub and LeVeque, "Algorithms for Computing the Sample
  /// Variance", The American Statistician 37 (1983), formula 1.7.
  public var variance: Double? {
    guard count > 1 else { return nil }
    let mean = mean
    var squares = 0.0
    var rest = 0.0
    for value in sorted {
      squares += (value - mean) * (value - mean)
      rest += value - mean
    }
    return Swift.max(0, (squares - rest * rest / Double(count)) / Double(count - 1))
  }

  /// The square root of the sample variance; nil for one number.
  public var standardDeviation: Double? { variance.map { $0.squareRoot() } }

  /// The middle number, or the mean of the two middle ones.
  public var median: Double { percentile(50) }

  /// The median of absolute deviations from the median, not scaled to a normal distribution.
  ///
  /// Hampel, "The Influence Curve and Its Role in Robust Estimation", JASA 69 (1974).
  public var medianAbsoluteDeviation: Double {
    let median = median
    return Sample(sorted: sorted.map { abs($0 - median) }.sorted()).median
  }
}

// MARK: - Percentiles

extension Sample {
  /// A definition of percentiles, numbered as in Hyndman and Fan.
  ///
  /// "Sample Quantiles in Statistical Packages", The American Statistician 50 (1996).
  public enum PercentileDefinition: Sendable {
    /// Definition 7: linear interpolation between neighbours, as in R, NumPy and spreadsheets.
    case linear
    /// Definition 1: the least number with at least that part of the sample at or below it.
    case nearestRank
  }

  /// The number below which `percent` per cent of the sample lie; clamped to 0…100.
  public func percentile(
    _ percent: Double,
    by definition: PercentileDefinition = .linear
  ) -> Double {
    let part = percent.isNaN ? 0 : Swift.min(Swift.max(percent, 0), 100) / 100
    switch definition {
    case .linear:
      let position = part * Double(count - 1)
      let lower = Int(saturating: position)
      let upper = Swift.min(lower + 1, count - 1)
      let step = position - Double(lower)
      // Written this way, a point between equal neighbours is exactly their value.
      return sorted[lower] + step * (sorted[upper] - sorted[lower])
    case .nearestRank:
      return sorted[Swift.max(0, Int(saturating: (part * Double(count)).rounded(.up)) - 1)]
    }
  }

  /// The 99th percentile divided by the median; nil unless the median is positive.
  public var tailRatio: Double? { median > 0 ? percentile(99) / median : nil }
}

extension Sample {
  /// The confidence interval of the median by the percentile bootstrap; nil below five numbers.
  ///
  /// Efron and Tibshirani, "An Introduction to the Bootstrap" (1993), chapter 13. With fewer than
  /// five numbers, the resampled medians are the numbers themselves, so the interval would carry no
  /// information.
  ///
  /// - Complexity: O(resamples · n).
  public func medianInterval(
    confidence: Double = 0.95,
    resampleCount: Int = 2000,
    seed: UInt64 = 1
  ) -> ConfidenceInterval? {
    guard count >= 5, resampleCount > 0, confidence > 0, confidence < 1 else { return nil }
    var generator = SeededGenerator(seed: seed)
    var draws = [Int](repeating: 0, count: count)
    var medians: [Double] = []
    medians.reserveCapacity(resampleCount)
    for _ in 0..<resampleCount {
      medians.append(resampledMedian(&generator, &draws))
    }
    guard let distribution = Sample(medians) else { return nil }
    let outside = (1 - confidence) / 2 * 100
    return ConfidenceInterval(
      lower: distribution.percentile(outside, by: .nearestRank),
      upper: distribution.percentile(100 - outside, by: .nearestRank),
      confidence: confidence
    )
  }

  // The sample is sorted: a resample only needs how often each position was drawn, and no sorting.
  private func resampledMedian(
    _ generator: inout SeededGenerator,
    _ draws: inout [Int]
  ) -> Double {
    for index in draws.indices { draws[index] = 0 }
    for _ in 0..<count { draws[generator.next(below: count)] += 1 }
    let lowerRank = (count - 1) / 2
    let upperRank = count / 2
    var seen = 0
    var lower: Double?
    for index in draws.indices {
      seen += draws[index]
      if lower == nil, seen > lowerRank { lower = sorted[index] }
      if let lower, seen > upperRank { return lower + (sorted[index] - lower) / 2 }
    }
    return max
  }
}
