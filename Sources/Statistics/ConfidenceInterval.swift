// MARK: - Intervals

/// A range that covers the true value in a stated part of repetitions.
public struct ConfidenceInterval: Hashable, Sendable {
  /// The lower end, in the unit of the estimate.
  public var lower: Double
  /// The upper end, in the unit of the estimate.
  public var upper: Double
  /// The part of repetitions in which the range covers the true value, from 0 to 1.
  public var confidence: Double

  /// Creates an interval.
  public init(lower: Double, upper: Double, confidence: Double) {
    self.lower = lower
    self.upper = upper
    self.confidence = confidence
  }
}
