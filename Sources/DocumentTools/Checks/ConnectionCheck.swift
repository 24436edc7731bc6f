import InterfaceBuilder

/// Checks that outlets and actions have a destination, and that an outlet has only one.
@MainActor
enum ConnectionCheck {
  static func findings(_ document: IBDocument, _ facts: ProjectFacts) -> [Finding] {
    var crossing = CrossingCheck(document, facts)
    let open = document.connections.compactMap { dangling($0, document) }
    return open + crossing.findings() + repeatedOutlets(document) + duplicates(document)
  }

  private static func dangling(_ connection: IBConnection, _ document: IBDocument) -> Finding? {
    guard connection.kind != .segue, connection.destination == .dangling else { return nil }
    let what =
      connection.kind == .action
      ? "action “\(connection.selector)”" : "outlet “\(connection.property)”"
    let source = connection.source.map { document[$0].described } ?? "an unknown object"
    return Finding(
      .danglingConnection,
      "The \(what) of \(source) leads to id \(connection.destinationID ?? "?"), which is not in "
        + "this document: it stays unconnected. Reconnect it or delete it.",
      at: connection.element
    )
  }

  private struct Outlet: Hashable {
    let source: IBObjectIndex
    let property: String
  }

  // UIKit connects in document order: the last connection silently wins.
  private static func repeatedOutlets(_ document: IBDocument) -> [Finding] {
    var first: [Outlet: IBConnection] = [:]
    var findings: [Finding] = []
    for connection in document.connections where connection.kind == .outlet {
      guard let source = connection.source else { continue }
      let outlet = Outlet(source: source, property: connection.property)
      guard let former = first[outlet] else {
        first[outlet] = connection
        continue
      }
      guard former.destinationID != connection.destinationID else { continue }
      findings.append(
        Finding(
          .repeatedOutlet,
          "The outlet “\(connection.property)” of \(document[source].described) is connected to "
            + "\(former.destinationID ?? "?") and to \(connection.destinationID ?? "?"); only the "
            + "last one holds. Delete the other.",
          at: connection.element
        )
      )
    }
    return findings
  }

  private struct Link: Hashable {
    let source: IBObjectIndex
    let kind: IBConnection.Kind
    let name: String
    let event: String?
    let destination: String?
  }

  /// Connections that are there twice with all that they say; a merge often does this.
  private static func duplicates(_ document: IBDocument) -> [Finding] {
    var seen: Set<Link> = []
    return document.connections.compactMap { connection in
      guard connection.kind == .outlet || connection.kind == .action,
        let source = connection.source
      else { return nil }
      let name = connection.kind == .action ? connection.selector : connection.property
      let link = Link(
        source: source,
        kind: connection.kind,
        name: name,
        event: connection.eventType,
        destination: connection.destinationID
      )
      guard !seen.insert(link).inserted else { return nil }
      return Finding(
        .duplicateConnection,
        "The \(connection.kind == .action ? "action" : "outlet") “\(name)” of "
          + "\(document[source].described) is connected twice to "
          + "\(connection.destinationID ?? "?"). Delete one of the two.",
        at: connection.element
      )
    }
  }
}
