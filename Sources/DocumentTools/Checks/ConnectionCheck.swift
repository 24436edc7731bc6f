import InterfaceBuilder

/// Checks that outlets and actions have a destination, and that an outlet has only one.
enum ConnectionCheck {
  static func findings(_ document: IBDocument) -> [Finding] {
    document.connections.compactMap { dangling($0, document) ?? crossing($0, document) }
      + repeatedOutlets(document)
  }

  // Each scene is instantiated on its own, so objects of another scene do not exist then.
  private static func crossing(_ connection: IBConnection, _ document: IBDocument) -> Finding? {
    guard document.kind == .storyboard, connection.kind != .segue,
      let source = connection.source, let destination = connection.destination?.object,
      let from = sceneID(document[source]), let to = sceneID(document[destination]), from != to
    else { return nil }
    let name = connection.kind == .action ? connection.selector : connection.property
    return Finding(
      .foreignScene,
      "The connection “\(name)” of \(document[source].described) leads to "
        + "\(document[destination].described) of another scene, which is never there when this "
        + "one is instantiated. Reconnect it or delete it.",
      at: connection.element
    )
  }

  private static func sceneID(_ object: IBObject) -> String? {
    var element: IBElement? = object.element
    while let current = element {
      if current.name == .scene { return current.text(.sceneID) }
      element = current.parent
    }
    return nil
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
}
