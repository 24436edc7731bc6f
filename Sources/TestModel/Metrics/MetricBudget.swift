/// A hard limit on a metric.
public struct MetricBudget: Codable, Hashable, Sendable {
  /// The greatest value that passes.
  public var max: Double?
  /// The least value that passes.
  public var min: Double?

  /// Creates a limit.
  public init(max: Double? = nil, min: Double? = nil) {
    self.max = max
    self.min = min
  }

  /// Whether a value is within the limit.
  public func allows(_ value: Double) -> Bool {
    if let max, value > max { return false }
    if let min, value < min { return false }
    return !value.isNaN
  }
}
