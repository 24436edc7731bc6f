import InterfaceBuilder

/// Checks that scenes are reachable and segues have a destination.
enum StoryboardCheck {
  static func findings(_ document: IBDocument) -> [Finding] {
    guard document.kind == .storyboard else { return [] }
    return initialController(document) + segues(document) + unreachable(document)
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

  // A scene without a segue to it and without a name for code is never shown.
  private static func unreachable(_ document: IBDocument) -> [Finding] {
    let destinations = Set(document.connections.compactMap { $0.destination?.object })
    return document.scenes.compactMap(\.viewController).compactMap { controller -> Finding? in
      guard controller.elementName != .viewControllerPlaceholder,
        controller.index != document.initialViewController,
        !destinations.contains(controller.index),
        controller.element.text(.storyboardIdentifier) == nil
      else { return nil }
      return Finding(
        .unreachableScene,
        "No segue leads to \(controller.described), it is not the initial controller and has no "
          + "storyboard identifier, so nothing can show it.",
        at: controller.element
      )
    }
  }
}
