import InterfaceBuilder

/// Checks that scenes are reachable and segues have a destination.
enum StoryboardCheck {
  static func findings(_ document: IBDocument) -> [Finding] {
    guard document.kind == .storyboard else { return [] }
    return initialController(document) + segues(document)
      + SceneReach(document).findings()
  }

  private static func initialController(_ document: IBDocument) -> [Finding] {
    guard document.root.has(.initialViewController), document.initialViewController == nil else {
      return []
    }
    let id = document.root.text(.initialViewController) ?? ""
    return [
      Finding(
        .initialViewController,
        "The initial view controller \(id) is not in this storyboard: "
          + "instantiateInitialViewController() answers nil.",
        at: document.root
      )
    ]
  }

  private static func segues(_ document: IBDocument) -> [Finding] {
    document.connections.compactMap { segue -> Finding? in
      guard segue.kind == .segue, segue.destination == .dangling else { return nil }
      let name = segue.identifier.map { "“\($0)”" } ?? segue.id ?? "without id"
      return Finding(
        .danglingSegue,
        "The segue \(name) leads to \(segue.destinationID ?? "?"), which is not in this "
          + "storyboard: performing it raises. Reconnect it or delete it.",
        at: segue.element
      )
    }
  }
}
