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
  func layOut() {
    let contentSizes = contentSizes()
    keepFixedFrames()
    setCellMargins()
    let bars = SceneBars(document)
    for live in instance.roots {
      guard let view = live.view else { continue }
      setRootEdges(live.root, view, bars)
      let engine = LayoutEngine(root: view)
      engine.contentSizes = contentSizes
      engine.layOut()
    }
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
      if let stored = object.object(key: "contentView")?.frame { cell.contentView.frame = stored }
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
          of: view.bounds.size,
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
    var hasNavigationBar = false
    var hasTabBar = false
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

  /// The safe area of a root of this size.
  ///
  /// A view of a nib that is smaller than a screen had none in older versions. A scene's view that ends below an opaque bar
  /// has nothing of the bar over it.
  func safeArea(of size: CGSize, _ bars: Bars, isScene: Bool) -> UIEdgeInsets {
    let isSmall = size.width < 320 || size.height < 480
    if isSmall, !isScene, tools < 22000 { return .zero }
    var insets = UIEdgeInsets(
      top: top + (bars.hasNavigationBar ? 44 : 0),
      left: 0,
      bottom: (hasHomeButton || isPad || isSmall ? 0 : 34) + (bars.hasTabBar ? 49 : 0),
      right: 0
    )
    if isScene, bars.hasNavigationBar, abs(screen.height - size.height - barHeight) < 1 {
      insets.top = 0
    }
    return insets
  }

  /// What a status bar and a navigation bar take together, whether or not the status bar was simulated.
  private var barHeight: CGFloat { (hasHomeButton ? 20 : top) + 44 }
}

/// Which scenes of a storyboard stand in a navigation or tab bar controller.
struct SceneBars {
  private var navigated: Set<IBObjectIndex> = []
  private var tabbed: Set<IBObjectIndex> = []

  init(_ document: IBDocument) {
    var waiting: [IBObjectIndex] = []
    var pushes: [IBObjectIndex: [IBObjectIndex]] = [:]
    for connection in document.connections where connection.kind == .segue {
      guard let source = connection.source.map({ Self.controller(of: document[$0]) }),
        let destination = connection.destination?.object
      else { continue }
      switch (connection.segueKind, connection.relationship) {
      case ("relationship", "rootViewController"): waiting.append(destination)
      case ("relationship", "viewControllers"): tabbed.insert(destination)
      case ("show", _), ("push", _): pushes[source.index, default: []].append(destination)
      default: break
      }
    }
    for object in document.objects where Self.simulatesBar(object) { waiting.append(object.index) }
    while let next = waiting.popLast() {
      guard navigated.insert(next).inserted else { continue }
      waiting += pushes[next] ?? []
    }
  }

  /// What a scene's controller has around it.
  func bars(of object: IBObject) -> CanvasDevice.Bars {
    CanvasDevice.Bars(
      hasNavigationBar: navigated.contains(object.index),
      hasTabBar: tabbed.contains(object.index)
    )
  }

  private static func controller(of object: IBObject) -> IBObject {
    var at = object
    while at.role != .viewController, let parent = at.parent { at = parent }
    return at
  }

  private static func simulatesBar(_ object: IBObject) -> Bool {
    object.element.child(.simulatedNavigationBarMetrics, key: "simulatedTopBarMetrics") != nil
  }
}
