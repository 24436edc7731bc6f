import InterfaceBuilder

/// Checks that outlets and actions have a destination, and that an outlet has only one.
@MainActor
enum ConnectionCheck {
  static func findings(_ document: IBDocument, _ facts: ProjectFacts) -> [Finding] {
    document.connections.compactMap { dangling($0, document) ?? crossing($0, document, facts) }
      + repeatedOutlets(document) + duplicates(document)
  }

  // Each scene is instantiated on its own, so objects of another scene do not exist then.
  private static func crossing(
    _ connection: IBConnection,
    _ document: IBDocument,
    _ facts: ProjectFacts
  ) -> Finding? {
    guard document.kind == .storyboard, connection.kind != .segue,
      let source = connection.source, let destination = connection.destination?.object,
      let from = sceneID(document[source]), let to = sceneID(document[destination]), from != to
    else { return nil }
    let name = connection.kind == .action ? connection.selector : connection.property
    if connection.kind == .action, hasAction(document[source], in: from, connection, document) {
      return leftover(name, document[source], document[destination], connection)
    }
    let outlets = outlets(to: document[source], document)
    if let member = SourceAssignments.Member(rawValue: name), connection.kind == .outlet,
      facts.codeAssigns(member, of: outlets)
    {
      return nil
    }
    var finding = Finding(
      .foreignScene,
      "The connection “\(name)” of \(document[source].described) leads to "
        + "\(document[destination].described) of another scene, which is never there when this "
        + "one is instantiated. Reconnect it or delete it.",
      at: connection.element
    )
    if ShownObjects(document).isNeverUsed(document[source]) { finding.severity = .note }
    return finding
  }

  /// The names that classes have for an object; a controller's own list has the one that UIKit gives it.
  private static func outlets(to object: IBObject, _ document: IBDocument)
    -> [OutletName]
  {
    var outlets = document.connections.compactMap { connection -> OutletName? in
      guard connection.kind == .outlet, connection.destinationID == object.id,
        let name = connection.source.flatMap({ document[$0].customClass })
      else { return nil }
      return OutletName(className: name, property: connection.property)
    }
    if object.key == "view" || object.element.key == "tableView" || object.parent?.key == "view",
      let name = document.controller(around: object)?.customClass
    {
      outlets.append(OutletName(className: name, property: object.elementText))
    }
    return outlets
  }

  /// Whether the same event does something in the scene itself.
  private static func hasAction(
    _ source: IBObject,
    in scene: String,
    _ action: IBConnection,
    _ document: IBDocument
  ) -> Bool {
    source.connections.contains { other in
      if other.kind == .segue { return true }
      guard other.kind == .action, other.eventType == action.eventType else { return false }
      guard let target = other.destination?.object else { return false }
      return sceneID(document[target]) == scene
    }
  }

  private static func leftover(
    _ name: String,
    _ source: IBObject,
    _ destination: IBObject,
    _ connection: IBConnection
  ) -> Finding {
    Finding(
      .leftoverAction,
      "The action “\(name)” of \(source.described) leads to \(destination.described) of another "
        + "scene, and is never sent; the one within the scene is. Delete it.",
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
