import InterfaceBuilder

/// Which scenes of a storyboard have which bars.
@MainActor
package struct SceneBars {
  private var navigated: [IBObjectIndex: IBObject] = [:]
  /// What pushes the scenes that are not at the bottom of their stacks.
  private var pushing: [IBObjectIndex: IBObject] = [:]
  /// The scenes that simulate bars, by those that they push.
  private var simulated: [IBObjectIndex: IBObject] = [:]
  /// The same by those that segues of the app's own lead to.
  private var customSimulated: [IBObjectIndex: IBObject] = [:]
  /// Scenes that are pushed, and hide the bars at the bottom then.
  private var bare: Set<IBObjectIndex> = []
  private var tabbed: Set<IBObjectIndex> = []
  private var embedded: Set<IBObjectIndex> = []
  /// Scenes that a container shows which another scene embeds.
  private var inEmbedded: Set<IBObjectIndex> = []
  /// Scenes that take the other side of a split view.
  private var detailed: Set<IBObjectIndex> = []
  private var presented: [IBObjectIndex: SceneSurroundings.Presentation] = [:]

  private let rules: CanvasRules
  /// Whether a tab bar is there that a scene only simulates.
  package var hasSimulatedTabBars = true

  package init(_ document: IBDocument, _ rules: CanvasRules? = nil) {
    self.rules = rules ?? CanvasRules(ToolsVersion(of: document))
    var roots: [(IBObjectIndex, IBObject)] = []
    var pushes: [IBObjectIndex: [IBObjectIndex]] = [:]
    var customs: [IBObjectIndex: [IBObjectIndex]] = [:]
    var tabs: [IBObjectIndex: [IBObjectIndex]] = [:]
    for connection in document.connections where connection.kind == .segue {
      guard let source = connection.source.map({ Self.controller(of: document[$0]) }),
        let destination = connection.destination?.object
      else { continue }
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
      case ("embed", _): embedded.insert(destination)
      case ("presentation", _), ("modal", _):
        presented[destination] = Self.presentation(connection.element)
      case ("popoverPresentation", _): presented[destination] = .popover
      default: break
      }
    }
    bare = Set(pushes.values.joined()).filter {
      document[$0].element.boolean(.hidesBottomBarWhenPushed) == true
    }
    // A tab bar controller on a stack shows its scenes below the bar of the stack.
    let shown = pushes.merging(tabs, uniquingKeysWith: +)
    navigated = Self.follow(roots, shown)
    let bottoms = Set(roots.map(\.0))
    pushing = Self.follow(roots, pushes) { scene, _ in document[scene] }
      .filter { !bottoms.contains($0.key) }
    let contained = Dictionary(grouping: roots) { $0.1.index }.mapValues { $0.map(\.0) }
      .merging(tabs, uniquingKeysWith: +)
    inEmbedded = Set(
      Self.follow(
        embedded.flatMap { outer in (contained[outer] ?? []).map { ($0, document[outer]) } },
        pushes.merging(contained, uniquingKeysWith: +)
      ).keys
    )
    // What a scene simulates is around those that it pushes, too.
    let sources = document.objects.filter { $0.role == .viewController && Self.simulatesBar($0) }
    simulated = Self.follow(
      sources.flatMap { source in (shown[source.index] ?? []).map { ($0, source) } },
      pushes
    )
    customSimulated = Self.follow(
      sources.flatMap { source in (customs[source.index] ?? []).map { ($0, source) } },
      pushes
    )
  }

  /// What is around these scenes and all that they push.
  ///
  /// A scene that is pushed from several places has around it what is there by the fewest segues. What a scene hands on to
  /// those that it pushes is what it has itself, unless `handOn` says otherwise.
  private static func follow(
    _ roots: [(IBObjectIndex, IBObject)],
    _ pushes: [IBObjectIndex: [IBObjectIndex]],
    handOn: (IBObjectIndex, IBObject) -> IBObject = { $1 }
  ) -> [IBObjectIndex: IBObject] {
    var found: [IBObjectIndex: IBObject] = [:]
    var level = roots
    while !level.isEmpty {
      var next: [(IBObjectIndex, IBObject)] = []
      for (scene, around) in level where found[scene] == nil {
        found[scene] = around
        next += (pushes[scene] ?? []).map { ($0, handOn(scene, around)) }
      }
      level = next
    }
    return found
  }

  /// The scenes below one on its stack, the nearest first.
  private func stack(below object: IBObject) -> [IBObject] {
    Array(sequence(first: object) { pushing[$0.index] }.dropFirst())
  }

  private static func simulatesBar(_ object: IBObject) -> Bool {
    object.element.children.contains {
      [.simulatedNavigationBarMetrics, .simulatedToolbarMetrics, .simulatedTabBarMetrics]
        .contains($0.name)
        || $0.name == .nil
          && ["simulatedTopBarMetrics", "simulatedBottomBarMetrics"].contains($0.key)
    }
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

  /// What a scene's controller has around it: what its container shows, unless it simulates something else.
  package func surroundings(of object: IBObject) -> SceneSurroundings {
    var draft = SceneDraft(
      object: object,
      navigation: navigated[object.index],
      simulators: simulators(of: object),
      isTab: tabbed.contains(object.index),
      isPushedOnTab: isPushedOnTab(object),
      customSimulator: customSimulated[object.index],
      isBare: bare.contains(object.index),
      isDetail: detailed.contains(object.index),
      isInEmbedded: inEmbedded.contains(object.index),
      stack: stack(below: object)
    )
    var around = SceneSurroundings()
    around.isEmbedded = embedded.contains(object.index)
    around.presentation = presented[object.index]
    draft.containerPresentation = navigated[object.index].flatMap { presented[$0.index] }
    draft.around = around
    rules.apply(rules.active.scene, to: &draft)
    if !hasSimulatedTabBars, !draft.isTab, !draft.isPushedOnTab { draft.around.hasTabBar = false }
    return draft.around
  }

  /// The scenes that simulate bars and lead to this one, the nearest last.
  private func simulators(of object: IBObject) -> [IBObject] {
    var found: [IBObject] = []
    var at = object
    while let next = simulated[at.index], !found.contains(where: { $0.index == next.index }) {
      found.insert(next, at: 0)
      at = next
    }
    return found
  }

  private func isPushedOnTab(_ object: IBObject) -> Bool {
    guard let around = navigated[object.index] else { return false }
    return tabbed.contains(around.index) && !detailed.contains(object.index)
  }

  private static func controller(of object: IBObject) -> IBObject {
    var at = object
    while at.role != .viewController, let parent = at.parent { at = parent }
    return at
  }
}
