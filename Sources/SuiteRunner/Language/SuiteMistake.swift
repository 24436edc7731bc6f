import XMLSupport

/// One mistake in a suite, with its place.
public struct SuiteMistake: Error, Sendable, Hashable {
  /// Where it stands.
  public let location: DocumentLocation
  /// What is wrong and what was expected, one line.
  public let message: String

  /// Creates a mistake.
  public init(_ message: String, at location: DocumentLocation) {
    self.location = location
    self.message = message
  }
}

extension SuiteMistake: CustomStringConvertible {
  /// `file:line:column: message`.
  public var description: String { "\(location): \(message)" }
}
