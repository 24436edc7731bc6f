import InterfaceBuilder

/// Which scenes of a storyboard have which bars.
struct SceneBars {
  private var navigated: [IBObjectIndex: IBObject] = [:]
  /// The scenes that simulate bars, by those that they push.
  private var simulated: [IBObjectIndex: IBObject] = [:]
  private var tabbed: Set<IBObjectIndex> = []
  private var embedded: Set<IBObjectIndex> = []
  /// Scenes that take the other side of a split view.
  private var detailed: Set<IBObjectIndex> = []
  private var presented: [IBObjectIndex: CanvasDevice.Presentation] = [:]

  init(_ document: IBDocument) {
    var roots: [(IBObjectIndex, IBObject)] = []
    var pushes: [IBObjectIndex: [IBObjectIndex]] = [:]
    for connection in document.connections where connection.kind == .segue {
      guard let source = connection.source.map({ Self.controller(of: document[$0]) }),
        let destination = connection.destination?.object
      else { continue }
      switch (connection.segueKind, connection.relationship) {
      case ("relationship", "rootViewController"): roots.append((destination, source))
      case ("relationship", "viewControllers"): tabbed.insert(destination)
      case ("show", _), ("push", _): pushes[source.index, default: []].append(destination)
      case ("showDetail", _):
        pushes[source.index, default: []].append(destination)
        detailed.insert(destination)
      case ("embed", _): embedded.insert(destination)
      case ("presentation", _), ("modal", _):
        presented[destination] = Self.presentation(connection.element)
      case ("popoverPresentation", _): presented[destination] = .popover
      default: break
      }
    }
    navigated = Self.follow(roots, pushes)
    // What a scene simulates is around those that it pushes, too.
    let sources = document.objects.filter { $0.role == .viewController && Self.simulatesBar($0) }
    simulated = Self.follow(
      sources.flatMap { source in (pushes[source.index] ?? []).map { ($0, source) } },
      pushes
    )
  }

  /// What is around these scenes and all that they push.
  private static func follow(
    _ roots: [(IBObjectIndex, IBObject)],
    _ pushes: [IBObjectIndex: [IBObjectIndex]]
  ) -> [IBObjectIndex: IBObject] {
    var found: [IBObjectIndex: IBObject] = [:]
    var waiting = roots
    while let (next, around) = waiting.popLast() {
      guard found[next] == nil else { continue }
      found[next] = around
      waiting += (pushes[next] ?? []).map { ($0, around) }
    }
    return found
  }

  private static func simulatesBar(_ object: IBObject) -> Bool {
    object.element.children.contains {
      $0.name == .simulatedNavigationBarMetrics || $0.name == .simulatedToolbarMetrics
        || $0.name == .nil && $0.key == "simulatedTopBarMetrics"
    }
  }

  private static func presentation(_ segue: IBElement) -> CanvasDevice.Presentation {
    switch segue.text(.modalPresentationStyle) {
    case "fullScreen": .fullScreen
    case "overFullScreen": .overFullScreen
    case "pageSheet": .pageSheet
    default: .automatic
    }
  }

  /// What a scene's controller has around it: what its container shows, unless it simulates something else.
  func bars(of object: IBObject) -> CanvasDevice.Bars {
    var bars = CanvasDevice.Bars()
    let around = navigated[object.index]
    bars.hasTabBar = tabbed.contains(object.index)
    bars.isEmbedded = embedded.contains(object.index)
    bars.presentation = presented[object.index] ?? around.flatMap { presented[$0.index] }
    if let around { surround(object, with: around, &bars) }
    let item = object.object(key: "navigationItem")?.element
    if item?.text(.largeTitleDisplayMode) == "never" { bars.hasLargeTitle = false }
    if let source = simulated[object.index] {
      var theirs = CanvasDevice.Bars()
      theirs.hasNavigationBar = bars.hasNavigationBar
      simulate(source, &theirs)
      // A container's own bar is there unless one that pushes the scene does without.
      if around == nil || !theirs.hasNavigationBar {
        bars.hasNavigationBar = theirs.hasNavigationBar
      }
      bars.hasToolbar = bars.hasToolbar || theirs.hasToolbar
    }
    simulate(object, &bars)
    bars.extendsUnderOpaqueBars =
      object.element.boolean(.extendedLayoutIncludesOpaqueBars) == true
    bars.hasPrompt = bars.hasNavigationBar && item?.has(.prompt) == true
    if let edges = object.element.child(.extendedEdge, key: "edgesForExtendedLayout") {
      bars.extendsUnderTop = edges.boolean(.top) == true
    }
    return bars
  }

  /// What a navigation controller shows around a scene.
  private func surround(
    _ object: IBObject,
    with navigation: IBObject,
    _ bars: inout CanvasDevice.Bars
  ) {
    if tabbed.contains(navigation.index), !detailed.contains(object.index) {
      bars.hasTabBar = true
    }
    simulate(navigation, &bars)
    // What a container simulates at its own top is not the bar that it has.
    bars.hasNavigationBar = navigation.element.boolean(.navigationBarHidden) != true
    bars.hasToolbar = bars.hasToolbar || navigation.element.boolean(.toolbarHidden) == false
    let bar = navigation.object(key: "navigationBar")?.element
    bars.isBarOpaque = bar?.boolean(.translucent) == false
    bars.hasLargeTitle = bar?.boolean(.largeTitles) == true
    bars.isFreeform = false
    bars.containerSize = navigation.element.size(key: "freeformSize")
  }

  /// What a controller simulates around it; what a container simulates is around what it shows, too.
  private func simulate(_ object: IBObject, _ bars: inout CanvasDevice.Bars) {
    var isSheet = false
    for metrics in object.element.children {
      switch (metrics.name, metrics.key) {
      case (_, "freeformSize"?): bars.isFreeform = !isSheet
      case (_, "simulatedDestinationMetrics"?):
        bars.isFreeform = metrics.name == .freeformSimulatedSizeMetrics
        isSheet = !bars.isFreeform
      case (.nil, "simulatedStatusBarMetrics"?): bars.hasStatusBar = false
      case (.nil, "simulatedTopBarMetrics"?): bars.hasNavigationBar = false
      case (.nil, "simulatedBottomBarMetrics"?): (bars.hasToolbar, bars.hasTabBar) = (false, false)
      case (.simulatedNavigationBarMetrics, _):
        bars.hasNavigationBar = true
        bars.isBarOpaque = metrics.boolean(.translucent) == false
      case (.simulatedToolbarMetrics, _):
        // What lies beside opaque bars is not under them.
        bars.hasToolbar = metrics.boolean(.translucent) != false
      case (.simulatedTabBarMetrics, _): bars.hasTabBar = true
      default: break
      }
    }
  }

  private static func controller(of object: IBObject) -> IBObject {
    var at = object
    while at.role != .viewController, let parent = at.parent { at = parent }
    return at
  }
}
