import InterfaceBuilder

/// A segue as a document states it; kept as a value, as nothing performs it yet.
public struct NibSegue: Sendable, Hashable {
  /// The kind, such as `show`, `embed` or `relationship`.
  public let kind: String
  /// The identifier that code uses.
  public let identifier: String?
  /// The relationship to a container, such as `rootViewController`.
  public let relationship: String?
  /// The id of the destination's controller.
  public let destinationID: String?
  let destination: Int32?
  let source: Int

  init(_ connection: IBConnection, _ source: Int) {
    kind = connection.segueKind ?? "show"
    identifier = connection.identifier
    relationship = connection.relationship
    destinationID = connection.destinationID
    destination = connection.destination?.object?.rawValue
    self.source = source
  }
}
