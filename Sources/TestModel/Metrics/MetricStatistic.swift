/// One named figure of a summary.
public struct MetricStatistic: Codable, Hashable, Sendable {
  /// The statistics' own word: `median`, `mad`, `p99`.
  public var name: String
  /// The figure, in the summary's unit unless the name says it is a ratio.
  public var value: Double

  /// Creates a figure.
  public init(_ name: String, _ value: Double) {
    self.name = name
    self.value = value
  }

  private enum CodingKeys: String, CodingKey { case name, value }
}
