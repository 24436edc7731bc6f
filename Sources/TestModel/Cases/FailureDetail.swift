/// A titled block of text below a failure.
public struct FailureDetail: Codable, Hashable, Sendable {
  /// What the block is.
  public var title: String
  /// The block, of one or more lines.
  public var text: String

  /// Creates a block.
  public init(title: String, text: String) {
    self.title = title
    self.text = text
  }
}
