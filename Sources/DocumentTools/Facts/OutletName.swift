import InterfaceBuilder

/// An outlet of a class.
struct OutletName: Hashable, Codable, Sendable {
  let className: String
  let property: String

  /// The outlets of custom classes by the ids that they lead to.
  ///
  /// - Complexity: O(connections).
  static func byDestination(in document: IBDocument) -> [String: [OutletName]] {
    var outlets: [String: [OutletName]] = [:]
    for connection in document.connections
    where connection.kind == .outlet || connection.kind == .outletCollection {
      guard let id = connection.destinationID,
        let name = connection.source.flatMap({ document[$0].customClass })
      else { continue }
      outlets[id, default: []].append(OutletName(className: name, property: connection.property))
    }
    return outlets
  }
}
