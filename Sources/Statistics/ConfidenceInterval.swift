// MARK: - Intervals

/// A range that covers the true figure in a stated part of all repetitions.
public struct ConfidenceInterval: Hashable, Sendable {
  /// The lower end.
  public var lower: Double
  /// The upper end.
  public var upper: Double
  /// The part of repetitions that it covers, from 0 to 1.
  public var confidence: Double

  /// Creates an interval.
  public init(lower: Double, upper: Double, confidence: Double) {
    self.lower = lower
    self.upper = upper
    self.confidence = confidence
  }
}
