/// Whether two sides are comparable, and in what.
public struct EnvironmentMatch: Codable, Hashable, Sendable {
  /// The extent to which two sides are comparable.
  public enum Level: String, Codable, Sendable {
    /// Times, counters and statuses are comparable.
    case comparable
    /// Counters and statuses are comparable, times are not.
    case countersOnly
    /// Nothing is comparable.
    case refused
  }

  /// The extent to which the sides are comparable.
  public var level: Level
  /// The differences between the environments, and what is missing, as text.
  public var differences: [String]

  /// Creates a match.
  public init(level: Level, differences: [String] = []) {
    self.level = level
    self.differences = differences
  }
}
