/// An attribute with two values.
public struct AttributeChange: Hashable, Sendable {
  /// The attribute's name, or `element` when the element itself is another.
  public var name: String
  /// The value that should be; nil when it should be absent.
  public var expected: String?
  /// The value that is; nil when it is absent.
  public var actual: String?

  /// Creates a change.
  public init(name: String, expected: String?, actual: String?) {
    self.name = name
    self.expected = expected
    self.actual = actual
  }
}
