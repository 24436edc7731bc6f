/// A file of a target after rewriting.
public struct RewrittenFile: Sendable {
  /// The path of the original.
  public let path: String
  /// The text that the compiler reads in its place.
  public let content: [UInt8]
  /// Whether that differs from the original.
  public let isChanged: Bool
  /// What could not be carried over.
  public let notes: [Note]
}
