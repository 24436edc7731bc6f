/// An attribute whose expected and actual values differ.
public struct AttributeChange: Hashable, Sendable {
  /// The attribute's name; `element` when the elements themselves differ.
  public var name: String
  /// The expected value; nil when the attribute should be absent.
  public var expected: String?
  /// The actual value; nil when the attribute is absent.
  public var actual: String?

  /// Creates a change.
  public init(name: String, expected: String?, actual: String?) {
    self.name = name
    self.expected = expected
    self.actual = actual
  }
}
