import Foundation
import HeadlessUIKit
import InterfaceBuilder

/// The device of a canvas: what its bars and corners take.
struct CanvasDevice {
  /// What stands at the ends of a scene.
  struct Bars {
    var hasStatusBar = true
    var hasNavigationBar = false
    var hasTabBar = false
    var hasToolbar = false
    /// Whether content ends at the navigation bar instead of lying under it.
    var isBarOpaque = false
    /// Whether the root has a size of its own rather than the screen's.
    var isFreeform = false
  }

  private let id: String
  private let tools: Int
  private let isLaunchScreen: Bool

  /// The device that a document was drawn on.
  init(_ document: IBDocument) {
    self.init(
      document.isTV ? "appleTV" : document.device?.id ?? "",
      tools: document.toolsVersionNumber ?? 0,
      isLaunchScreen: document.isLaunchScreen
    )
  }

  init(_ id: String, tools: Int, isLaunchScreen: Bool = false) {
    self.id = id
    self.tools = tools
    self.isLaunchScreen = isLaunchScreen
  }

  private var isPad: Bool { id.hasPrefix("ipad") }
  private var isTV: Bool { id.hasPrefix("appleTV") }
  private var hasHomeButton: Bool {
    id.isEmpty || ["retina3_5", "retina4_0", "retina4_7", "retina5_5"].contains(id)
  }

  /// Tablets without a home button keep room for their corners too.
  private var hasRoundCorners: Bool { isPad && id.hasSuffix("rounded") }

  private var top: CGFloat {
    switch id {
    case "retina6_5": 44
    case "retina5_9": tools < 21000 ? 44 : 50
    case "retina6_1": tools < 21000 ? 44 : 48
    case "retina6_0": tools < 21000 ? 44 : 47
    case "retina6_7": 47
    case "retina6_12", "retina6_72": 59
    case _ where hasRoundCorners: 24
    case _ where id.isEmpty: 20
    // Simulated status bars of devices with a home button came and went.
    default: tools < 14800 || tools >= 22000 ? 20 : 0
    }
  }

  /// Whether another device has what takes room of a screen at the same ends.
  func isLike(_ other: CanvasDevice) -> Bool {
    isPad == other.isPad && isTV == other.isTV && hasHomeButton == other.hasHomeButton
  }

  /// Pixels per point.
  var scale: CGFloat {
    let dense = [
      "retina5_5", "retina5_9", "retina6_0", "retina6_5", "retina6_7", "retina6_12", "retina6_72",
    ]
    return dense.contains(id) ? 3 : 2
  }

  /// The size of the screen, upright.
  var screen: CGSize {
    switch id {
    case "retina3_5": CGSize(width: 320, height: 480)
    case "retina4_0": CGSize(width: 320, height: 568)
    case "retina5_5": CGSize(width: 414, height: 736)
    case "retina5_9": CGSize(width: 375, height: 812)
    case "retina6_1", "retina6_5": CGSize(width: 414, height: 896)
    case "retina6_0": CGSize(width: 390, height: 844)
    case "retina6_12": CGSize(width: 393, height: 852)
    case "retina6_7": CGSize(width: 428, height: 926)
    case "retina6_72": CGSize(width: 430, height: 932)
    case _ where isPad: CGSize(width: 768, height: 1024)
    // Before there were devices, canvases were square.
    case _ where id.isEmpty && tools < 14000: CGSize(width: 600, height: 600)
    default: CGSize(width: 375, height: 667)
    }
  }

  /// The safe area of a root with this frame.
  ///
  /// On devices with a home button, a view of a nib that is lower than a screen had none in older versions, nor has a scene
  /// with such a size of its own.
  func safeArea(of frame: CGRect, _ bars: Bars, isScene: Bool) -> UIEdgeInsets {
    // The overscan of televisions, which the first versions did not keep free.
    if isTV {
      let end: CGFloat = tools < 14000 ? 0 : 60
      return UIEdgeInsets(top: end, left: 0, bottom: end, right: 0)
    }
    let isLow = frame.height < 480
    if isLow, hasHomeButton || isPad, tools < 22000, bars.isFreeform || !isScene { return .zero }
    // What is not as high as the screen ends above its lower corners; newer versions give it their room all the same.
    let isCut = isLow || (bars.isFreeform && frame.height < screen.height)
    let isWhole = tools >= (!isScene && frame.width > screen.width ? 21000 : 21300)
    let bottom: CGFloat = hasRoundCorners ? 20 : hasHomeButton || isPad ? 0 : 34
    let corner = isCut && !isWhole ? 0 : bottom
    // The bar of a status that is not simulated stays free since the safe area replaced the guides.
    let status = bars.hasStatusBar || tools >= 13000 ? top : 0
    var insets = UIEdgeInsets(
      top: status + (bars.hasNavigationBar ? 44 : 0),
      left: 0,
      bottom: corner + (bars.hasTabBar ? 49 : 0) + (bars.hasToolbar ? 44 : 0),
      right: 0
    )
    if isLaunchScreen, tools >= 24000 {
      // Measured on launch screens: these versions apply the device's insets twice.
      insets.top += status
      insets.bottom += corner
    }
    if bars.hasNavigationBar, bars.isBarOpaque, screen.height - frame.height == 44 {
      insets.top = 0
    }
    guard isScene, !isLow, !bars.isFreeform else { return insets }
    return within(frame, bars, insets)
  }

  /// What is left of the insets of a scene whose view does not cover the screen.
  private func within(_ frame: CGRect, _ bars: Bars, _ whole: UIEdgeInsets) -> UIEdgeInsets {
    var insets = whole
    let missing = screen.height - frame.height
    // Opaque bars are no part of what a scene's guides keep clear of, even where its view lies under them.
    if missing == 0, bars.hasNavigationBar, bars.isBarOpaque { insets.top = 0 }
    guard missing > 0, frame.width == screen.width else { return insets }
    if missing == top + 10 {
      // A sheet begins ten points below the status bar and has a higher bar.
      insets.top = bars.hasNavigationBar ? 56 : 0
      return insets
    }
    insets.top = max(0, insets.top - max(0, frame.minY))
    if frame.minY > 0, frame.maxY < screen.height {
      insets.bottom = max(0, insets.bottom - (screen.height - frame.maxY))
    }
    let beginsBelowBar = missing == top + 44 || (bars.hasNavigationBar && bars.isBarOpaque)
    // Newer versions show scenes of sheets and of containers by what is left for them.
    if beginsBelowBar || (tools >= 22000 && missing >= 60) { insets.top = 0 }
    return insets
  }
}

/// Which scenes of a storyboard have which bars.
struct SceneBars {
  private var navigated: [IBObjectIndex: IBObject] = [:]
  private var tabbed: Set<IBObjectIndex> = []

  init(_ document: IBDocument) {
    var waiting: [(IBObjectIndex, IBObject)] = []
    var pushes: [IBObjectIndex: [IBObjectIndex]] = [:]
    for connection in document.connections where connection.kind == .segue {
      guard let source = connection.source.map({ Self.controller(of: document[$0]) }),
        let destination = connection.destination?.object
      else { continue }
      switch (connection.segueKind, connection.relationship) {
      case ("relationship", "rootViewController"): waiting.append((destination, source))
      case ("relationship", "viewControllers"): tabbed.insert(destination)
      case ("show", _), ("push", _): pushes[source.index, default: []].append(destination)
      default: break
      }
    }
    while let (next, navigation) = waiting.popLast() {
      guard navigated[next] == nil else { continue }
      navigated[next] = navigation
      waiting += (pushes[next] ?? []).map { ($0, navigation) }
    }
  }

  /// What a scene's controller has around it: what its container shows, unless it simulates something else.
  func bars(of object: IBObject) -> CanvasDevice.Bars {
    let navigation = navigated[object.index]
    var bars = CanvasDevice.Bars()
    bars.hasTabBar = tabbed.contains(object.index)
    bars.hasNavigationBar =
      navigation.map { $0.element.boolean(.navigationBarHidden) != true } ?? false
    bars.hasToolbar = navigation?.element.boolean(.toolbarHidden) == false
    bars.isBarOpaque =
      navigation?.object(key: "navigationBar")?.element.boolean(.translucent) == false
    for metrics in object.element.children {
      switch (metrics.name, metrics.key) {
      case (_, "freeformSize"?), (_, "simulatedDestinationMetrics"?):
        bars.isFreeform =
          metrics.key == "freeformSize" || metrics.name == .freeformSimulatedSizeMetrics
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
    return bars
  }

  private static func controller(of object: IBObject) -> IBObject {
    var at = object
    while at.role != .viewController, let parent = at.parent { at = parent }
    return at
  }
}
