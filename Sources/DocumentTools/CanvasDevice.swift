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
    /// Whether the navigation bar has a second row with its title.
    var hasLargeTitle = false
    /// Whether the root has a size of its own rather than the screen's.
    var isFreeform = false
  }

  private let id: String
  private let tools: Int
  /// Whether the device lies on its side.
  private let isOnSide: Bool

  /// The device that a document was drawn on.
  init(_ document: IBDocument) {
    let orientation = document.device?.orientation
    self.init(
      document.isTV ? "appleTV" : document.device?.id ?? Self.simulated(document) ?? "",
      tools: document.toolsVersionNumber ?? 0,
      isOnSide: orientation == .landscape || orientation == .landscapeLeft
        || orientation == .landscapeRight
    )
  }

  init(_ id: String, tools: Int, isOnSide: Bool = false) {
    self.id = id
    self.tools = tools
    self.isOnSide = isOnSide
  }

  /// The device that a storyboard without one simulates for all of its scenes.
  private static func simulated(_ document: IBDocument) -> String? {
    let metrics = document.root.child(.simulatedMetricsContainer)?
      .child(.simulatedScreenMetrics, key: "destination")
    // As in "retina4_7.fullscreen"; older names mean screens that were never sizes of canvases.
    return metrics?.text(.type)?.split(separator: ".").first.map(String.init)
      .flatMap { $0.contains("_") ? $0 : nil }
  }

  private var isPad: Bool { id.hasPrefix("ipad") }
  private var isTV: Bool { id.hasPrefix("appleTV") }
  private var hasHomeButton: Bool {
    id.isEmpty || ["retina3_5", "retina4_0", "retina4_7", "retina5_5"].contains(id)
  }

  /// Whether it is a phone whose screen reaches around what houses the camera.
  private var hasNotch: Bool { !isPad && !isTV && !hasHomeButton }

  /// Tablets without a home button keep room for their corners too.
  private var hasRoundCorners: Bool { isPad && id.hasSuffix("rounded") }

  /// Measured on documents: these versions give a root what its window gives it already, and bars of the system then new.
  private var countsTwice: Bool { (23700..<30000).contains(tools) && (hasNotch || hasRoundCorners) }

  private var bar: CGFloat { (23700..<30000).contains(tools) && hasNotch ? 54 : 44 }

  /// What the status bar takes of a device that is held upright.
  private var top: CGFloat {
    switch id {
    case "retina6_5": 44
    // Until then devices were simulated as the first of their kind.
    case _ where hasNotch && tools < 21200: 44
    case "retina5_9": 50
    case "retina6_1": 48
    case "retina6_0", "retina6_7": 47
    case "retina6_12", "retina6_72": 59
    case _ where hasNotch: 62
    case _ where hasRoundCorners: 24
    case _ where id.isEmpty: 20
    // Simulated status bars of devices with a home button came and went.
    default: tools < 14800 || tools >= 21600 ? 20 : 0
    }
  }

  /// Whether another device has what takes room of a screen at the same ends.
  func isLike(_ other: CanvasDevice) -> Bool {
    isPad == other.isPad && isTV == other.isTV && hasHomeButton == other.hasHomeButton
  }

  /// Pixels per point.
  var scale: CGFloat {
    id == "retina5_5" || (hasNotch && id != "retina6_1") ? 3 : 2
  }

  /// The size of the screen as it is held.
  var screen: CGSize {
    isOnSide ? CGSize(width: uprightScreen.height, height: uprightScreen.width) : uprightScreen
  }

  /// The size of the screen, upright.
  var uprightScreen: CGSize {
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
    case "retina6_3": CGSize(width: 402, height: 874)
    case "retina6_9": CGSize(width: 440, height: 956)
    case "ipad10_5": CGSize(width: 834, height: 1112)
    case "ipad11_0rounded": CGSize(width: 834, height: 1194)
    case "ipad12_9", "ipad12_9rounded": CGSize(width: 1024, height: 1366)
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
      let side: CGFloat = tools < 15000 ? 90 : 80
      return tools < 13000 ? .zero : UIEdgeInsets(top: 60, left: side, bottom: 60, right: side)
    }
    let isLow = frame.height < min(480, screen.height)
    let isBare = !isScene || (bars.isFreeform && tools >= 13000)
    if isLow, hasHomeButton || isPad, tools < 21600, isBare { return .zero }
    let status = bars.hasStatusBar || tools >= 13000
    var insets = deviceInsets(isCut: isLow || isCut(frame, bars), status, frame, bars, isScene)
    insets.top += bars.hasNavigationBar ? bar + (bars.hasLargeTitle && !countsTwice ? 52 : 0) : 0
    // On a phone that lies on its side, bars at the bottom are lower.
    let tabBar: CGFloat = isOnSide && hasNotch ? 31 : 49
    insets.bottom += (bars.hasTabBar ? tabBar : 0) + (bars.hasToolbar ? 44 : 0)
    if bars.hasNavigationBar, bars.isBarOpaque,
      [44, 44 + top].contains(screen.height - frame.height)
    {
      insets.top = 0
    }
    guard isScene, !isLow, !bars.isFreeform else { return insets }
    if frame.maxY <= screen.height { insets.top = max(0, insets.top - max(0, frame.minY)) }
    return within(frame, bars, insets)
  }

  /// Whether the root has a size of its own that ends above the screen's lower corners.
  private func isCut(_ frame: CGRect, _ bars: Bars) -> Bool {
    bars.isFreeform && frame.height < screen.height
  }

  /// What the device itself takes of a root: its status bar, its corners and what houses its camera.
  private func deviceInsets(
    isCut: Bool,
    _ hasStatusBar: Bool,
    _ frame: CGRect,
    _ bars: Bars,
    _ isScene: Bool
  ) -> UIEdgeInsets {
    // The bar of a status that is not simulated stays free since the safe area replaced the guides.
    let upright = UIEdgeInsets(
      top: hasStatusBar ? top : 0,
      left: 0,
      bottom: hasRoundCorners ? 20 : hasNotch ? 34 : 0,
      right: 0
    )
    let side = UIEdgeInsets(top: 0, left: top, bottom: 21, right: top)
    var held = isOnSide && hasNotch ? side : upright
    // What is not as high as the screen ends above its lower corners; newer versions give it their room all the same.
    let isWhole = tools >= 21300 || (!isScene && frame.width > screen.width)
    if isCut, !isWhole { held.bottom = 0 }
    guard countsTwice else { return held }
    // A tablet's status bar counts once, and its system then new has larger corners.
    guard hasNotch else { return UIEdgeInsets(top: held.top, left: 0, bottom: 50, right: 0) }
    held.top += upright.top
    // What ends above the window's corners has only what it is given.
    if !bars.isFreeform || frame.width > screen.width { held.bottom += upright.bottom }
    return held
  }

  /// What is left of the insets of a scene whose view does not cover the screen.
  private func within(_ frame: CGRect, _ bars: Bars, _ whole: UIEdgeInsets) -> UIEdgeInsets {
    var insets = whole
    var missing = screen.height - frame.height
    // What ends above a tab bar is not under it.
    if bars.hasTabBar, [49, 93, 93 + top].contains(missing) {
      insets.bottom = max(0, insets.bottom - 49)
      missing -= 49
    }
    // Opaque bars are no part of what a scene's guides keep clear of, even where its view lies under them.
    if missing == 0, bars.hasNavigationBar, bars.isBarOpaque {
      insets.top = 0
      insets.bottom += max(0, frame.maxY - screen.height)
    }
    guard missing > 0, frame.width == screen.width else { return insets }
    if countsTwice, missing == top {
      // A sheet begins below what the window would give it, and has a higher bar.
      insets.top = bars.hasNavigationBar ? 70 : top
      return insets
    }
    if missing == top + 10 || (hasNotch && missing == 10) {
      // A sheet begins ten points below the status bar and has a higher bar.
      insets.top = bars.hasNavigationBar ? 56 : 0
      return insets
    }
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
    bars.hasTabBar =
      tabbed.contains(object.index) || navigation.map { tabbed.contains($0.index) } ?? false
    bars.hasNavigationBar =
      navigation.map { $0.element.boolean(.navigationBarHidden) != true } ?? false
    bars.hasToolbar = navigation?.element.boolean(.toolbarHidden) == false
    let bar = navigation?.object(key: "navigationBar")?.element
    bars.isBarOpaque = bar?.boolean(.translucent) == false
    let item = object.object(key: "navigationItem")?.element
    bars.hasLargeTitle =
      bar?.boolean(.largeTitles) == true && item?.text(.largeTitleDisplayMode) != "never"
    if let navigation {
      simulate(navigation, &bars)
      bars.isFreeform = false
    }
    simulate(object, &bars)
    return bars
  }

  /// What a controller simulates around it; what a container simulates is around what it shows, too.
  private func simulate(_ object: IBObject, _ bars: inout CanvasDevice.Bars) {
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
  }

  private static func controller(of object: IBObject) -> IBObject {
    var at = object
    while at.role != .viewController, let parent = at.parent { at = parent }
    return at
  }
}
