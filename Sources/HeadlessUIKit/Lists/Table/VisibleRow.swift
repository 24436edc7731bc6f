import ListGeometry

/// A row on screen.
struct VisibleRow {
  var position: RowPosition
  let cell: UITableViewCell
}
