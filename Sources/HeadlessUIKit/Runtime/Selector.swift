/// The name of a message, such as `refresh:`.
///
/// Linux has no Objective-C selectors; nibs and `addTarget` name actions by this text, and action tables map it to
/// Swift methods.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name with its colons.
  public let name: String

  /// Creates a selector from its name.
  public init(_ name: String) { self.name = name }

  /// Creates a selector from a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// The name with its colons.
  public var description: String { name }

  /// The number of arguments: one per colon.
  public var argumentCount: Int {
    name.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: ":") ? 1 : 0) }
  }
}
