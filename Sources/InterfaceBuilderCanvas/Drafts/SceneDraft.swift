import InterfaceBuilder

/// What stands around a scene while rules decide it.
@MainActor
struct SceneDraft: RuleSubject {
  let object: IBObject
  /// The navigation controller that shows the scene.
  let navigation: IBObject?
  /// The scenes that simulate bars and lead to this one, the nearest last.
  let simulators: [IBObject]
  /// Whether a tab bar controller shows the scene.
  let isTab: Bool
  /// Whether a tab bar controller shows the navigation controller of the scene.
  let isPushedOnTab: Bool
  /// The scene that simulates bars and leads to this one by segues of the app's own.
  let customSimulator: IBObject?
  /// Whether the scene is pushed, and hides the bars at the bottom then.
  let isBare: Bool
  /// Whether it takes the other side of a split view.
  let isDetail: Bool
  /// Whether a container shows it that another scene embeds.
  let isInEmbedded: Bool
  /// How the container of the scene is presented.
  var containerPresentation: SceneSurroundings.Presentation?
  var around = SceneSurroundings()

  /// The element of the scene's navigation item.
  var item: IBElement? { object.object(key: "navigationItem")?.element }
  /// The element of the navigation controller's bar.
  var bar: IBElement? { navigation?.object(key: "navigationBar")?.element }
}

extension SceneSurroundings {
  /// Takes over what a controller simulates around it.
  mutating func simulate(_ object: IBObject) {
    var isSheet = false
    for metrics in object.element.children {
      switch (metrics.name, metrics.key) {
      case (_, "freeformSize"?): isFreeform = !isSheet
      case (_, "simulatedDestinationMetrics"?):
        isFreeform = metrics.name == .freeformSimulatedSizeMetrics
        isSheet = !isFreeform
      case (.nil, "simulatedStatusBarMetrics"?): hasStatusBar = false
      case (.simulatedStatusBarMetrics, _): hasStatusBar = true
      case (.nil, "simulatedTopBarMetrics"?): hasNavigationBar = false
      case (.nil, "simulatedBottomBarMetrics"?): (hasToolbar, hasTabBar) = (false, false)
      case (.simulatedNavigationBarMetrics, _):
        hasNavigationBar = true
        isBarOpaque = metrics.boolean(.translucent) == false
      case (.simulatedToolbarMetrics, _):
        // What lies beside opaque bars is not under them.
        hasToolbar = metrics.boolean(.translucent) != false
      case (.simulatedTabBarMetrics, _): hasTabBar = true
      default: break
      }
    }
  }
}
