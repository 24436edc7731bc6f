import Devices
import Foundation
import HeadlessUIKit
import InterfaceBuilder

/// Lays a document's live views out as Interface Builder's canvas did: its device's safe area, its version's margins.
///
/// The numbers are read off documents that Interface Builder saved, not off a specification; what a build for a device does
/// differently (safe areas, margins of the running system) is not here.
@MainActor
package struct DocumentCanvas {
  let document: IBDocument
  let instance: DocumentInstance
  let sizes: IntrinsicSizes
  let views: [String: UIView]
  /// The rules of the document's version.
  let rules: CanvasRules
  let policy: CanvasPolicy
  let device: CanvasDevice
  /// The margins that a person set on contents of cells, by content.
  let givenMargins: [ObjectIdentifier: UIEdgeInsets]
  /// Whether that is another device than the document's.
  let isOtherDevice: Bool
  /// Whether tab bars are there that scenes only simulate, as on Interface Builder's canvas.
  package var hasSimulatedTabBars = true

  package init(
    _ document: IBDocument,
    _ instance: DocumentInstance,
    sizes: IntrinsicSizes,
    device: Device? = nil,
    rules: CanvasRules? = nil
  ) {
    let rules = rules ?? CanvasRules(ToolsVersion(of: document))
    self.document = document
    self.instance = instance
    self.sizes = sizes
    self.rules = rules
    views = instance.viewsByID()
    let contents = views.values.compactMap { ($0 as? UITableViewCell)?.contentView }
    givenMargins = Dictionary(
      contents.filter(\.hasExplicitLayoutMargins).map { (ObjectIdentifier($0), $0.layoutMargins) },
      uniquingKeysWith: { first, _ in first }
    )
    policy = CanvasPolicy(document, rules, sizes: sizes)
    // Older versions simulated no status bar; a device has one.
    self.device =
      device.map { CanvasDevice($0, CanvasRules(max(rules.version, .leastForOtherDevices))) }
      ?? CanvasDevice(document, rules)
    isOtherDevice = device != nil
  }

  /// Solves the constraints of all roots.
  ///
  /// - Returns: How each root's layout ended, where that is asked for.
  @discardableResult
  package func layOut(isDiagnosing: Bool = false) -> [LayoutEngine.Outcome] {
    let constraints = CanvasConstraints(
      document: document,
      views: views,
      traits: policy.followsSizeClasses ? CanvasTraits(document.device) : CanvasTraits(),
      hasPlaceholders: policy.addsPlaceholders,
      hasFlatGuides: policy.hasFlatGuides
    )
    if policy.followsSizeClasses { constraints.removeUninstalledViews() }
    constraints.apply()
    if policy.showsStoppedIndicators { showStoppedIndicators() }
    setFonts()
    if policy.loosensContent { loosenContent() }
    var sizes = prepare()
    let roots = instance.all.compactMap(\.view)
    let subjects = roots + (policy.laysOutHiddenCells ? hiddenCells(of: roots) : [])
    let assumed = assumedSizes()
    // What is only assumed decides nothing that is to be found open.
    let outcomes = isDiagnosing ? subjects.map { layOut($0, sizes, isDiagnosing: true) } : nil
    sizes.assumed = assumed
    let known = isDiagnosing && assumed.isEmpty ? outcomes : nil
    let last = known ?? subjects.map { layOut($0, sizes) }
    // Whether a list shows a cell is only known once the list has its height.
    if setCellEdges(isLaidOut: true) { for view in subjects { _ = layOut(view, sizes) } }
    return outcomes ?? last
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
  package func prepare() -> CanvasSizes {
    let sizes = canvasSizes()
    if policy.keepsFixedFrames { keepFixedFrames() }
    setCellEdges()
    var bars = SceneBars(document, rules)
    bars.hasSimulatedTabBars = hasSimulatedTabBars
    let own = CanvasDevice(document, rules)
    let leastHeight = max(
      Containment.leastScreen,
      device.uprightScreen.height - Containment.barsAroundScreens
    )
    for live in instance.all {
      guard let view = live.view else { continue }
      // What is lower than a screen is shown in something that is not known.
      let isLow = view.bounds.height < leastHeight
      let device = isOtherDevice && isLow ? own : self.device
      setRootEdges(live.root, view, bars, device)
    }
    return sizes
  }
}
