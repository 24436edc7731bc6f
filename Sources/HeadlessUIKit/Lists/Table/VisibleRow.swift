import ListGeometry

/// A row on screen, with its cell.
struct VisibleRow {
  var position: RowPosition
  let cell: UITableViewCell
}
