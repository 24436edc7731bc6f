import ListGeometry

extension UITableView {
  /// Has the data source fill the cells of rows on screen again, without exchanging them.
  ///
  /// While it is asked, dequeuing for the row's path gives the cell that shows it, and `prepareForReuse` is not sent
  /// (rule TV-35). A data source that answers another cell replaces the one on screen. Rows that are not on
  /// screen need nothing: they are asked when they show.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
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

  /// Shows another cell for a row on screen.
  private func exchange(at index: Int, _ cell: UITableViewCell) {
    var rows = list.rows
    list.leaving.append(rows.remove(at: index))
    list.shown.replace(with: rows)
    list.hasHoles = true
    retireLeaving()
    // The cell was made for this row; it goes to its pool, from which the next pass takes it.
    try? recycle(cell)
    setNeedsLayout()
  }
}
