/// Whether two sides may be compared, and how far.
public struct EnvironmentMatch: Codable, Hashable, Sendable {
  /// How far two sides may be compared.
  public enum Level: String, Codable, Sendable {
    /// In everything.
    case comparable
    /// Not in times.
    case countersOnly
    /// Not at all.
    case refused
  }

  /// How far.
  public var level: Level
  /// What differs or is missing, for people.
  public var differences: [String]

  /// Creates a match.
  public init(level: Level, differences: [String] = []) {
    self.level = level
    self.differences = differences
  }
}
