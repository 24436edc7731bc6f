import Foundation
import ListGeometry

/// The layout pass: it decides which rows, headers and footers are on screen, and where.
extension UITableView {
  /// Lays everything out once, unless a pass is running.
  final func layoutContent() {
    guard !list.isLayingOut else { return }
    list.isLayingOut = true
    ensureLoaded()
    if list.awaitsLayout { TableWarning.layoutOutsideWindow(of: self) }
    list.awaitsLayout = false
    if list.viewSize != placement.size {
      // A view of another size may show space below the content, so the offset is clamped, but not
      // before the first layout.
      let wasLaidOut = list.viewSize.height != 0
      list.viewSize = placement.size
      if wasLaidOut { clampOffset() }
    }
    list.isLayoutWanted = false
    let generation = list.generation
    var origin = boundsOrigin
    if !UIKitException.isPending {
      if list.hasEnds { layoutEnds() }
      if list.geometry.hasAssumptions {
        layoutSettling()
      } else {
        layoutVisible()
        if list.heightsMoved { layoutSettling() }
      }
      if list.offsetCorrection != 0 { origin.y += takeCorrection() }
      if list.prefetch != nil { prefetchAhead() }
    }
    list.isLayingOut = false
    // The pass's own changes of subviews ask for layout, too; only requests of others need another pass.
    if !list.isLayoutWanted, generation == list.generation, origin == boundsOrigin {
      flags.remove(.needsLayout)
    } else {
      markNeedsLayout()
    }
  }

  /// Lays out the views above, below and behind the sections (rule TV-22).
  final func layoutEnds() {
    let width = bounds.width
    if let view = tableHeaderView {
      let frame = CGRect(x: 0, y: 0, width: width, height: endHeight(view, list.geometry.top))
      if view.frame != frame { view.frame = frame }
    }
    if let view = tableFooterView {
      let y = CGFloat(list.geometry.sectionsEnd)
      let frame = CGRect(x: 0, y: y, width: width, height: endHeight(view, list.geometry.bottom))
      if view.frame != frame { view.frame = frame }
    }
    if let view = backgroundView, view.frame != bounds { view.frame = bounds }
  }

  /// The height of the view above or below the sections: the known one, or what its constraints need at this width.
  ///
  /// Apps let such a view size itself by constraints, and assign it again, which is when the rows make room (TV-22).
  private func endHeight(_ view: UIView, _ known: Double) -> CGFloat {
    guard !view.isPlacedByMask else { return CGFloat(known) }
    return view.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  final func layoutVisible() {
    let generation = list.generation
    list.pass &+= 1
    if !list.staleRows.isEmpty || !list.staleEdges.isEmpty { retireStale() }
    if list.remeasuresShown { remeasureShown() }
    let geometry = list.geometry
    let low = Double(boundsOrigin.y)
    let high = low + Double(placement.size.height)
    let first = geometry.firstRow(endingAfter: low)
    let last = geometry.lastRow(startingBefore: high)
    // A table without height shows no row, whichever one its offset lies in (rule TV-26).
    trim(high > low ? first : nil, last)
    list.survivor = list.shown.first
    if recyclePolicy == .beforeFetching || (recyclePolicy == .afterJumps && !list.shown.isEmpty) {
      retireLeaving()
    }
    if list.needsFrames { moveRows() }
    if high > low, !geometry.sections.isEmpty, generation == list.generation {
      fill(first, last, low: low, high: high)
    }
    guard generation == list.generation, !UIKitException.isPending else { return retireLeaving() }
    list.hasHoles = false
    list.needsFrames = false
    retireLeaving()
    retireEdges()
  }

  // MARK: Rows

  /// Removes rows outside the visible range from both ends.
  private func trim(_ first: RowPosition?, _ last: RowPosition?) {
    let (shown, leaving) = (list.shown, list.leaving)
    guard let first, let last, first <= last else { return shown.moveOut(from: 0, to: leaving) }
    while let top = shown.first, top < first, let row = shown.popFirst() { leaving.append(row) }
    var back = shown.count
    while back > 0, last < shown.position(back - 1) { back -= 1 }
    shown.moveOut(from: back, to: leaving)
  }

  /// Shows what is missing, section by section: header, rows in order, footer (rule TV-74).
  private func fill(_ first: RowPosition?, _ last: RowPosition?, low: Double, high: Double) {
    let geometry = list.geometry
    let generation = list.generation
    let isComplete =
      !list.hasHoles && list.shown.first == first && list.shown.last == last
    if isComplete, !geometry.hasEdges { return }
    let source = isComplete ? nil : tableSource
    var index = 0
    let (top, bottom) = (geometry.section(at: low), geometry.section(at: high))
    for section in top...bottom {
      if geometry.hasEdges { showEdge(section, isFooter: false, low: low, high: high) }
      guard generation == list.generation, !UIKitException.isPending else { return }
      if !isComplete, let first, let last, first <= last, let source {
        let lower = section == first.section ? first.row : section < first.section ? Int.max : 0
        let count = geometry.rowCount(section)
        let upper = section == last.section ? last.row : section > last.section ? -1 : count - 1
        if lower <= upper { fillRows(section, lower, upper, source, &index) }
        guard generation == list.generation, !UIKitException.isPending else { return }
      }
      if geometry.hasEdges { showEdge(section, isFooter: true, low: low, high: high) }
      guard generation == list.generation, !UIKitException.isPending else { return }
    }
  }

  /// Shows the missing rows of a section; `index` is the next one's index among the visible rows.
  private func fillRows(
    _ section: Int,
    _ lower: Int,
    _ upper: Int,
    _ source: any UITableViewDataSource,
    _ index: inout Int
  ) {
    let generation = list.generation
    let rows = list.geometry.rows(of: section)
    let origin = list.geometry.rowsStart(of: section)
    var row = lower
    while row <= upper {
      let position = RowPosition(section: section, row: row)
      if index < list.shown.count, list.shown.position(index) == position {
        (index, row) = pastShownRows(from: index, section)
        continue
      }
      let (start, height) = rows.extent(of: row)
      guard height > 0 else {
        // Skips all rows of height 0 at once.
        row = max(rows.index(at: start), row + 1)
        continue
      }
      let top = origin + start
      // Rows above may be taller than assumed, so that this row is off screen by now.
      if list.heightsMoved, top >= Double(boundsOrigin.y + placement.size.height) { return }
      guard show(position, top, height, at: index, source), generation == list.generation else {
        return
      }
      index += 1
      row += 1
    }
  }

  /// The index and row after a shown one; without gaps, after the last shown one.
  private func pastShownRows(from index: Int, _ section: Int) -> (index: Int, row: Int) {
    if !list.hasHoles, let last = list.shown.last, last.section == section {
      return (list.shown.count, last.row + 1)
    }
    return (index + 1, list.shown.position(index).row + 1)
  }

  /// Gets the cell of a row and adds it.
  ///
  /// - Returns: Whether the data source gave one.
  private func show(
    _ position: RowPosition,
    _ start: Double,
    _ height: Double,
    at index: Int,
    _ source: any UITableViewDataSource
  ) -> Bool {
    let generation = list.generation
    let path = position.indexPath
    guard let cell = suppliedCell(at: path, source), generation == list.generation else {
      return false
    }
    // First, as a cell without a separator is a pixel lower.
    if list.hidesSeparators { applySeparator(cell) }
    var height = height
    if list.measuresCells {
      height = settledHeight(cell, position, height)
      guard generation == list.generation else { return false }
    }
    place(cell, position, start, height)
    applyState(cell, position)
    applyIndentation(cell, path)
    // Each of these runs code of an app, and so does a cell that moves into the table.
    guard generation == list.generation, index <= list.shown.count else { return false }
    insert(cell, at: subviewIndex(ofRowAt: index))
    guard generation == list.generation, index <= list.shown.count else {
      giveBack(cell)
      return false
    }
    list.shown.insert(VisibleRow(position: position, cell: cell), at: index)
    tellWillDisplay(cell, path)
    return !UIKitException.isPending
  }

  private func place(
    _ cell: UITableViewCell,
    _ position: RowPosition,
    _ start: Double,
    _ height: Double
  ) {
    let margin = TableMetrics.sideMargin(styleStorage, width: placement.size.width)
    let frame = CGRect(
      x: margin,
      y: CGFloat(start),
      width: max(placement.size.width - 2 * margin, 0),
      height: CGFloat(height)
    )
    if !cell.frame.isSame(as: frame) { cell.frame = frame }
    cell.listPosition = ListPosition(section: position.section, item: position.row)
  }

  /// Sets the frames of all rows on screen from their positions.
  private func moveRows() {
    let geometry = list.geometry
    var (section, origin) = (-1, 0.0)
    var index = 0
    // The count is read each time: setting a frame may run any code of a cell's class.
    while index < list.shown.count {
      let position = list.shown.position(index)
      if section != position.section {
        section = position.section
        origin = geometry.rowsStart(of: section)
      }
      let extent = geometry.extent(of: position)
      place(list.shown.cell(index), position, origin + extent.start, extent.height)
      index += 1
    }
  }

  /// The index among the subviews: cells in the order of their rows, below headers and footers (rule TV-57).
  private func subviewIndex(ofRowAt index: Int) -> Int {
    let views = subviewStorage
    if index > 0, let before = ViewSearch.index(of: list.shown.cell(index - 1), in: views) {
      return before + 1
    }
    if index < list.shown.count,
      let after = ViewSearch.index(of: list.shown.cell(index), in: views)
    {
      return after
    }
    for edge in list.edges {
      if let view = edge.view, let position = ViewSearch.index(of: view, in: views) {
        return position
      }
    }
    return views.count
  }

  // MARK: Leaving

  /// Removes the rows that left from the screen and pools their cells.
  final func retireLeaving() {
    // One by one: delegates are told meanwhile, and the list may grow.
    while let row = list.leaving.popFirst() { retire(row) }
  }

  final func retire(_ row: VisibleRow) {
    row.cell.removeFromSuperview()
    row.cell.listPosition = nil
    tellDidEndDisplaying(row)
    pool(row.cell)
  }

  /// Takes away a cell that never showed, as the list changed while it came.
  private func giveBack(_ cell: UITableViewCell) {
    cell.removeFromSuperview()
    cell.listPosition = nil
    pool(cell)
  }

  /// Returns a cell to its pool; static cells stay with their document.
  private func pool(_ cell: UITableViewCell) {
    guard staticSections.isEmpty || !staticSections.contains(where: { $0.cells.contains(cell) })
    else { return }
    // This fails for cells of other tables and for those that the data source pooled itself:
    // ignored.
    try? recycle(cell)
  }

  /// Removes what was on screen before a reload, with its old paths (rules TV-39, TV-73).
  private func retireStale() {
    let (rows, edges) = (list.staleRows, list.staleEdges)
    list.staleRows.removeAll(keepingCapacity: true)
    list.staleEdges.removeAll(keepingCapacity: true)
    guard reusesCellsOnReload else {
      for row in rows { list.leaving.append(row) }
      for edge in edges { retire(edge) }
      return
    }
    for row in rows { retire(row) }
    for edge in edges { retire(edge) }
  }
}
