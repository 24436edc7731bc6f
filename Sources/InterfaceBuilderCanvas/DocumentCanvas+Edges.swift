import Foundation
import HeadlessUIKit
import InterfaceBuilder

extension DocumentCanvas {
  /// `fixedFrame` says that the stored frame stands for constraints.
  func keepFixedFrames() {
    for object in document.objects where object.isView {
      guard object.element.boolean(.fixedFrame) == true, let id = object.id, let view = views[id]
      else { continue }
      view.translatesAutoresizingMaskIntoConstraints = true
    }
  }

  // MARK: Cells

  /// Gives the contents of cells their margins.
  ///
  /// - Parameter isLaidOut: Whether lists have the heights that their constraints give them.
  /// - Returns: Whether any margins changed.
  @discardableResult
  func setCellEdges(isLaidOut: Bool = false) -> Bool {
    var isChanged = false
    for object in document.objects where object.elementName == .tableViewCell {
      guard let id = object.id, let cell = views[id] as? UITableViewCell else { continue }
      if policy.keepsStoredContents, !isLaidOut { keepStoredContent(cell, object) }
      cell.contentView.preservesSuperviewLayoutMargins = false
      let list = isLaidOut ? object.parentView?.id.flatMap { views[$0] } : nil
      var edges = CellEdges(
        cell,
        object,
        device.draft,
        given: givenMargins[ObjectIdentifier(cell.contentView)],
        reach: list?.bounds.height
      )
      rules.apply(rules.active.cell, to: &edges)
      isChanged = isChanged || cell.contentView.layoutMargins != edges.margins
      cell.contentView.layoutMargins = edges.margins
    }
    return isChanged
  }

  /// The most points that accessories and edges take from the width of a content view.
  private static var takenMax: CGFloat { 120 }

  /// Accessories and separators take from the content what the document says, whatever the engine's cells do.
  private func keepStoredContent(_ cell: UITableViewCell, _ object: IBObject) {
    guard var stored = object.object(key: "contentView")?.frame else { return }
    let width = object.frame?.width ?? cell.bounds.width
    // A frame that was left behind when the cell's was typed in says nothing at another width.
    let isLeftBehind = !(-1...Self.takenMax).contains(width - stored.width)
    if isLeftBehind, cell.bounds.width != width { return }
    stored.size.width += cell.bounds.width - width
    stored.size.height += cell.bounds.height - (object.frame?.height ?? cell.bounds.height)
    cell.contentView.frame = stored
  }

  // MARK: Roots

  func setRootEdges(
    _ root: DocumentRoot,
    _ view: UIView,
    _ bars: SceneBars,
    _ device: CanvasDevice
  ) {
    let isReusable = view is UICollectionReusableView
    if view is UITableViewCell || view is UITableViewHeaderFooterView { return }
    // Only a cell by itself is laid out like the root of a nib.
    if root.kind == .barView || isReusable && root.kind != .topLevel { return }
    let around = bars.surroundings(of: root.object)
    var edges = RootEdges(
      view: view,
      isReusable: isReusable,
      isTopLevel: root.kind == .topLevel,
      usesSafeAreas: document.useSafeAreas,
      isTelevision: device.draft.isTelevision,
      simulatesStatusBar: around.hasStatusBar,
      isFreeform: around.isFreeform
    )
    rules.apply(rules.active.root, to: &edges)
    if edges.hasSafeArea {
      let isStored = !isReusable && !isOtherDevice
      view.setSafeAreaInsets(
        device.safeArea(
          of: isStored ? root.object.object(key: "view")?.frame ?? view.frame : view.frame,
          around,
          isScene: root.kind == .scene
        )
      )
    }
    edges.apply()
  }
}
