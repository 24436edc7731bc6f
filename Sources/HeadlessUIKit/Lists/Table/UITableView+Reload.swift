import Foundation
import ListGeometry

/// Counts and heights, which are asked for up front.
extension UITableView {
  /// Fills the cache of counts and heights if it is empty or out of date.
  final func ensureLoaded() {
    if list.needsReload {
      performReload()
    } else if list.needsHeights || list.width != placement.size.width.magnitude {
      rebuildHeights()
    }
  }

  /// Asks for counts and heights; what is on screen leaves at the next layout.
  final func performReload() {
    list.generation &+= 1
    list.needsReload = false
    list.awaitsLayout = true
    list.needsHeights = false
    if list.batch != nil {
      noteMisuse(.reloadDuringUpdates)
      list.batch?.isAbandoned = true
    }
    list.staleRows.append(contentsOf: list.rows)
    list.staleEdges.append(contentsOf: list.edges)
    list.shown.replace(with: [])
    list.edges.removeAll(keepingCapacity: true)
    list.selection = []
    list.highlighted = nil
    list.confirming = nil
    list.isSwiped = false
    list.swipe = nil
    list.focused = nil
    list.indexTitles = nil
    list.hasMeasuredCells = false
    list.heightsMoved = false
    list.anchor = nil
    list.measuresCells = false
    list.hasHoles = false
    let counts = tableSource.map { readCounts($0) } ?? []
    let height = contentSize.height
    measure(counts.map { .unknown($0) })
    if contentSize.height < height { clampOffset() }
    setNeedsLayout()
  }

  /// The number of rows of each section; empty after an exception.
  final func readCounts(_ source: any UITableViewDataSource) -> [Int] {
    let sectionCount = source.numberOfSections(in: self)
    var counts: [Int] = []
    for section in 0..<max(sectionCount, 0) {
      let count = source.tableView(self, numberOfRowsInSection: section)
      if UIKitException.isPending { return [] }
      guard (0...TableMetrics.rowCountMax).contains(count) else {
        UIKitException.raise(TableException.tooManyRows(count, section))
        return []
      }
      counts.append(count)
    }
    return counts
  }

  /// Asks for all heights again, with the same counts.
  final func rebuildHeights() {
    list.needsHeights = false
    list.needsFrames = true
    list.generation &+= 1
    let height = contentSize.height
    let anchor = list.geometry.hasAssumptions ? anchorRow() : nil
    measure(list.geometry.sections.map { .unknown($0.rows.count) })
    list.remeasuresShown = list.measuresCells || list.geometry.hasAssumptions
    holdOffset(anchor)
    list.offsetCorrection = 0
    if contentSize.height < height { clampOffset() }
    setNeedsLayout()
  }

  /// Notes that heights must be asked again, after a property or view that they depend on changed.
  final func heightsChanged() {
    list.needsHeights = true
    setNeedsLayout()
  }

  /// Makes the geometry of the sections, and asks for the heights that are not known.
  final func measure(_ plans: [SectionPlan]) {
    list.width = placement.size.width.magnitude
    list.geometry.top = Double(max(tableHeaderView?.frame.height ?? 0, 0))
    list.geometry.bottom = Double(max(tableFooterView?.frame.height ?? 0, 0))
    var sections: [TableSection] = []
    sections.reserveCapacity(plans.count)
    for (index, plan) in plans.enumerated() {
      let section =
        switch plan {
        case .known(let section): section
        case .unknown(let count): measuredSection(index, rowCount: count)
        }
      if UIKitException.isPending { break }
      sections.append(section)
    }
    list.geometry.replace(UIKitException.isPending ? [] : sections)
    contentSizeChanged()
  }

  private func measuredSection(_ index: Int, rowCount: Int) -> TableSection {
    let estimates = (
      header: estimatedEdge(index, isFooter: false),
      footer: estimatedEdge(index, isFooter: true)
    )
    let header =
      estimates.header.map { EdgeHeight(height: $0) } ?? edgeHeight(index, isFooter: false)
    let rows = measuredRows(index, count: rowCount)
    let footer =
      estimates.footer.map { EdgeHeight(height: $0) } ?? edgeHeight(index, isFooter: true)
    return TableSection(
      rows: rows.heights,
      origins: rows.origins,
      isAskedLate: rows.isAskedLate,
      isHeaderAssumed: estimates.header != nil,
      isFooterAssumed: estimates.footer != nil,
      isHeaderFitted: header.isFitted,
      isFooterFitted: footer.isFitted,
      gap: header.gap,
      header: header.height,
      footer: footer.height
    )
  }

  /// The heights of a section's rows, with their origins.
  private typealias MeasuredRows = (heights: HeightIndex, origins: HeightIndex?, isAskedLate: Bool)

  /// The heights of a section's rows: from the delegate, else one height for all (rule TV-28).
  private func measuredRows(_ section: Int, count: Int) -> MeasuredRows {
    if let heights = staticHeights(section, count: count) { return (heights, nil, false) }
    learnEstimates(section, count: count)
    let isLate = rowOrigin(isAsked: true) == .delegate
    if isLate, list.methods.isPresent(TableMethod.heightForRow.rawValue) {
      return lateRows(section, count)
    }
    guard count > 0, let delegate = tableDelegate,
      let first = askHeight(RowPosition(section: section, row: 0), delegate)
    else { return cellRows(section, count) }
    if isLate {
      // The first row showed that the delegate gives heights; its own answer is used.
      let rows = lateRows(section, count)
      let isAutomatic = first == UITableView.automaticDimension
      rows.origins?.set(0, to: (isAutomatic ? HeightOrigin.cell : .settled).rawValue)
      if isAutomatic {
        list.measuresCells = true
      } else {
        rows.heights.set(0, to: resolved(first, 0, section))
      }
      return rows
    }
    return exactRows(section, count, first: first, delegate)
  }

  /// Rows whose heights the delegate gives up front; those that it leaves automatic size themselves where estimates are on.
  private func exactRows(
    _ section: Int,
    _ count: Int,
    first: CGFloat,
    _ delegate: any UITableViewDelegate
  ) -> MeasuredRows {
    var heights = HeightBuilder(first: resolved(first, 0, section))
    var automatic = first == UITableView.automaticDimension ? [0] : []
    // One path is reused: a new one for each row would take two calls more.
    var path = IndexPath(row: 0, section: section)
    for row in 1..<count {
      path.row = row
      let height = delegate.tableView(self, heightForRowAt: path)
      if height == UITableView.automaticDimension { automatic.append(row) }
      heights.append(resolved(height, row, section))
    }
    guard estimatesRows, !automatic.isEmpty else { return (HeightIndex(&heights), nil, false) }
    list.measuresCells = true
    let origins = HeightIndex(count: count, height: HeightOrigin.settled.rawValue)
    for row in automatic { origins.set(row, to: HeightOrigin.cell.rawValue) }
    return (HeightIndex(&heights), origins, false)
  }

  /// Rows whose heights the delegate gives only when they are about to show.
  private func lateRows(_ section: Int, _ count: Int) -> MeasuredRows {
    let origins = HeightIndex(count: count, height: HeightOrigin.delegate.rawValue)
    return (estimatedRows(section, count: count), origins, true)
  }

  /// Rows without heights from the delegate: one height for all, or self-sizing with estimates.
  private func cellRows(_ section: Int, _ count: Int) -> MeasuredRows {
    guard rowOrigin(isAsked: false) == .cell else {
      return (HeightIndex(count: count, height: Double(defaultRowHeight)), nil, false)
    }
    list.measuresCells = true
    let estimates = estimatedRows(section, count: count)
    return (estimates, HeightIndex(count: count, height: HeightOrigin.cell.rawValue), false)
  }

  /// The height that the delegate gives for a row; nil where it lacks the method.
  final func askHeight(_ position: RowPosition, _ delegate: any UITableViewDelegate) -> CGFloat? {
    let path = position.indexPath
    return ask(.heightForRow) { delegate.tableView(self, heightForRowAt: path) }
  }

  /// The height in points that a number from the delegate stands for.
  final func resolvedHeight(_ height: CGFloat, _ position: RowPosition) -> Double {
    resolved(height, position.row, position.section)
  }

  @inline(__always)
  private func resolved(_ height: CGFloat, _ row: Int, _ section: Int) -> Double {
    height >= 0 && height.isFinite ? Double(height) : resolvedUnusual(height, row, section)
  }

  @inline(never)
  private func resolvedUnusual(_ height: CGFloat, _ row: Int, _ section: Int) -> Double {
    if height != UITableView.automaticDimension {
      let position = RowPosition(section: section, row: row)
      UIKitException.raise(TableException.impossibleHeight(height, position))
      return 0
    }
    return Double(defaultRowHeight)
  }

  /// The height of rows without one of their own.
  final var defaultRowHeight: CGFloat {
    rowHeight >= 0 && rowHeight.isFinite ? rowHeight : TableMetrics.rowHeight
  }

  // MARK: The size of all

  final func contentSizeChanged() {
    let size = CGSize(width: bounds.width, height: CGFloat(list.geometry.contentHeight))
    if contentSize != size { contentSize = size }
  }

  /// Clamps the offset to the content; one above the top is the user's pull and stays (rule TV-98).
  final func clampOffset() {
    let inset = adjustedContentInset
    let end = contentSize.height + inset.bottom - bounds.height
    let limit = max(-inset.top, end)
    if boundsOrigin.y > limit { contentOffset = CGPoint(x: boundsOrigin.x, y: limit) }
  }
}
