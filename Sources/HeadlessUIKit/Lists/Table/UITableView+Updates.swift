import Foundation
import ListGeometry

/// Changes of rows and sections, one by one or in batches (rules TV-91 to TV-99).
///
/// Animations have names but take no time. What is on screen is right when the call, or the
/// outermost end, returns.
extension UITableView {
  /// How UIKit would animate a change; here every change is immediate.
  public enum RowAnimation: Int, Sendable {
    /// By fading.
    case fade = 0
    /// From or to the right edge.
    case right
    /// From or to the left edge.
    case left
    /// From or to the top.
    case top
    /// From or to the bottom.
    case bottom
    /// Without animation.
    case none
    /// From or to the middle.
    case middle
    /// In the way that the table chooses.
    case automatic = 100
  }

  // MARK: Batches

  /// Records operations, in a batch of their own if none is open (rule TV-91a).
  final func record(_ body: @MainActor (TableBatch) -> Void) {
    beginUpdates()
    if let batch = list.batch { body(batch) }
    endUpdates()
  }
}

// MARK: Carrying out

extension UITableView {
  final func commit(_ batch: TableBatch) {
    guard let source = tableSource else {
      // A batch of nothing is let pass: Dwifft's tests end one on a table without a data source.
      return batch.isEmpty ? () : UIKitException.raise(TableException.noDataSource)
    }
    let oldCounts = list.geometry.rowCounts
    let newCounts = readCounts(source)
    if UIKitException.isPending { return }
    let update = TableUpdate(batch, oldCounts: oldCounts, newCounts: newCounts)
    if let mistake = update.mistake(in: self) { return UIKitException.raise(mistake) }
    let height = contentSize.height
    if batch.isEmpty {
      // Apps use an empty batch to have changed heights read again.
      rebuildHeights()
    } else {
      apply(update)
    }
    if UIKitException.isPending { return }
    if contentSize.height < height { clampOffset() }
    markNeedsLayout()
    layoutContent()
  }

  final func apply(_ update: TableUpdate) {
    list.generation &+= 1
    list.heightsMoved = false
    list.anchor = nil
    if update.batch.changesSections {
      rebuildSections(update)
    } else {
      updateRows(update)
    }
    contentSizeChanged()
    list.hasHoles = true
    list.needsFrames = true
    moveVisible(update)
  }

  /// Updates the heights of rows if sections stay: only sections with changes are touched.
  private func updateRows(_ update: TableUpdate) {
    let heights = carriedHeights(update)
    for number in update.touchedSections {
      var section = list.geometry.sections[number]
      change(&section, update, old: number, new: number, heights)
      list.geometry.update(number) { $0 = section }
    }
  }

  /// Measures new sections and keeps the heights of old ones.
  private func rebuildSections(_ update: TableUpdate) {
    let heights = carriedHeights(update)
    let old = list.geometry.sections
    let plans = update.origins().enumerated().map { new, origin -> SectionPlan in
      guard let origin else { return .unknown(update.newCounts[new]) }
      var section = old[origin]
      change(&section, update, old: origin, new: new, heights)
      if style != .plain, (origin == 0) != (new == 0) {
        let header = edgeHeight(new, isFooter: false)
        (section.header, section.gap) = (header.height, header.gap)
        section.isHeaderFitted = header.isFitted
      }
      return .known(section)
    }
    measure(plans)
  }

  /// The heights that moved rows keep.
  private func carriedHeights(_ update: TableUpdate) -> [RowPosition: RowHeight] {
    var heights: [RowPosition: RowHeight] = [:]
    for (from, to) in update.rowTargets {
      let origin = list.geometry.sections[from.section].origins?.height(of: from.row) ?? 0
      heights[to] = RowHeight(height: list.geometry.height(of: from), origin: origin)
    }
    return heights
  }

  /// Applies changes to the heights of a section's rows; inserted and reloaded ones are asked (rule TV-95).
  private func change(
    _ section: inout TableSection,
    _ update: TableUpdate,
    old: Int,
    new: Int,
    _ carried: [RowPosition: RowHeight]
  ) {
    let map = update.rows(ofOld: old, new: new)
    for row in map.removals { section.remove(row) }
    for row in map.insertions {
      let position = RowPosition(section: new, row: row)
      let height = carried.isEmpty ? nil : carried[position]
      section.insert(height ?? newHeight(position), at: row)
    }
    for reloaded in update.batch.reloadedRows.rows(inSection: old) {
      guard let position = update.place(of: reloaded) else { continue }
      section.set(newHeight(position), at: position.row)
    }
  }

  /// Moves what stays on screen, and removes deleted and reloaded rows with their old paths (rule TV-73).
  private func moveVisible(_ update: TableUpdate) {
    let gone = moveRows(update)
    if !list.selection.isEmpty {
      list.selection = list.selection.compactMap(update.newPosition)
    }
    list.highlighted = list.highlighted.flatMap(update.newPosition)
    list.confirming = list.confirming.flatMap(update.newPosition)
    list.focused = list.focused.flatMap(update.newPosition)
    list.lastFocused = list.lastFocused.flatMap(update.newPosition)
    if let position = list.swipe?.position { list.swipe?.position = update.newPosition(position) }
    let goneEdges = list.edges.isEmpty ? [] : moveEdges(update)
    for row in gone { retire(row) }
    for edge in goneEdges { retire(edge) }
    if list.isSwiped, list.confirming == nil { endLostSwipe() }
  }

  /// Ends the swipe of a row that was deleted or reloaded; the delegate hears of it without a row (rule TV-90d).
  private func endLostSwipe() {
    list.isSwiped = false
    finishSwipe(nil)
  }

  /// Gives the rows on screen their new positions.
  ///
  /// - Returns: The deleted and reloaded ones, with their old positions.
  private func moveRows(_ update: TableUpdate) -> [VisibleRow] {
    let shown = list.shown
    var follower = RowFollower(update)
    var gone: [VisibleRow] = []
    var isOrdered = true
    var previous: RowPosition?
    var kept = 0
    for index in 0..<shown.count {
      let old = shown.position(index)
      guard let position = follower.newPosition(old) else {
        gone.append(VisibleRow(position: old, cell: shown.cell(index)))
        continue
      }
      if let previous, position < previous { isOrdered = false }
      previous = position
      // Rows that leave gather at the end.
      shown.swapAt(kept, index)
      shown.setPosition(position, at: kept)
      kept += 1
    }
    while shown.count > kept { _ = shown.popLast() }
    if !isOrdered {
      shown.replace(with: shown.all.sorted { $0.position < $1.position })
      orderSubviews()
    }
    return gone
  }

  private func moveEdges(_ update: TableUpdate) -> [VisibleEdge] {
    var gone: [VisibleEdge] = []
    var kept: [VisibleEdge] = []
    for edge in list.edges {
      guard !update.batch.reloadedSections.contains(edge.section),
        let section = update.newSection(edge.section)
      else {
        gone.append(edge)
        continue
      }
      var moved = edge
      moved.section = section
      (edge.view as? UITableViewHeaderFooterView)?.listPosition = ListPosition(section: section)
      kept.append(moved)
    }
    list.edges = kept
    return gone
  }

  /// Reorders the subviews of cells that moved past one another.
  private func orderSubviews() {
    let shown = Set(list.rows.map { ObjectIdentifier($0.cell) })
    let places = subviewStorage.indices.filter {
      shown.contains(ObjectIdentifier(subviewStorage[$0]))
    }
    guard places.count == list.rows.count else { return }
    for (place, row) in zip(places, list.rows) where subviewStorage[place] !== row.cell {
      subviewStorage[place] = row.cell
    }
  }
}
