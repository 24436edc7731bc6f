import Devices
import Foundation
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
  /// Whether the navigation controller of the scene is shown from its own stack.
  let isCircular: Bool
  /// Whether segues lead back to the scene from itself.
  let isReturning: Bool
  /// Whether it takes the other side of a split view.
  let isDetail: Bool
  /// Whether a container shows it that another scene embeds.
  let isInEmbedded: Bool
  /// Whether another scene embeds it, or one that leads to it by segues.
  let isFromEmbedded: Bool
  /// Whether it simulates no status bar, or one that leads to it does not.
  let isWithoutStatusBar: Bool
  /// The scenes on the stack below this one, the nearest first.
  let stack: [IBObject]
  /// How the container of the scene is presented.
  var containerPresentation: SceneSurroundings.Presentation?
  var around = SceneSurroundings()

  /// The element of the scene's navigation item.
  var item: IBElement? { object.object(key: "navigationItem")?.element }
  /// Whether the scene's item has large titles; one that does not say does as the item below it on the stack.
  var hasLargeTitles: Bool {
    let modes = ([object] + stack).lazy.map {
      $0.object(key: "navigationItem")?.element.text(.largeTitleDisplayMode) ?? "automatic"
    }
    return modes.first { $0 != "automatic" } != "never"
  }

  /// Whether the scene is pushed, has no item, and a list as the first of its views.
  var beginsWithList: Bool {
    let first = object.object(key: "view")?.element.child(.subviews)?.children
      .first { _ in true }
    let lists: [IBElementName] = [.scrollView, .tableView, .collectionView, .textView]
    return !stack.isEmpty && item == nil && first.map { lists.contains($0.name) } == true
  }

  /// The size of the screen that the scene simulates, as Xcode 7 and older have it; nil where it takes the document's.
  var simulatedScreen: CGSize? {
    let element = object.element
    guard
      let metrics = element.child(.simulatedScreenMetrics, key: "simulatedDestinationMetrics"),
      let device = DeviceTable.device(simulatedBy: metrics.text(.type))
    else { return nil }
    let orientation = element.children.first { $0.key == "simulatedOrientationMetrics" }
    let isOnSide = orientation?.text(.orientation)?.hasPrefix("landscape") == true
    return isOnSide ? CGSize(width: device.height, height: device.width) : device.size
  }
  /// Whether the scene simulates a toolbar, or says nothing of its bottom and leads on from one that does.
  var simulatesToolbar: Bool {
    let nearest = ([object] + simulators.reversed()).lazy
      .compactMap { $0.element.children.first { $0.key == "simulatedBottomBarMetrics" } }.first
    return nearest?.name == .simulatedToolbarMetrics
  }

  /// The element of the navigation controller's bar.
  var bar: IBElement? { navigation?.object(key: "navigationBar")?.element }
}

extension SceneSurroundings {
  /// Takes over what a controller simulates around it.
  mutating func simulate(_ object: IBObject) {
    var isSheet = false
    for metrics in object.element.children {
      switch (metrics.name, metrics.key) {
      case (_, "freeformSize"?):
        isFreeform = !isSheet
        freeformSize = object.element.size(key: "freeformSize")
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
