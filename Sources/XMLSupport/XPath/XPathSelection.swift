/// The nodes that one path inside an expression selects.
public struct XPathSelection {
  /// The path as written.
  public let path: String
  /// The number of nodes that it selects.
  public let count: Int
  /// The first of them in document order; their number is limited by the caller.
  public let nodes: [XMLNode]
  /// Whether an empty selection is expected: inside `not()`, `count()` or `boolean()`.
  public let isExistenceTest: Bool
  /// For an empty selection, the longest prefix of the path that selects nodes, and how many.
  public let longestMatch: (path: String, count: Int)?
}
