/// A named property of a case or a run.
public struct CaseProperty: Codable, Hashable, Sendable {
  /// The dotted name.
  public var name: String
  /// The value as text.
  public var value: String

  /// Creates a fact.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}
