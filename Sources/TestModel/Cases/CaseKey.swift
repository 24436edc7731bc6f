/// The part of an identity that does not depend on the line.
public struct CaseKey: Codable, Hashable, Sendable, Comparable {
  /// The suite's path below the root, dotted.
  public var className: String
  /// The case's id with its sweep variables.
  public var name: String

  /// Creates a key.
  public init(className: String, name: String) {
    self.className = className
    self.name = name
  }

  /// Orders by class name, then by name.
  public static func < (one: CaseKey, other: CaseKey) -> Bool {
    (one.className, one.name) < (other.className, other.name)
  }
}
