/// One named figure of a summary.
public struct MetricStatistic: Codable, Hashable, Sendable {
  /// The statistic: `median`, `mad`, `p99`.
  public var name: String
  /// The value, in the summary's unit unless the name says that it is a ratio.
  public var value: Double

  /// Creates a figure.
  public init(_ name: String, _ value: Double) {
    self.name = name
    self.value = value
  }

  private enum CodingKeys: String, CodingKey { case name, value }
}
