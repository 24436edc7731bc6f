import ListGeometry

/// Changes of rows keep heights and their origins in step.
extension TableSection {
  mutating func insert(_ row: RowHeight, at index: Int) {
    note(row.origin)
    rows.insert(row.height, at: index)
    origins?.insert(row.origin, at: index)
  }

  mutating func set(_ row: RowHeight, at index: Int) {
    note(row.origin)
    rows.set(index, to: row.height)
    origins?.set(index, to: row.origin)
  }

  mutating func remove(_ index: Int) {
    rows.remove(at: index)
    origins?.remove(at: index)
  }

  private mutating func note(_ origin: Double) {
    if origin == HeightOrigin.delegate.rawValue { isAskedLate = true }
    if origin != HeightOrigin.settled.rawValue, origins == nil {
      origins = HeightIndex(count: rows.count, height: HeightOrigin.settled.rawValue)
    }
  }
}

/// Heights that are assumed until rows are about to show (rules TV-29b and TV-29c).
extension UITableView {
  /// The meaning of an automatic estimate where the delegate gives heights; UIKit leaves it open.
  public enum AutomaticEstimates: Sendable {
    /// All heights are asked up front, as without estimates, so the content's size is right from the start.
    case exact
    /// Rows have the default height until they are about to show, as logs show from iOS 11 on.
    case assumed
  }

  /// The default of the estimates: automatic (-1) from iOS 11 on, 0 before (rule TV-29b).
  static var defaultEstimate: CGFloat { UIKitProfile.current < .ios11 ? 0 : -1 }

  // MARK: Rows

  /// The origin of heights of rows, by whether the delegate gives them.
  final func rowOrigin(isAsked: Bool) -> HeightOrigin {
    guard estimatesRows else { return .settled }
    if isAsked {
      let isExact = estimatedRowHeight < 0 && automaticEstimates == .exact
      return isExact && !list.methods.isPresent(TableMethod.estimatedRow.rawValue)
        ? .settled : .delegate
    }
    return rowHeight < 0 ? .cell : .settled
  }

  /// Whether rows have estimates; an estimate of 0 turns them off.
  final var estimatesRows: Bool {
    estimatedRowHeight != 0 || list.methods.isPresent(TableMethod.estimatedRow.rawValue)
  }

  /// Learns from the first row whether the delegate gives estimates.
  final func learnEstimates(_ section: Int, count: Int) {
    guard count > 0, !list.methods.isPresent(TableMethod.estimatedRow.rawValue),
      let delegate = tableDelegate
    else { return }
    _ = askEstimate(RowPosition(section: section, row: 0), delegate)
  }

  /// The estimated heights of a section's rows.
  final func estimatedRows(_ section: Int, count: Int) -> HeightIndex {
    let common = Double(estimatedRowHeight > 0 ? estimatedRowHeight : defaultRowHeight)
    guard count > 0, let delegate = tableDelegate,
      let first = askEstimate(RowPosition(section: section, row: 0), delegate)
    else { return HeightIndex(count: count, height: common) }
    return HeightIndex(count: count) { row in
      guard row > 0 else { return first }
      let position = RowPosition(section: section, row: row)
      return askEstimate(position, delegate) ?? common
    }
  }

  /// The estimate of one row.
  private func estimatedHeight(_ position: RowPosition) -> Double {
    let asked = tableDelegate.flatMap { askEstimate(position, $0) }
    return asked ?? Double(estimatedRowHeight > 0 ? estimatedRowHeight : defaultRowHeight)
  }

  private func askEstimate(_ position: RowPosition, _ delegate: any UITableViewDelegate)
    -> Double?
  {
    if list.methods.isMissing(TableMethod.estimatedRow.rawValue) { return nil }
    let path = position.indexPath
    let answer = ask(.estimatedRow) {
      delegate.tableView(self, estimatedHeightForRowAt: path)
    }
    return answer.map { $0 > 0 && $0.isFinite ? Double($0) : Double(defaultRowHeight) }
  }

  /// The height of an inserted or reloaded row, with its origin.
  final func newHeight(_ position: RowPosition) -> RowHeight {
    let isAsked = list.methods.isPresent(TableMethod.heightForRow.rawValue)
    let origin = rowOrigin(isAsked: isAsked)
    guard origin != .settled else { return askedHeight(position) }
    if origin == .cell { list.measuresCells = true }
    return RowHeight(height: estimatedHeight(position), origin: origin.rawValue)
  }

  /// The height that the delegate gives up front, or the default; an automatic one is measured from the cell.
  private func askedHeight(_ position: RowPosition) -> RowHeight {
    let given = tableDelegate.flatMap { askHeight(position, $0) }
    let measures = given == UITableView.automaticDimension && estimatesRows
    if measures { list.measuresCells = true }
    return RowHeight(
      height: given.map { resolvedHeight($0, position) } ?? Double(defaultRowHeight),
      origin: (measures ? HeightOrigin.cell : .settled).rawValue
    )
  }

  // MARK: Headers and footers

  /// The estimated height of a header or footer; nil where the height is asked up front.
  ///
  /// Automatic estimates of headers and footers are exact: there are few of them.
  final func estimatedEdge(_ section: Int, isFooter: Bool) -> Double? {
    let property = isFooter ? estimatedSectionFooterHeight : estimatedSectionHeaderHeight
    let asked = tableDelegate.flatMap { delegate in
      isFooter
        ? ask(.estimatedFooter) {
          delegate.tableView(self, estimatedHeightForFooterInSection: section)
        }
        : ask(.estimatedHeader) {
          delegate.tableView(self, estimatedHeightForHeaderInSection: section)
        }
    }
    let estimate = asked ?? property
    return estimate > 0 && estimate.isFinite ? Double(estimate) : nil
  }
}

// MARK: Settling

extension UITableView {
  /// How often a pass starts over after assumed heights changed.
  ///
  /// Each time new rows show.
  private static let settlingCountMax = 64

  /// Lays out the visible part and settles assumed heights on the way.
  ///
  /// Rows on screen stay where they are: the content offset changes by what changes above them.
  final func layoutSettling() {
    let height = contentSize.height
    settleAndLayout()
    guard contentSize.height != height else { return }
    // The footer view of the table moved with the end of the sections.
    layoutEnds()
    if contentSize.height < height { clampOffset() }
  }

  private func settleAndLayout() {
    let generation = list.generation
    if list.heightsMoved {
      // Cells of the last round had other heights than assumed.
      list.heightsMoved = false
      list.needsFrames = true
      holdOffset(list.anchor)
    } else {
      list.anchor = nil
      list.offsetCorrection = 0
    }
    defer { list.anchor = nil }
    for _ in 0..<UITableView.settlingCountMax {
      if list.geometry.hasAssumptions { settleAhead() }
      guard generation == list.generation, !UIKitException.isPending else { return }
      layoutVisible()
      guard list.heightsMoved, generation == list.generation, !UIKitException.isPending else {
        return
      }
      list.heightsMoved = false
      holdOffset(list.anchor)
      list.needsFrames = true
    }
  }

  /// Asks for the heights of rows about to show until no more come into view.
  private func settleAhead() {
    let generation = list.generation
    list.anchor = list.anchor ?? anchorRow()
    for _ in 0..<UITableView.settlingCountMax {
      askAhead()
      guard list.heightsMoved, generation == list.generation, !UIKitException.isPending else {
        return
      }
      list.heightsMoved = false
      list.needsFrames = true
      holdOffset(list.anchor)
    }
  }

  /// A row on screen, with its position in the content, that is to stay where it is.
  struct Anchor {
    let position: RowPosition
    let start: Double
  }

  /// The first row that was and is on screen; nil at the very top, which stays the top.
  final func anchorRow() -> Anchor? {
    guard boundsOrigin.y > -adjustedContentInset.top else { return nil }
    let low = Double(boundsOrigin.y)
    let high = low + Double(placement.size.height)
    for index in 0..<list.shown.count {
      let position = list.shown.position(index)
      // Extents count from the section's first row.
      let (offset, height) = list.geometry.extent(of: position)
      let start = list.geometry.rowsStart(of: position.section) + offset
      guard start + height > low else { continue }
      return start < high ? Anchor(position: position, start: start) : nil
    }
    return nil
  }

  /// Moves the offset by what the content above the anchor grew or shrank.
  final func holdOffset(_ anchor: Anchor?) {
    contentSizeChanged()
    guard let anchor, list.geometry.contains(anchor.position) else { return }
    let start = anchor.start + list.offsetCorrection
    let shift = list.geometry.start(of: anchor.position) - start
    guard shift != 0 else { return }
    list.offsetCorrection += shift
    boundsOrigin.y += CGFloat(shift)
  }

  /// The correction of the offset in this pass, of which the delegate is told as of scrolling.
  final func takeCorrection() -> CGFloat {
    let correction = CGFloat(list.offsetCorrection)
    list.offsetCorrection = 0
    tellDidScroll()
    return correction
  }

  /// Asks the delegate for the heights of all rows about to show, from top to bottom.
  private func askAhead() {
    let geometry = list.geometry
    guard !geometry.sections.isEmpty else { return }
    let generation = list.generation
    let low = Double(boundsOrigin.y)
    var section = geometry.section(at: low)
    while section < geometry.sections.count,
      geometry.start(of: section) < low + Double(placement.size.height)
    {
      settleEdges(section)
      guard generation == list.generation, !UIKitException.isPending else { return }
      settleRows(section)
      guard generation == list.generation, !UIKitException.isPending else { return }
      section += 1
    }
  }

  private func settleEdges(_ section: Int) {
    let entry = list.geometry.sections[section]
    let generation = list.generation
    for isFooter in [false, true]
    where isFooter ? entry.isFooterAssumed : entry.isHeaderAssumed {
      let edge = edgeHeight(section, isFooter: isFooter)
      guard generation == list.generation, !UIKitException.isPending else { return }
      list.geometry.update(section) {
        if isFooter {
          ($0.footer, $0.isFooterAssumed) = (edge.height, false)
          $0.isFooterFitted = edge.isFitted
        } else {
          ($0.header, $0.gap, $0.isHeaderAssumed) = (edge.height, edge.gap, false)
          $0.isHeaderFitted = edge.isFitted
        }
      }
      list.heightsMoved = true
    }
  }

  private func settleRows(_ section: Int) {
    guard let origins = list.geometry.sections[section].origins, let delegate = tableDelegate else {
      return
    }
    let generation = list.generation
    let rows = list.geometry.sections[section].rows
    let start = list.geometry.rowsStart(of: section)
    let low = Double(boundsOrigin.y)
    let high = low + Double(placement.size.height)
    guard list.geometry.sections[section].isAskedLate, start + rows.total > low else { return }
    var row = rows.index(at: low - start)
    while row < rows.count, start + rows.start(of: row) < high {
      let position = RowPosition(section: section, row: row)
      row += 1
      guard origins.height(of: position.row) == HeightOrigin.delegate.rawValue else { continue }
      let path = position.indexPath
      let given = ask(.heightForRow) { delegate.tableView(self, heightForRowAt: path) }
      guard generation == list.generation, !UIKitException.isPending else { return }
      settle(position, given: given)
    }
  }

  /// Settles the height that the delegate gave for a row; an automatic one is measured from the cell.
  private func settle(_ position: RowPosition, given: CGFloat?) {
    let isAutomatic = given == nil || given == UITableView.automaticDimension
    let height = given.map { resolvedHeight($0, position) } ?? Double(defaultRowHeight)
    guard !UIKitException.isPending else { return }
    if isAutomatic { list.measuresCells = true }
    list.geometry.update(position.section) {
      $0.origins?.set(
        position.row,
        to: (isAutomatic ? HeightOrigin.cell : HeightOrigin.settled).rawValue
      )
      $0.rows.set(position.row, to: height)
    }
    list.heightsMoved = true
  }

  /// Measures the cell of a self-sizing row and returns the row's final height.
  final func settledHeight(_ cell: UITableViewCell, _ position: RowPosition, _ height: Double)
    -> Double
  {
    guard let origins = list.geometry.sections[position.section].origins,
      origins.height(of: position.row) == HeightOrigin.cell.rawValue
    else { return height }
    let measured = Double(cell.fittedHeight(width: cellWidth))
    guard measured != height, measured >= 0, measured.isFinite else { return height }
    noteMeasured()
    list.geometry.update(position.section) { $0.rows.set(position.row, to: measured) }
    return measured
  }

  /// Measures the self-sizing cells on screen again, as their rows have estimates once more.
  final func remeasureShown() {
    list.remeasuresShown = false
    var index = 0
    // The count is read each time: measuring may run any code of a cell's class.
    while index < list.shown.count {
      let position = list.shown.position(index)
      guard list.geometry.contains(position) else { return }
      let height = list.geometry.extent(of: position).height
      _ = settledHeight(list.shown.cell(index), position, height)
      index += 1
    }
  }

  /// Notes the anchor before heights change because a measured view differs from its assumed height.
  final func noteMeasured() {
    if list.anchor == nil, boundsOrigin.y > -adjustedContentInset.top {
      list.anchor = list.survivor.map { Anchor(position: $0, start: list.geometry.start(of: $0)) }
    }
    list.heightsMoved = true
    list.hasMeasuredCells = true
  }

  private var cellWidth: CGFloat {
    let margin = TableMetrics.sideMargin(style, width: placement.size.width)
    return max(placement.size.width - 2 * margin, 0)
  }
}
