import Devices
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
  let views: [String: UIView]
  let tools: Int
  let device: CanvasDevice
  /// Whether that is another device than the document's.
  private let isOtherDevice: Bool

  init(
    _ document: IBDocument,
    _ instance: DocumentInstance,
    sizes: DocumentInspector.IntrinsicSizes,
    device: Device? = nil
  ) {
    self.document = document
    self.instance = instance
    self.sizes = sizes
    views = instance.viewsByID()
    tools = document.toolsVersionNumber ?? 0
    // Older versions simulated no status bar; a device has one.
    self.device =
      device.map { CanvasDevice($0, tools: max(document.toolsVersionNumber ?? 0, 22000)) }
      ?? CanvasDevice(document)
    isOtherDevice = device != nil
  }

  /// Solves the constraints of all roots.
  ///
  /// - Returns: How each root's layout ended, where that is asked for.
  @discardableResult
  func layOut(isDiagnosing: Bool = false) -> [LayoutEngine.Outcome] {
    CanvasConstraints(document: document, views: views, traits: CanvasTraits(document.device))
      .apply()
    showStoppedIndicators()
    if sizes == .engine {
      setFonts()
      loosenContent()
    }
    var sizes = prepare()
    let roots = instance.all.compactMap(\.view)
    let subjects = roots + hiddenCells(of: roots)
    let assumed = assumedSizes()
    guard isDiagnosing || assumed.isEmpty else {
      sizes.assumed = assumed
      return subjects.map { layOut($0, sizes) }
    }
    let outcomes = subjects.map { layOut($0, sizes, isDiagnosing: isDiagnosing) }
    guard !assumed.isEmpty else { return outcomes }
    // What is only assumed decides nothing that is to be found open.
    sizes.assumed = assumed
    for view in subjects { _ = layOut(view, sizes) }
    return outcomes
  }

  /// A canvas shows what only hides because it stands still.
  private func showStoppedIndicators() {
    for view in views.values {
      guard let indicator = view as? UIActivityIndicatorView, indicator.hidesWhenStopped,
        !indicator.isAnimating
      else { continue }
      indicator.isHidden = false
    }
  }

  private func layOut(
    _ view: UIView,
    _ sizes: CanvasSizes,
    isDiagnosing: Bool = false
  ) -> LayoutEngine.Outcome {
    let engine = LayoutEngine(root: view)
    sizes.apply(to: engine)
    engine.isDiagnosing = isDiagnosing
    return engine.layOut()
  }

  /// Static cells that their tables do not show where they are scrolled to, which a canvas lays out all the same.
  private func hiddenCells(of roots: [UIView]) -> [UIView] {
    var found: [UIView] = []
    var waiting = roots
    while let view = waiting.popLast() {
      waiting += view.subviews.reversed()
      guard let table = view as? UITableView else { continue }
      found += table.staticSections.flatMap(\.cells).filter { $0.superview == nil }
    }
    return found
  }

  /// Gives all roots what the canvas gives them, short of the layout; the answer is the natural sizes to lay out with.
  func prepare() -> CanvasSizes {
    let sizes = canvasSizes()
    keepFixedFrames()
    setCellMargins()
    let bars = SceneBars(document)
    let own = CanvasDevice(document)
    for live in instance.all {
      guard let view = live.view else { continue }
      // What is lower than a screen is shown in something that is not known.
      let device = isOtherDevice && view.bounds.height < 480 ? own : self.device
      setRootEdges(live.root, view, bars, device)
    }
    return sizes
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
    for object in document.objects where object.elementName == .tableViewCell {
      guard let id = object.id, let cell = views[id] as? UITableViewCell else { continue }
      // Accessories and separators take from the content what the document says, whatever the engine's cells do.
      if var stored = object.object(key: "contentView")?.frame {
        stored.size.width += cell.bounds.width - (object.frame?.width ?? cell.bounds.width)
        stored.size.height += cell.bounds.height - (object.frame?.height ?? cell.bounds.height)
        cell.contentView.frame = stored
      }
      setMargins(of: cell, object, device)
    }
  }

  private func setMargins(of cell: UITableViewCell, _ object: IBObject, _ device: CanvasDevice) {
    let content = cell.contentView
    let (side, end) = cellMargins(cell, object, device)
    // The separator's line is taken from the content's height and from its bottom margin.
    let line = min(max(cell.bounds.height - content.frame.maxY, 0), 1)
    content.preservesSuperviewLayoutMargins = false
    var least = UIEdgeInsets(
      top: end,
      left: side,
      bottom: tools < 13150 ? end : end - line,
      right: object.element.has(.accessoryType) ? 8 : side
    )
    // What a person set is no less than what the list asks for.
    if content.hasExplicitLayoutMargins { least = least.union(content.layoutMargins) }
    if contentPreservesMargins(object), cell.hasExplicitLayoutMargins {
      least = least.union(cell.layoutMargins)
    }
    content.layoutMargins = least
  }

  private func contentPreservesMargins(_ cell: IBObject) -> Bool {
    cell.object(key: "contentView")?.element.boolean(.preservesSuperviewLayoutMargins) == true
  }

  /// The margins of a cell's content at its sides and ends: those of lists in the system that the version was made for.
  private func cellMargins(_ cell: UITableViewCell, _ object: IBObject, _ device: CanvasDevice) -> (
    side: CGFloat, end: CGFloat
  ) {
    guard tools >= 13150 else {
      // At the beginning only what preserved them had the margins of lists.
      let preserves = cell.preservesSuperviewLayoutMargins && contentPreservesMargins(object)
      return (preserves && object.parentView != nil ? 15 : 8, 8)
    }
    // A cell of another width than the drawn one stands for a device of that width.
    let isDrawn = object.frame.map { abs($0.width - cell.bounds.width) < 1 } ?? true
    let canvas =
      object.parentView != nil || isDrawn ? device.uprightScreen.width : cell.bounds.width
    if isWithGlass { return (canvas >= 393 ? 20 : 16, 15) }
    let isInScene = object.parentView?.element.key == "view"
    // At first a cell had the margins of a list of its own width, and a list inside of a scene the separator's.
    if tools < 14800 {
      let isInner = object.parentView != nil && !isInScene
      return (isInner ? 15 : cell.bounds.width < 400 ? 16 : 20, 11)
    }
    if canvas >= 393 { return (cell.bounds.width > 320 ? 20 : 16, 11) }
    return (tools < 17000 && !isInScene ? 15 : 16, 11)
  }

  private func setRootEdges(
    _ root: DocumentRoot,
    _ view: UIView,
    _ bars: SceneBars,
    _ device: CanvasDevice
  ) {
    switch view {
    case is UITableViewCell, is UITableViewHeaderFooterView: return
    // The arrangement of a stack begins at its edges.
    case is UIStackView where !view.hasExplicitLayoutMargins: return
    case is UICollectionReusableView:
      // Only a cell by itself is laid out like the root of a nib.
      guard root.kind == .topLevel else { return }
      view.setSafeAreaInsets(
        device.safeArea(of: view.frame, bars.bars(of: root.object), isScene: false)
      )
      let isOld = !document.useSafeAreas
      guard view is UICollectionViewCell || !isOld, !view.hasExplicitLayoutMargins else { return }
      let side: CGFloat = view.bounds.width < 400 ? 16 : 20
      let end: CGFloat = isOld ? 8 : 0
      view.layoutMargins = UIEdgeInsets(top: end, left: side, bottom: end, right: side)
    default:
      view.setSafeAreaInsets(
        device.safeArea(
          of: isOtherDevice ? view.frame : root.object.object(key: "view")?.frame ?? view.frame,
          bars.bars(of: root.object),
          isScene: root.kind == .scene
        )
      )
      // At the beginning the root of a nib had the margins of any view.
      let isEarly = tools < 7000 && root.kind == .topLevel
      let side: CGFloat = isEarly ? 8 : view.bounds.width < 400 ? 16 : 20
      var margins = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
      if view.preservesSuperviewLayoutMargins {
        // The canvas stands for a superview with margins.
        margins.top = 8
        margins.bottom = 8
      }
      // What a person set is no less than what the canvas asks for.
      if view.hasExplicitLayoutMargins { margins = margins.union(view.layoutMargins) }
      view.layoutMargins = margins
      // The margins of a root knew nothing of bars before there were safe areas.
      if tools < 13000 { view.insetsLayoutMarginsFromSafeArea = false }
    }
  }
}

extension UIEdgeInsets {
  /// The larger inset at each edge.
  fileprivate func union(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top),
      left: max(left, other.left),
      bottom: max(bottom, other.bottom),
      right: max(right, other.right)
    )
  }
}
