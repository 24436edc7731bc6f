import Foundation
import HeadlessUIKit
import InterfaceBuilder

/// Lays a document's live views out as Interface Builder's canvas did: its device's safe area, its version's margins.
///
/// The numbers are read off documents that Interface Builder saved, not off a specification; what a build for a device does
/// differently (safe areas, margins of the running system) is not here.
@MainActor
struct DocumentCanvas {
  let document: IBDocument
  let instance: DocumentInstance
  let sizes: DocumentInspector.IntrinsicSizes
  private let views: [String: UIView]
  private let tools: Int

  /// Elements whose views have a natural size of their own.
  private static let contentElements: Set<String> = [
    "label", "button", "imageView", "textField", "switch", "segmentedControl", "slider",
    "stepper", "progressView", "activityIndicatorView", "pageControl", "datePicker", "pickerView",
    "searchBar", "toolbar", "navigationBar", "tabBar", "textView", "colorWell",
  ]

  init(
    _ document: IBDocument,
    _ instance: DocumentInstance,
    sizes: DocumentInspector.IntrinsicSizes
  ) {
    self.document = document
    self.instance = instance
    self.sizes = sizes
    views = instance.viewsByID()
    tools = document.toolsVersionNumber ?? 0
  }

  /// Solves the constraints of all roots.
  ///
  /// - Returns: How each root's layout ended, where that is asked for.
  @discardableResult
  func layOut(isDiagnosing: Bool = false) -> [LayoutEngine.Outcome] {
    let contentSizes = prepare()
    return instance.roots.compactMap { live in
      guard let view = live.view else { return nil }
      let engine = LayoutEngine(root: view)
      engine.contentSizes = contentSizes
      engine.isDiagnosing = isDiagnosing
      return engine.layOut()
    }
  }

  /// Gives all roots what the canvas gives them, short of the layout; the answer is the natural sizes to lay out with.
  func prepare() -> [ObjectIdentifier: CGSize] {
    let contentSizes = contentSizes()
    keepFixedFrames()
    setCellMargins()
    let bars = SceneBars(document)
    for live in instance.roots {
      if let view = live.view { setRootEdges(live.root, view, bars) }
    }
    return contentSizes
  }

  /// The sizes that stand for content: stored ones where they are asked for, declared ones of custom views always.
  private func contentSizes() -> [ObjectIdentifier: CGSize] {
    var found: [ObjectIdentifier: CGSize] = [:]
    for (index, size) in document.designableSizes {
      let object = document[index]
      guard let view = object.id.flatMap({ views[$0] }),
        !Self.contentElements.contains(object.elementText)
      else { continue }
      found[ObjectIdentifier(view)] = size
    }
    guard sizes == .stored else { return found }
    for object in document.objects where object.isView {
      guard Self.contentElements.contains(object.elementText), let frame = object.frame,
        let view = object.id.flatMap({ views[$0] })
      else { continue }
      let insets = view.alignmentRectInsets
      found[ObjectIdentifier(view)] = CGSize(
        width: frame.width - insets.left - insets.right,
        height: frame.height - insets.top - insets.bottom
      )
    }
    return found
  }

  /// `fixedFrame` says that the stored frame stands for constraints.
  private func keepFixedFrames() {
    for object in document.objects where object.isView {
      guard object.element.boolean(.fixedFrame) == true, let id = object.id, let view = views[id]
      else { continue }
      view.translatesAutoresizingMaskIntoConstraints = true
    }
  }

  // MARK: Margins

  private func setCellMargins() {
    let device = CanvasDevice(document.device?.id ?? "", tools: tools)
    for object in document.objects where object.elementName == .tableViewCell {
      guard let id = object.id, let cell = views[id] as? UITableViewCell else { continue }
      // Accessories and separators take from the content what the document says, whatever the engine's cells do.
      if var stored = object.object(key: "contentView")?.frame {
        stored.size.width += cell.bounds.width - (object.frame?.width ?? cell.bounds.width)
        stored.size.height += cell.bounds.height - (object.frame?.height ?? cell.bounds.height)
        cell.contentView.frame = stored
      }
      let width = object.parentView == nil ? cell.bounds.width : device.screen.width
      setMargins(of: cell, isWide: width >= 400)
    }
  }

  private func setMargins(of cell: UITableViewCell, isWide: Bool) {
    let content = cell.contentView
    guard !content.hasExplicitLayoutMargins else { return }
    let preserves =
      cell.preservesSuperviewLayoutMargins && content.preservesSuperviewLayoutMargins
    let (side, end): (CGFloat, CGFloat) =
      tools < 13000
      ? (8, 8) : tools < 16000 ? (isWide ? 20 : 16, 11) : (isWide && preserves ? 20 : 16, 11)
    // The separator's line is taken from the content's height and from its bottom margin.
    let line = min(max(cell.bounds.height - content.frame.maxY, 0), 1)
    content.preservesSuperviewLayoutMargins = false
    content.layoutMargins = UIEdgeInsets(
      top: end,
      left: side,
      bottom: tools < 13000 ? end : end - line,
      right: side
    )
  }

  private func setRootEdges(_ root: DocumentRoot, _ view: UIView, _ bars: SceneBars) {
    switch view {
    case is UITableViewCell, is UITableViewHeaderFooterView: return
    case is UICollectionReusableView:
      guard view is UICollectionViewCell, !view.hasExplicitLayoutMargins else { return }
      let side: CGFloat = view.bounds.width < 400 ? 16 : 20
      view.layoutMargins = UIEdgeInsets(top: 8, left: side, bottom: 8, right: side)
    default:
      let device = CanvasDevice(document.device?.id ?? "", tools: tools)
      view.setSafeAreaInsets(
        device.safeArea(
          of: root.object.object(key: "view")?.frame ?? view.frame,
          bars.bars(of: root.object),
          isScene: root.kind == .scene
        )
      )
      guard !view.hasExplicitLayoutMargins else { return }
      let side: CGFloat = view.bounds.width < 400 ? 16 : 20
      view.layoutMargins = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    }
  }
}

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
  }

  private let id: String
  private let tools: Int

  init(_ id: String, tools: Int) {
    self.id = id
    self.tools = tools
  }

  private var isPad: Bool { id.hasPrefix("ipad") }
  private var hasHomeButton: Bool {
    id.isEmpty || ["retina3_5", "retina4_0", "retina4_7", "retina5_5"].contains(id)
  }

  private var top: CGFloat {
    switch id {
    case "retina5_9", "retina6_5": 44
    case "retina6_1": tools < 21000 ? 44 : 48
    case "retina6_0": tools < 21000 ? 44 : 47
    case "retina6_7": 47
    case "retina6_12": 59
    case _ where isPad: 20
    // Simulated status bars of phones with a home button came and went.
    default: tools < 15000 || tools >= 22000 ? 20 : 0
    }
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
    case _ where isPad: CGSize(width: 768, height: 1024)
    default: CGSize(width: 375, height: 667)
    }
  }

  /// The safe area of a root with this frame.
  ///
  /// A view of a nib that is smaller than a screen had none in older versions. A scene's view that ends at an opaque bar
  /// has nothing of the bar over it.
  func safeArea(of frame: CGRect, _ bars: Bars, isScene: Bool) -> UIEdgeInsets {
    let isSmall = frame.width < 320 || frame.height < 480
    if isSmall, !isScene, tools < 22000 { return .zero }
    let corner: CGFloat = hasHomeButton || isPad || isSmall ? 0 : 34
    var insets = UIEdgeInsets(
      top: (bars.hasStatusBar ? top : 0) + (bars.hasNavigationBar ? 44 : 0),
      left: 0,
      bottom: corner + (bars.hasTabBar ? 49 : 0) + (bars.hasToolbar ? 44 : 0),
      right: 0
    )
    guard isScene, !isSmall else { return insets }
    insets.top = max(0, insets.top - max(0, frame.minY))
    if frame.minY > 0, frame.maxY < screen.height {
      insets.bottom = max(0, insets.bottom - (screen.height - frame.maxY))
    }
    if bars.hasNavigationBar, bars.isBarOpaque, frame.height < screen.height { insets.top = 0 }
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
      case (.nil, "simulatedStatusBarMetrics"?): bars.hasStatusBar = false
      case (.nil, "simulatedTopBarMetrics"?): bars.hasNavigationBar = false
      case (.nil, "simulatedBottomBarMetrics"?): (bars.hasToolbar, bars.hasTabBar) = (false, false)
      case (.simulatedNavigationBarMetrics, _):
        bars.hasNavigationBar = true
        bars.isBarOpaque = metrics.boolean(.translucent) == false
      case (.simulatedToolbarMetrics, _): bars.hasToolbar = true
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
