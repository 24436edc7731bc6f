import InterfaceBuilder

/// Which segues lead from scenes to others, by kind.
@MainActor
struct SceneSegues {
  /// The scenes at the bottom of stacks, with their navigation controllers.
  private(set) var roots: [(IBObjectIndex, IBObject)] = []
  private(set) var pushes: [IBObjectIndex: [IBObjectIndex]] = [:]
  /// Segues of the app's own.
  private(set) var customs: [IBObjectIndex: [IBObjectIndex]] = [:]
  private(set) var tabs: [IBObjectIndex: [IBObjectIndex]] = [:]
  private(set) var embeds: [IBObjectIndex: [IBObjectIndex]] = [:]
  /// Segues of all kinds.
  private(set) var all: [IBObjectIndex: [IBObjectIndex]] = [:]
  private(set) var tabbed: Set<IBObjectIndex> = []
  private(set) var embedded: Set<IBObjectIndex> = []
  private(set) var detailed: Set<IBObjectIndex> = []
  private(set) var presented: [IBObjectIndex: SceneSurroundings.Presentation] = [:]

  /// Reads the segues of a document.
  ///
  /// Of several that lead to a scene, only the tie breaker counts where the document has one.
  init(_ document: IBDocument) {
    let deciding = Self.decidingSegues(of: document)
    for connection in document.connections where connection.kind == .segue {
      guard let source = connection.source.map({ Self.controller(of: document[$0]) }),
        let destination = connection.destination?.object,
        deciding[destination].map({ $0 == connection.id }) ?? true
      else { continue }
      all[source.index, default: []].append(destination)
      add(connection, from: source, to: destination)
    }
  }

  private mutating func add(
    _ connection: IBConnection,
    from source: IBObject,
    to destination: IBObjectIndex
  ) {
    switch (connection.segueKind, connection.relationship) {
    case ("relationship", "rootViewController"): roots.append((destination, source))
    case ("relationship", "viewControllers"):
      tabbed.insert(destination)
      tabs[source.index, default: []].append(destination)
    case ("show", _), ("push", _): pushes[source.index, default: []].append(destination)
    case ("showDetail", _):
      pushes[source.index, default: []].append(destination)
      detailed.insert(destination)
    case ("custom", _): customs[source.index, default: []].append(destination)
    case ("embed", _):
      embedded.insert(destination)
      embeds[source.index, default: []].append(destination)
    case ("presentation", _), ("modal", _):
      presented[destination] = Self.presentation(connection.element)
    case ("popoverPresentation", _): presented[destination] = .popover
    default: break
    }
  }

  /// The segues that decide what is around scenes which several lead to, by these scenes.
  ///
  /// Interface Builder calls them tie breakers: a person chooses them, or it takes the segue that was drawn first.
  private static func decidingSegues(of document: IBDocument) -> [IBObjectIndex: String] {
    guard let breakers = document.root.child(.inferredMetricsTieBreakers) else { return [:] }
    let ids = Set(breakers.children.compactMap { $0.text(.reference) })
    var found: [IBObjectIndex: String] = [:]
    for connection in document.connections where connection.kind == .segue {
      guard let id = connection.id, ids.contains(id),
        let destination = connection.destination?.object
      else { continue }
      found[destination] = id
    }
    return found
  }

  private static func presentation(_ segue: IBElement) -> SceneSurroundings.Presentation {
    switch segue.text(.modalPresentationStyle) {
    case "formSheet": .formSheet
    case "fullScreen": .fullScreen
    case "overFullScreen": .overFullScreen
    case "pageSheet": .pageSheet
    default: .automatic
    }
  }

  private static func controller(of object: IBObject) -> IBObject {
    var at = object
    while at.role != .viewController, let parent = at.parent { at = parent }
    return at
  }
}
