import Foundation

/// Headers and footers on screen.
extension UITableView {
  /// Shows a section's header or footer where it is visible, or moves the one on screen.
  final func showEdge(_ section: Int, isFooter: Bool, low: Double, high: Double) {
    let geometry = list.geometry
    let height = isFooter ? geometry.sections[section].footer : geometry.sections[section].header
    // Less than half a pixel is not rendered (rule TV-49).
    guard height > 0, height >= 0.5 / Double(UIScreen.main.scale) else { return }
    let y = isFooter ? footerTop(section) : headerTop(section)
    guard y < high, y + height > low else { return }
    let frame = edgeFrame(y: y, height: height)
    let index = list.edges.firstIndex { $0.section == section && $0.isFooter == isFooter }
    if let index {
      list.edges[index].pass = list.pass
      if let view = list.edges[index].view, view.frame != frame { view.frame = frame }
      return
    }
    addEdge(section, isFooter: isFooter, frame)
  }

  private func addEdge(_ section: Int, isFooter: Bool, _ frame: CGRect) {
    let generation = list.generation
    var view = suppliedView(section, isFooter: isFooter)
    var isTitle = false
    if view == nil, let title = suppliedTitle(section, isFooter: isFooter) {
      view = titleView(title, isFooter: isFooter)
      isTitle = true
    }
    guard generation == list.generation, !UIKitException.isPending else { return }
    let edge = VisibleEdge(
      section: section,
      isFooter: isFooter,
      view: view,
      isTitle: isTitle,
      pass: list.pass
    )
    list.edges.append(edge)
    guard let view else { return }
    view.frame = fittedFrame(view, section, isFooter: isFooter, frame)
    (view as? UITableViewHeaderFooterView)?.listPosition = ListPosition(section: section)
    insert(view, at: subviewStorage.count)
    tellWillDisplay(edge)
  }

  private func titleView(_ title: String, isFooter: Bool) -> UITableViewHeaderFooterView {
    let view = list.titleViews.popLast() ?? UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.setTitle(title, TableTitleLook(self, isFooter: isFooter))
    return view
  }

  private func edgeFrame(y: Double, height: Double) -> CGRect {
    let margin = TableMetrics.sideMargin(style, width: placement.size.width)
    return CGRect(
      x: margin,
      y: CGFloat(y),
      width: max(placement.size.width - 2 * margin, 0),
      height: CGFloat(height)
    )
  }

  /// The top of a header; in plain tables it is pinned to the top within its section (rule TV-55).
  private func headerTop(_ section: Int) -> Double {
    let geometry = list.geometry
    let entry = geometry.sections[section]
    let natural = geometry.start(of: section) + entry.gap
    guard style == .plain else { return natural }
    let top = Double(boundsOrigin.y + adjustedContentInset.top)
    let end = geometry.start(of: section + 1) - entry.header
    return min(max(natural, top), end)
  }

  /// The top of a footer; in plain tables it is pinned to the bottom within its section (rule TV-56).
  private func footerTop(_ section: Int) -> Double {
    let geometry = list.geometry
    let entry = geometry.sections[section]
    let natural = geometry.start(of: section + 1) - entry.footer
    guard style == .plain else { return natural }
    let bottom = Double(boundsOrigin.y + placement.size.height - adjustedContentInset.bottom)
    let first = geometry.start(of: section) + entry.gap + entry.header
    return max(min(natural, bottom - entry.footer), first)
  }

  /// Removes the headers and footers that this pass did not show.
  final func retireEdges() {
    guard !list.edges.isEmpty, list.edges.contains(where: { $0.pass != list.pass }) else { return }
    let gone = list.edges.filter { $0.pass != list.pass }
    list.edges.removeAll { $0.pass != list.pass }
    for edge in gone { retire(edge) }
  }

  final func retire(_ edge: VisibleEdge) {
    guard let view = edge.view else { return }
    if view.superviewStorage === self { view.removeFromSuperview() }
    tellDidEndDisplaying(edge)
    guard let reusable = view as? UITableViewHeaderFooterView else { return }
    reusable.listPosition = nil
    if edge.isTitle { list.titleViews.append(reusable) } else { pool(reusable) }
  }

  /// Returns a header or footer to its pool; views from other tables are not pooled here.
  final func pool(_ view: UITableViewHeaderFooterView) { try? recycle(view) }
}

/// The views above, below and behind the sections.
extension UITableView {
  final func replaceEnd(_ old: UIView?, _ new: UIView?) {
    notePresenceOfEnds()
    if old !== new {
      old?.removeFromSuperview()
      if let new { addSubview(new) }
    }
    // UIKit reads a view's new height when the same view is assigned again (rule TV-22).
    heightsOfEndsChanged()
  }

  private func heightsOfEndsChanged() {
    guard !list.needsReload else { return setNeedsLayout() }
    let hadHeader = list.geometry.top > 0
    list.geometry.top = Double(max(tableHeaderView?.frame.height ?? 0, 0))
    if hadHeader != (list.geometry.top > 0) { measureFirstHeader() }
    list.geometry.bottom = Double(max(tableFooterView?.frame.height ?? 0, 0))
    list.needsFrames = true
    let height = contentSize.height
    contentSizeChanged()
    if contentSize.height < height { clampOffset() }
    setNeedsLayout()
  }

  /// Measures the first header or gap of a grouped table anew: it hangs on what is above it (rule TV-49).
  private func measureFirstHeader() {
    guard style != .plain, let first = list.geometry.sections.first, !first.isHeaderAssumed else {
      return
    }
    let header = edgeHeight(0, isFooter: false)
    if UIKitException.isPending { return }
    list.geometry.update(0) { section in
      (section.header, section.gap) = (header.height, header.gap)
      section.isHeaderFitted = header.isFitted
    }
  }

  /// Looks for the views once here, instead of in every pass.
  private func notePresenceOfEnds() {
    list.hasEnds = tableHeaderView != nil || tableFooterView != nil || backgroundView != nil
  }

  final func replaceBackground(_ old: UIView?) {
    notePresenceOfEnds()
    guard old !== backgroundView else { return }
    old?.removeFromSuperview()
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }
}
