/// A message about the run itself.
public struct RunMessage: Codable, Hashable, Sendable {
  /// The severity of a message.
  public enum Level: String, Codable, Sendable {
    /// Information only.
    case note
    /// A problem that does not fail the run.
    case warning
  }

  /// The severity.
  public var level: Level
  /// The message, one line.
  public var text: String
  /// The location that it refers to, if any.
  public var location: CaseLocation?

  /// Creates a remark.
  public init(level: Level, text: String, location: CaseLocation? = nil) {
    self.level = level
    self.text = text
    self.location = location
  }
}
