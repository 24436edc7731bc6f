/// An attribute of a tree's element.
public struct TreeAttribute: Codable, Hashable, Sendable {
  /// The name.
  public var name: String
  /// The value as text.
  public var value: String

  /// Creates an attribute.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}
