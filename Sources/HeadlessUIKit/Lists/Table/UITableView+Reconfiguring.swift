import ListGeometry

extension UITableView {
  final func reconfigureRows(_ indexPaths: [IndexPath]) {
    ensureLoaded()
    guard let source = tableSource else {
      return UIKitException.raise(TableException.noDataSource)
    }
    let generation = list.generation
    for path in indexPaths {
      guard let position = RowPosition(path), let index = visibleIndex(position) else { continue }
      let cell = list.shown.cell(index)
      list.reconfigured = cell
      let answer = suppliedCell(at: path, source)
      list.reconfigured = nil
      guard let answer, generation == list.generation else { return }
      if answer === cell {
        _ = settledHeight(cell, position, list.geometry.height(of: position))
      } else {
        exchange(at: index, answer)
      }
    }
    if list.heightsMoved {
      list.needsFrames = true
      contentSizeChanged()
      setNeedsLayout()
    }
  }

  /// Replaces the cell of a row on screen.
  private func exchange(at index: Int, _ cell: UITableViewCell) {
    var rows = list.rows
    list.leaving.append(rows.remove(at: index))
    list.shown.replace(with: rows)
    list.hasHoles = true
    retireLeaving()
    // The next pass takes the new cell from its pool, as it was made for this row.
    try? recycle(cell)
    setNeedsLayout()
  }
}
