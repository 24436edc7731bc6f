/// What one path inside of an expression selects.
public struct XPathSelection {
  /// The path as it was written.
  public let path: String
  /// How many nodes it selects.
  public let count: Int
  /// The first of them in document order.
  public let nodes: [XMLNode]
  /// Whether selecting nothing is a sensible answer: inside `not()`, `count()` or `boolean()`.
  public let isExistenceTest: Bool
  /// For a path that selects nothing, its longest beginning that does, and how many nodes that is.
  public let longestMatch: (path: String, count: Int)?
}
