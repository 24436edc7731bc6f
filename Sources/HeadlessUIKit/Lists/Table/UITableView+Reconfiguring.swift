import ListGeometry

extension UITableView {
  /// Asks the data source to configure the cells of rows on screen again, without replacing them.
  ///
  /// Meanwhile, dequeuing a cell for the row returns the one on screen, without `prepareForReuse`
  /// (rule TV-35). If the data source returns another cell, that replaces the one on screen. Rows
  /// off screen are skipped: they are configured when they show.
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
