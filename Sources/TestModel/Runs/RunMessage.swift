/// A remark about the run itself.
public struct RunMessage: Codable, Hashable, Sendable {
  /// How much it matters.
  public enum Level: String, Codable, Sendable {
    /// Good to know.
    case note
    /// Something is not as it should be.
    case warning
  }

  /// How much it matters.
  public var level: Level
  /// The remark.
  public var text: String
  /// What it is about.
  public var location: CaseLocation?

  /// Creates a remark.
  public init(level: Level, text: String, location: CaseLocation? = nil) {
    self.level = level
    self.text = text
    self.location = location
  }
}
