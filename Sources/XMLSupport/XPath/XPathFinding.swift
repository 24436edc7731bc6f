/// One part of an expression that keeps it from being true, with its sides evaluated.
public struct XPathFinding {
  /// One side of a comparison.
  public struct Side {
    /// The side as written.
    public let text: String
    /// What it came to.
    public let value: XPathValue
    /// Whether it has a path, so that the tree decides on it.
    public let readsTree: Bool
    /// Whether it is a number or a string as it stands.
    public let isLiteral: Bool
  }

  /// The part as written.
  public let text: String
  /// The operator, such as `=`; nil for a part that compares nothing.
  public let comparison: String?
  /// The left side, or the whole part.
  public let left: Side
  /// The right side; nil for a part that compares nothing.
  public let right: Side?
  /// Whether the part should be true; false inside `not()`.
  public let isWanted: Bool
  /// The nodes that it counts; empty for a part without one `count()`.
  public let counted: [XMLNode]
  /// The nodes that the last predicate of what it counts leaves out; nil where there is none.
  public let leftOut: LeftOut?

  /// Nodes that a predicate leaves out of a set.
  public struct LeftOut {
    /// The predicate as written, in brackets.
    public let predicate: String
    /// The path without the predicate.
    public let path: String
    /// The nodes that do not satisfy it.
    public let nodes: [XMLNode]
  }
}
