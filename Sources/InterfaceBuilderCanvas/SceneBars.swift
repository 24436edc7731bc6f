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
  /// What is pushed from scenes with a tab bar, on whatever stacks, and presented over them.
  private var underTabBar: Set<IBObjectIndex> = []
  private var embedded: Set<IBObjectIndex> = []
  /// Scenes that a container shows which another scene embeds.
  private var inEmbedded: Set<IBObjectIndex> = []
  /// Scenes that an embedded one leads to, by whatever segues.
  private var fromEmbedded: Set<IBObjectIndex> = []
  /// Scenes that simulate no status bar, and what they lead to.
  private var withoutStatusBar: Set<IBObjectIndex> = []
  /// Navigation controllers that are shown from their own stacks.
  private var circular: Set<IBObjectIndex> = []
  /// Scenes above the bottoms of stacks that segues lead back to from themselves.
  private var returning: Set<IBObjectIndex> = []
  /// Scenes that take the other side of a split view.
  private var detailed: Set<IBObjectIndex> = []
  private var presented: [IBObjectIndex: SceneSurroundings.Presentation] = [:]

  private let rules: CanvasRules
  /// Whether a tab bar is there that a scene only simulates.
  package var hasSimulatedTabBars = true

  package init(_ document: IBDocument, _ rules: CanvasRules? = nil) {
    self.rules = rules ?? CanvasRules(ToolsVersion(of: document))
    let segues = SceneSegues(document)
    (embedded, detailed) = (segues.embedded, segues.detailed)
    // What a split view shows has around it what the split view has.
    tabbed = Set(Self.follow(segues.tabbed.map { ($0, document[$0]) }, segues.splits).keys)
    // What an app begins with stands in its window, though segues may present it again later.
    presented = segues.presented.filter { $0.key != document.initialViewController }
    bare = Set(segues.pushes.values.joined()).filter {
      document[$0].element.boolean(.hidesBottomBarWhenPushed) == true
    }
    // A tab bar controller on a stack shows its scenes below the bar of the stack.
    let shown = Self.pushed(
      segues.pushes.merging(segues.tabs, uniquingKeysWith: +),
      from: self.rules.version < .safeAreasExist ? [:] : segues.embeds
    )
    let pushed = pushedByStacks(document, segues)
    let roots = segues.roots + pushed
    // Details are on no stack where nothing is split.
    let onward = shown.mapValues { $0.filter { !segues.detailed.contains($0) } }
    navigated = Self.follow(segues.roots, onward)
      .merging(Self.follow(pushed, onward)) { first, _ in first }
    let bottoms = Set(roots.map(\.0))
    pushing = Self.follow(roots, segues.pushes) { scene, _ in document[scene] }
      .filter { !bottoms.contains($0.key) }
    circular = Set(roots.map(\.1.index).filter(segues.leadsBack))
    returning = Set(navigated.keys.filter { !bottoms.contains($0) && segues.leadsBack(to: $0) })
    followSimulated(document, segues, shown)
    followEmbedded(document, segues)
    followTabBars(document, segues)
  }

  /// What segues of navigation controllers themselves push; later such segues show sheets.
  private func pushedByStacks(
    _ document: IBDocument,
    _ segues: SceneSegues
  ) -> [(IBObjectIndex, IBObject)] {
    guard rules.version < .safeAreasExist else { return [] }
    return document.objects.filter { $0.elementName == .navigationController }.flatMap { stack in
      (segues.pushes[stack.index] ?? []).map { ($0, stack) }
    }
  }

  /// A tab bar stays below what its scenes push, also where another stack begins; later such segues show sheets.
  private mutating func followTabBars(_ document: IBDocument, _ segues: SceneSegues) {
    var links = segues.overContext
    if rules.version < .sheetsAreCards {
      let contained = Dictionary(grouping: segues.roots) { $0.1.index }.mapValues { $0.map(\.0) }
      links.merge(segues.pushes.merging(contained, uniquingKeysWith: +), uniquingKeysWith: +)
      links = links.mapValues { $0.filter { !segues.detailed.contains($0) } }
    }
    // What the scenes of a tab bar controller on a stack push is on that stack, above the tab bar.
    let onTabs = tabbed.filter { navigated[$0] == nil || rules.version < .safeAreasExist }
    let beginnings = onTabs.union(navigated.keys.filter { isTabbedStack($0) })
    underTabBar = Set(Self.follow(beginnings.map { ($0, document[$0]) }, links).keys)
  }

  private func isTabbedStack(_ scene: IBObjectIndex) -> Bool {
    navigated[scene].map { tabbed.contains($0.index) } == true && !detailed.contains(scene)
  }

  /// What a scene simulates is around those that it leads to, too.
  private mutating func followSimulated(
    _ document: IBDocument,
    _ segues: SceneSegues,
    _ shown: [IBObjectIndex: [IBObjectIndex]]
  ) {
    let scenes = document.objects.filter { $0.role == .viewController }
    let sources = scenes.filter(Self.simulatesBar)
    simulated = Self.follow(
      sources.flatMap { source in (shown[source.index] ?? []).map { ($0, source) } },
      segues.pushes
    )
    customSimulated = Self.follow(
      sources.flatMap { source in (segues.customs[source.index] ?? []).map { ($0, source) } },
      segues.pushes
    )
    let withoutBar = scenes.filter(Self.simulatesNoStatusBar).map { ($0.index, $0) }
    withoutStatusBar = Set(Self.follow(withoutBar, segues.all).keys)
  }

  private mutating func followEmbedded(_ document: IBDocument, _ segues: SceneSegues) {
    let contained = Dictionary(grouping: segues.roots) { $0.1.index }.mapValues { $0.map(\.0) }
      .merging(segues.tabs, uniquingKeysWith: +)
    inEmbedded = Set(
      Self.follow(
        embedded.flatMap { outer in (contained[outer] ?? []).map { ($0, document[outer]) } },
        segues.pushes.merging(contained, uniquingKeysWith: +)
      ).keys
    )
    fromEmbedded = Set(Self.follow(embedded.map { ($0, document[$0]) }, segues.all).keys)
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

  /// What scenes push, and what those push that they embed: an embedded scene is on the stack of the one around it.
  private static func pushed(
    _ pushes: [IBObjectIndex: [IBObjectIndex]],
    from embeds: [IBObjectIndex: [IBObjectIndex]]
  ) -> [IBObjectIndex: [IBObjectIndex]] {
    var found = pushes
    for outer in embeds.keys {
      var (inner, seen) = (embeds[outer] ?? [], Set([outer]))
      while let next = inner.popLast() {
        guard seen.insert(next).inserted else { continue }
        found[outer, default: []] += pushes[next] ?? []
        inner += embeds[next] ?? []
      }
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

  private static func simulatesNoStatusBar(_ object: IBObject) -> Bool {
    object.element.children.contains { $0.key == "simulatedStatusBarMetrics" && $0.name == .nil }
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
      isCircular: navigated[object.index].map { circular.contains($0.index) } == true,
      isReturning: returning.contains(object.index),
      isDetail: detailed.contains(object.index),
      isInEmbedded: inEmbedded.contains(object.index),
      isFromEmbedded: fromEmbedded.contains(object.index),
      isWithoutStatusBar: withoutStatusBar.contains(object.index),
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
    isTabbedStack(object.index) || underTabBar.contains(object.index)
  }
}
