import InterfaceBuilder

/// Finds the scenes that an app can never show.
///
/// An app comes to a scene as the initial one, by its storyboard identifier, or by a segue from a scene that it comes to.
/// - Complexity: O(scenes + connections).
struct SceneReach {
  private let document: IBDocument
  private let scenes: [IBObject]
  private var next: [IBObjectIndex: [IBObjectIndex]] = [:]

  init(_ document: IBDocument) {
    self.document = document
    scenes = document.scenes.compactMap(\.viewController)
    for segue in document.connections where segue.kind == .segue {
      guard let destination = segue.destination?.object, let source = segue.source,
        let controller = document.controller(around: document[source])
      else { continue }
      next[controller.index, default: []].append(destination)
    }
  }

  /// One finding for each scene that nothing leads to, with those behind it; one for a storyboard without a way in.
  func findings() -> [Finding] {
    let entries = scenes.filter(isEntry).map(\.index)
    var reached = reach(from: entries)
    let lost = scenes.filter { !reached.contains($0.index) && !isReference($0) }
    guard let first = lost.first else { return [] }
    if entries.isEmpty { return [noWayIn(first, lost.count)] }
    let targets = Set(
      lost.flatMap { scene in (next[scene.index] ?? []).filter { $0 != scene.index } }
    )
    // Scenes in a circle all have a way to them; the first stands for its circle.
    let heads = lost.filter { !targets.contains($0.index) } + lost
    var findings: [Finding] = []
    for head in heads where !reached.contains(head.index) {
      let behind = reach(from: [head.index]).subtracting(reached)
      let others = lost.filter { $0 != head && behind.contains($0.index) }
      reached.formUnion(behind)
      findings.append(unreachable(head, others))
    }
    return findings
  }

  /// The scenes that an app can never show.
  var unreachable: [IBObject] {
    let reached = reach(from: scenes.filter(isEntry).map(\.index))
    return scenes.filter { !reached.contains($0.index) && !isReference($0) }
  }

  private func isEntry(_ scene: IBObject) -> Bool {
    scene.index == document.initialViewController
      || scene.element.text(.storyboardIdentifier)?.isEmpty == false
  }

  // A reference to another storyboard is no scene of its own.
  private func isReference(_ scene: IBObject) -> Bool {
    scene.elementName == .viewControllerPlaceholder
  }

  private func reach(from entries: [IBObjectIndex]) -> Set<IBObjectIndex> {
    var reached = Set(entries)
    var waiting = entries
    while let scene = waiting.popLast() {
      for other in next[scene] ?? [] where reached.insert(other).inserted { waiting.append(other) }
    }
    return reached
  }

  private func unreachable(_ scene: IBObject, _ others: [IBObject]) -> Finding {
    let names = others.map(\.described)
    let behind =
      names.isEmpty
      ? "" : " Nor \(Names.listed(names, noun: " scenes")), which only it leads to."
    return Finding(
      .unreachableScene,
      "No segue leads to \(scene.described), it is not the initial controller and has no "
        + "storyboard identifier, so nothing can show it." + behind,
      at: scene.element
    )
  }

  private func noWayIn(_ first: IBObject, _ count: Int) -> Finding {
    let what = count == 1 ? "its scene \(first.described)" : "any of its \(count) scenes"
    return Finding(
      .unreachableScene,
      "The storyboard has no initial controller, and no scene has a storyboard identifier, so "
        + "nothing can show \(what). Choose an initial controller.",
      at: first.element
    )
  }
}

extension IBDocument {
  /// The controller that an object belongs to, itself when it is one.
  func controller(around object: IBObject) -> IBObject? {
    var top = object
    while top.role != .viewController {
      // What stands beside the controller of its scene belongs to that one.
      guard let parent = top.parent else { return scene(of: top)?.viewController }
      top = parent
    }
    return top
  }
}
