import Devices
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import InterfaceBuilderCanvas

/// A document laid out at one point of a sweep.
@MainActor
struct SweepLayout {
  /// A root with the outcome of its layout.
  struct Root {
    let live: DocumentInstance.Live
    let extent: SweepExtent
    let tree: SweepTree
    let outcome: LayoutEngine.Outcome
    /// The fitting height of a row; nil where it was not asked for.
    let fittedHeight: CGFloat?
    /// The ids of views whose frames are as stored; only at the document's own size.
    let reproduced: Set<String>
    /// The ids of all views that are roots.
    let rootIDs: Set<String>

    /// Whether a view belongs to this root and not to an embedded one.
    @MainActor
    func owns(_ view: UIView) -> Bool {
      var view: UIView? = view
      while let next = view, next !== live.view {
        if let id = next.interfaceBuilderID, rootIDs.contains(id) { return false }
        view = next.superview
      }
      return true
    }
  }

  /// The roots; nil for those without a view and those of the same size as in the document.
  private(set) var roots: [Root?]
  /// The index of the document's root that gets each root's findings; for a static cell, that of
  /// its scene.
  let owners: [Int]
  /// Keeps the views alive.
  private let instance: DocumentInstance
  private var former: DocumentInstance?

  /// Instantiates a document and lays it out.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - name: Its nib name.
  ///   - places: Its objects by id.
  ///   - point: The width and the texts.
  ///   - own: The layout at the document's own size; nil when that is being made.
  ///   - content: What becomes of images and empty texts.
  ///   - sizes: The source of intrinsic sizes.
  /// - Throws: The exception that UIKit would raise.
  /// - Complexity: O(views + constraints).
  init(
    _ document: IBDocument,
    named name: String,
    places: DocumentPlaces,
    at point: SweepPoint,
    own: SweepLayout?,
    content: SweepContent = SweepContent(),
    sizes: IntrinsicSizes = .engine
  ) throws(UIKitException) {
    let instance = DocumentInstance(document, named: name)
    self.instance = instance
    let subjects = SweepSubject.all(of: instance, places)
    owners = subjects.map(\.owner)
    roots = try UIKitException.catching { () -> [Root?] in
      content.apply(to: instance.viewsByID().values, places)
      let pass = SweepPass(
        document: document,
        instance: instance,
        subjects: subjects,
        places: places,
        point: point,
        own: own,
        sizes: sizes,
        content: content
      )
      return pass.layOut()
    }
  }
}

extension SweepLayout {
  /// Instantiates a document and leaves its views where it says they are.
  ///
  /// - Throws: The exception that UIKit would raise.
  /// - Complexity: O(views).
  init(
    savedIn document: IBDocument,
    named name: String,
    places: DocumentPlaces
  ) throws(UIKitException) {
    let instance = DocumentInstance(document, named: name)
    self.instance = instance
    let subjects = SweepSubject.all(of: instance, places)
    owners = subjects.map(\.owner)
    let rootIDs = Set(instance.roots.compactMap { $0.view?.interfaceBuilderID })
    // An empty view stands for what no layout pass found.
    let nothing = LayoutEngine(root: UIView()).layOut()
    roots = try UIKitException.catching { () -> [Root?] in
      subjects.map { subject in
        subject.live.view.map { view in
          Root(
            live: subject.live,
            extent: SweepExtent(subject.live, view, document),
            tree: SweepTree(view, places, without: rootIDs),
            outcome: nothing,
            fittedHeight: nil,
            reproduced: [],
            rootIDs: rootIDs
          )
        }
      }
    }
  }

  /// The roots that could not be made, with what UIKit would have raised.
  var errors: [(name: String, error: String)] {
    instance.roots.compactMap { live in
      live.error.map { (live.root.object.described, $0.description) }
    }
  }

  /// Fills missing roots from the layout at the document's own size, where they have the same size.
  func filled(from own: SweepLayout) -> SweepLayout {
    var filled = self
    for index in filled.roots.indices where filled.roots[index] == nil {
      filled.roots[index] = own.roots[index]
    }
    filled.former = own.instance
    return filled
  }
}

/// Lays out the roots of one instance: screens first, because their lists decide the width of
/// prototypes.
@MainActor
private struct SweepPass {
  let document: IBDocument
  let instance: DocumentInstance
  let subjects: [SweepSubject]
  let places: DocumentPlaces
  let point: SweepPoint
  let own: SweepLayout?
  let sizes: IntrinsicSizes
  let content: SweepContent

  /// The device whose bars and classes the layout has; nil for the document's own.
  private var device: Device? {
    if let stage = content.stage, stage.device != nil { return stage.device(at: point) }
    let canvas = CanvasDevice(document)
    let isNamed = document.device?.id?.isEmpty == false
    let isPad = (isNamed && canvas.isLarge) || document.isTV
    // What was drawn for a tablet is not tried on phones.
    guard let device = point.deviceMeant, !(isPad && device.width < 700) else { return nil }
    let isLike = canvas.isLike(device)
    return point.device == nil && isLike ? nil : device
  }

  /// The rules of the canvas without those that no running app follows; nil where all are meant.
  private var runningRules: CanvasRules? {
    let version = ToolsVersion(of: document)
    guard own != nil || content.hasRunningAreas, version >= .safeAreaAppliesTwice else {
      return nil
    }
    return CanvasRules(version, without: .ofDoubledAreas)
  }

  /// The size classes: the document's, or those of the device where a width is tried.
  ///
  /// A document without a device was drawn for all classes, and an app is never in all of them.
  private var traits: CanvasTraits {
    let isNamed = document.device?.id?.isEmpty == false
    let meant = device ?? (isNamed || document.isTV ? nil : point.deviceMeant)
    return meant.map { CanvasTraits($0, isOnSide: false) } ?? CanvasTraits(document.device)
  }

  func layOut() -> [SweepLayout.Root?] {
    let constraints = CanvasConstraints(
      document: document,
      views: instance.viewsByID(),
      traits: traits,
      hasPlaceholders: false
    )
    constraints.removeUninstalledViews()
    constraints.apply()
    var roots = [SweepLayout.Root?](repeating: nil, count: subjects.count)
    var lists: [String: CGFloat] = [:]
    var changed: Set<ObjectIdentifier> = []
    layOut(where: { $0.listID == nil }, [:], &changed, into: &roots)
    for (index, root) in roots.enumerated() {
      guard let root else { continue }
      addLists(of: root, trusted: (own?.roots[index] ?? root).reproduced, to: &lists)
    }
    layOut(where: { $0.listID != nil }, lists, &changed, into: &roots)
    return roots
  }

  private func addLists(
    of root: SweepLayout.Root,
    trusted: Set<String>,
    to lists: inout [String: CGFloat]
  ) {
    let isDecided = root.outcome.ambiguities.isEmpty
    for node in root.tree.nodes where node.view is UITableView || node.view is UICollectionView {
      guard let id = node.view.interfaceBuilderID else { continue }
      if isDecided, trusted.contains(id) {
        lists[id] = node.frame.width
      } else if let stored = node.object?.frame?.width, abs(stored - root.extent.stored.width) < 0.5
      {
        // A list as wide as the screen stays so, even where its frame is otherwise in doubt.
        lists[id] = root.tree.nodes.first?.frame.width
      }
    }
  }

  private func layOut(
    where isMeant: (SweepExtent) -> Bool,
    _ lists: [String: CGFloat],
    _ changed: inout Set<ObjectIdentifier>,
    into roots: inout [SweepLayout.Root?]
  ) {
    let rootIDs = Set(instance.roots.compactMap { $0.view?.interfaceBuilderID })
    var moved: [(index: Int, view: UIView, extent: SweepExtent)] = []
    for (index, live) in subjects.map(\.live).enumerated() {
      guard let view = live.view else { continue }
      let extent = SweepExtent(live, view, document)
      guard isMeant(extent) else { continue }
      let list = extent.listID.flatMap { lists[$0] }
      SweepText.apply(
        point.text,
        to: view,
        keeping: content.isName,
        translations: content.translations,
        changed: &changed
      )
      if prepare(view, extent, list) { moved.append((index, view, extent)) }
    }
    guard !moved.isEmpty else { return }
    var canvas = DocumentCanvas(
      document,
      instance,
      sizes: self.sizes,
      device: device,
      rules: content.stage?.rules ?? runningRules
    )
    canvas.hasSimulatedTabBars = content.hasSimulatedTabBars
    let sizes = canvas.prepare()
    for (index, view, extent) in moved {
      let maker = SweepRootMaker(
        view: view,
        extent: extent,
        sizes: sizes,
        places: places,
        ownHeight: own?.roots[index]?.fittedHeight,
        text: point.text,
        isHeightOfCode: heightOfCode(view) != nil
      )
      roots[index] = maker.make(subjects[index].live, isOwn: own == nil, rootIDs: rootIDs)
    }
  }

  private func heightOfCode(_ view: UIView) -> CGFloat? {
    view.interfaceBuilderID.flatMap { content.rowHeights[$0] }
  }

  // Returns whether the root differs from the one at the document's own size.
  private func prepare(_ view: UIView, _ extent: SweepExtent, _ list: CGFloat?) -> Bool {
    // A table gives static cells its own heights; the comparison needs the document's.
    if extent.isListPart { view.frame.size = extent.stored }
    if let given = content.stage?.rootSizes[view.interfaceBuilderID ?? ""] {
      view.frame.size = CGSize(width: given.width, height: given.height ?? view.frame.height)
      view.layOutBeforeMargins()
      return true
    }
    // A list of unchanged width keeps its prototypes' width.
    let isListKnown = extent.listID == nil || list != nil || own == nil
    guard isListKnown, var size = extent.size(at: point, list: list) else {
      if let height = heightOfCode(view) { view.frame.size.height = height }
      view.layOutBeforeMargins()
      return point.width == nil || point.text != .short
    }
    if let height = heightOfCode(view) { size.height = height }
    view.frame = CGRect(origin: view.frame.origin, size: size)
    view.layOutBeforeMargins()
    return true
  }
}

/// Lays one root out.
@MainActor
private struct SweepRootMaker {
  let view: UIView
  let extent: SweepExtent
  let sizes: CanvasSizes
  let places: DocumentPlaces
  /// The row's fitting height at the document's own width.
  let ownHeight: CGFloat?
  let text: SweepOptions.Text
  /// Whether code says how high the row is.
  let isHeightOfCode: Bool

  func make(
    _ live: DocumentInstance.Live,
    isOwn: Bool,
    rootIDs: Set<String>
  ) -> SweepLayout.Root {
    let fitted = extent.role == .screen ? nil : fittedHeight()
    if !isOwn, !isHeightOfCode, extent.role == .row, let fitted { setHeight(fitted) }
    if text != .short, extent.role == .fixed, live.root.kind != .scene { grow() }
    letContentFollow()
    let engine = LayoutEngine(root: view)
    sizes.apply(to: engine)
    engine.isDiagnosing = true
    switch extent.role {
    case .screen: break
    case .row: engine.openAxes = [.vertical]
    case .fixed: engine.openAxes = [.horizontal, .vertical]
    }
    let outcome = engine.layOut()
    let tree = SweepTree(view, places, without: rootIDs)
    return SweepLayout.Root(
      live: live,
      extent: extent,
      tree: tree,
      outcome: outcome,
      fittedHeight: fitted,
      reproduced: isOwn ? tree.reproduced() : [],
      rootIDs: rootIDs
    )
  }

  // Documents give content views no autoresizing mask. UIKit's cells resize their content view with
  // the cell.
  private func letContentFollow() {
    let content =
      (view as? UITableViewCell)?.contentView ?? (view as? UICollectionViewCell)?.contentView
    content?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  private func fittedHeight() -> CGFloat? {
    let content = (view as? UITableViewCell)?.contentView ?? view
    let engine = LayoutEngine(root: content)
    sizes.apply(to: engine)
    let size = engine.fittingSize(
      CGSize(width: content.bounds.width, height: 0),
      horizontal: .required,
      vertical: .fittingSizeLevel
    )
    guard size.height.isFinite else { return nil }
    return size.height + view.bounds.height - content.bounds.height
  }

  // An app gives items their fitting size, or texts that fit.
  private func grow() {
    let engine = LayoutEngine(root: view)
    sizes.apply(to: engine)
    let size = engine.fittingSize(
      view.bounds.size,
      horizontal: .fittingSizeLevel,
      vertical: .fittingSizeLevel
    )
    guard size.width.isFinite, size.height.isFinite, size.width < 5000, size.height < 5000 else {
      return
    }
    view.frame.size = CGSize(
      width: max(size.width, view.bounds.width),
      height: max(size.height, view.bounds.height)
    )
  }

  // A row drawn at its fitting height is self-sizing. Any other is at least as high as drawn. One
  // drawn lower than its fitting height grows by the increase of that height.
  private func setHeight(_ fitted: CGFloat) {
    let stored = extent.stored.height
    let missing = max(0, (ownHeight ?? stored) - stored)
    let sizesItself = ownHeight.map { abs($0 - stored) <= 2 } ?? false
    let height = sizesItself ? fitted : max(fitted - missing, stored)
    guard abs(height - view.bounds.height) > 0.01, height > 0 else { return }
    let cell = view as? UITableViewCell
    let line = cell.map { $0.bounds.height - $0.contentView.frame.height } ?? 0
    view.frame.size.height = height
    cell?.contentView.frame.size.height = max(0, height - line)
  }
}
