/// A ratio of times, head to base, with its confidence interval.
public struct RatioFigures: Codable, Hashable, Sendable {
  /// The estimated ratio; 1 means no difference.
  public var ratio: Double
  /// The lower end of the interval.
  public var lower: Double
  /// The upper end of the interval.
  public var upper: Double
  /// The probability with which the interval covers the true ratio.
  public var confidence: Double
  /// The standard error of the ratio's logarithm.
  public var standardError: Double

  /// Creates figures.
  public init(
    ratio: Double,
    lower: Double,
    upper: Double,
    confidence: Double,
    standardError: Double
  ) {
    self.ratio = ratio
    self.lower = lower
    self.upper = upper
    self.confidence = confidence
    self.standardError = standardError
  }
}
