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
  /// Where the first segue that leads to a scene begins, by that scene.
  private(set) var origins: [IBObjectIndex: IBObjectIndex] = [:]
  /// Segues of all kinds.
  private(set) var all: [IBObjectIndex: [IBObjectIndex]] = [:]
  private(set) var tabbed: Set<IBObjectIndex> = []
  private(set) var embedded: Set<IBObjectIndex> = []
  private(set) var detailed: Set<IBObjectIndex> = []
  /// What split view controllers show.
  private(set) var splits: [IBObjectIndex: [IBObjectIndex]] = [:]
  /// What is presented over the context of the scene that presents it.
  private(set) var overContext: [IBObjectIndex: [IBObjectIndex]] = [:]
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
      if origins[destination] == nil { origins[destination] = source.index }
      add(connection, from: source, to: destination)
      addContext(connection, from: source, to: document[destination])
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
    case ("relationship", _) where source.elementName == .splitViewController:
      splits[source.index, default: []].append(destination)
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

  /// Whether the segues that lead to a scene begin, some way back, at the scene itself.
  func leadsBack(to scene: IBObjectIndex) -> Bool {
    var (at, seen) = (origins[scene], Set<IBObjectIndex>())
    while let next = at, seen.insert(next).inserted {
      if next == scene { return true }
      at = origins[next]
    }
    return false
  }

  private mutating func addContext(
    _ connection: IBConnection,
    from source: IBObject,
    to destination: IBObject
  ) {
    guard presented[destination.index] != nil,
      ["currentContext", "overCurrentContext"]
        .contains(destination.element.text(.modalPresentationStyle))
    else { return }
    overContext[source.index, default: []].append(destination.index)
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
