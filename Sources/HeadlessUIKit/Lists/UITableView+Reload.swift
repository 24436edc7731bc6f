import Foundation

/// Counts and heights: everything that is asked up front.
extension UITableView {
  /// The number of sections, from the cache (rule TV-12).
  public var numberOfSections: Int {
    ensureLoaded()
    return list.geometry.sections.count
  }

  /// The number of rows of a section, from the cache; 0 for sections that do not exist.
  public func numberOfRows(inSection section: Int) -> Int {
    ensureLoaded()
    return list.geometry.rowCount(section)
  }

  /// Fills the cache of counts and heights if that was not done, or is due again.
  final func ensureLoaded() {
    if list.needsReload {
      performReload()
    } else if list.needsHeights || list.width != placement.size.width.magnitude {
      rebuildHeights()
    }
  }

  /// Asks counts and heights, and gives up what is on screen: it goes at the next layout.
  final func performReload() {
    list.generation &+= 1
    list.needsReload = false
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

  /// Asks all heights again; counts and what is on screen stay.
  final func rebuildHeights() {
    list.needsHeights = false
    list.needsFrames = true
    list.generation &+= 1
    let height = contentSize.height
    measure(list.geometry.sections.map { .unknown($0.rows.count) })
    if contentSize.height < height { clampOffset() }
    setNeedsLayout()
  }

  /// A property or view that heights depend on changed.
  final func heightsChanged() {
    list.needsHeights = true
    setNeedsLayout()
  }

  /// Makes the geometry of sections, asking the heights that are not known.
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
    let header = edgeHeight(index, isFooter: false)
    let rows = measuredRows(index, count: rowCount)
    let footer = edgeHeight(index, isFooter: true)
    return TableSection(rows: rows, gap: header.gap, header: header.height, footer: footer.height)
  }

  /// The heights of a section's rows: from the delegate, else all alike (rule TV-28).
  private func measuredRows(_ section: Int, count: Int) -> HeightIndex {
    guard count > 0, let delegate = tableDelegate,
      let first = askHeight(RowPosition(section: section, row: 0), delegate)
    else { return HeightIndex(count: count, height: Double(defaultRowHeight)) }
    let known = list.methods
    guard known.isPresent(TableMethod.heightForRow.rawValue) else {
      return HeightIndex(count: count, height: Double(defaultRowHeight))
    }
    var heights = HeightBuilder(first: first)
    // One path that moves on: a new one takes two calls more.
    var path = IndexPath(row: 0, section: section)
    for row in 1..<count {
      path.row = row
      heights.append(resolved(delegate.tableView(self, heightForRowAt: path)))
    }
    return HeightIndex(&heights)
  }

  /// The height that the delegate gives for a row; nil when it has no say.
  final func askHeight(_ position: RowPosition, _ delegate: any UITableViewDelegate) -> Double? {
    let path = position.indexPath
    return ask(.heightForRow) { delegate.tableView(self, heightForRowAt: path) }.map(resolved)
  }

  /// The height of one row (rule TV-28).
  final func measuredHeight(_ position: RowPosition) -> Double {
    tableDelegate.flatMap { askHeight(position, $0) } ?? Double(defaultRowHeight)
  }

  @inline(__always)
  private func resolved(_ height: CGFloat) -> Double {
    height >= 0 && height.isFinite ? Double(height) : resolvedUnusual(height)
  }

  @inline(never)
  private func resolvedUnusual(_ height: CGFloat) -> Double {
    if height != UITableView.automaticDimension {
      UIKitException.raise(TableException.impossibleHeight(height, "a row"))
      return 0
    }
    return Double(defaultRowHeight)
  }

  /// The height of rows without one of their own.
  final var defaultRowHeight: CGFloat {
    rowHeight >= 0 && rowHeight.isFinite ? rowHeight : TableMetrics.rowHeight
  }

  // MARK: Headers and footers

  /// The height of an end of a section, and the space above it (rules TV-45 to TV-50).
  final func edgeHeight(_ section: Int, isFooter: Bool) -> (height: Double, gap: Double) {
    let isPlain = style == .plain
    if let given = suppliedHeight(section, isFooter: isFooter),
      given != UITableView.automaticDimension, isPlain || given != 0
    {
      guard given >= 0, given.isFinite else {
        UIKitException.raise(
          TableException.impossibleHeight(given, isFooter ? "a footer" : "a header")
        )
        return (0, 0)
      }
      return (Double(given), given > 0 && !isFooter ? headerGap(isAutomatic: false) : 0)
    }
    let hasContent = hasEdgeContent(section, isFooter: isFooter)
    if isPlain, !hasContent { return (0, 0) }
    let property = isFooter ? sectionFooterHeight : sectionHeaderHeight
    if property > 0, property.isFinite {
      return (Double(property), isFooter ? 0 : headerGap(isAutomatic: false))
    }
    let place: SectionEdge = isFooter ? .footer : isFirstGap(section) ? .firstHeader : .header
    let height =
      hasContent
      ? TableMetrics.titledHeight(.current, isPlain: isPlain, place: place)
      : TableMetrics.emptyHeight(.current, isPlain: isPlain, place: place)
    return (Double(height), isFooter ? 0 : headerGap(isAutomatic: true))
  }

  /// The first gap of a grouped table is taller unless a view of some height stands above it (rule TV-49).
  private func isFirstGap(_ section: Int) -> Bool {
    section == 0 && (tableHeaderView?.frame.height ?? 0) <= 0
  }

  private func headerGap(isAutomatic: Bool) -> Double {
    guard style == .plain else { return 0 }
    if sectionHeaderTopPadding >= 0, sectionHeaderTopPadding.isFinite {
      return Double(sectionHeaderTopPadding)
    }
    return isAutomatic ? Double(TableMetrics.headerTopPadding(.current)) : 0
  }

  /// Whether an end of a section has a title or a view.
  private func hasEdgeContent(_ section: Int, isFooter: Bool) -> Bool {
    if suppliedTitle(section, isFooter: isFooter) != nil { return true }
    guard let view = suppliedView(section, isFooter: isFooter) else { return false }
    // Only asked whether there is one: it goes back for the section that shows first.
    if let reusable = view as? UITableViewHeaderFooterView { pool(reusable) }
    return true
  }

  // MARK: The size of all

  final func contentSizeChanged() {
    let size = CGSize(width: bounds.width, height: CGFloat(list.geometry.contentHeight))
    if contentSize != size { contentSize = size }
  }

  /// Brings back an offset that the content no longer reaches; one above the top is the user's pull (rule TV-98).
  final func clampOffset() {
    let inset = adjustedContentInset
    let end = contentSize.height + inset.bottom - bounds.height
    let limit = max(-inset.top, end)
    if boundsOrigin.y > limit { contentOffset = CGPoint(x: boundsOrigin.x, y: limit) }
  }
}

/// What is known of a section that is being measured.
enum SectionPlan {
  case known(TableSection)
  /// The number of rows.
  case unknown(Int)
}
