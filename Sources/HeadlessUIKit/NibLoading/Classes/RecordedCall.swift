/// One message of a view's life that an object of a declared class received.
public struct RecordedCall: Sendable, Hashable {
  /// The message: `init(coder:)`, `awakeFromNib`, `prepareForReuse`, or an action's selector.
  public let name: String
  /// The outlets that were connected when it came, sorted.
  public let outlets: [String]
}
