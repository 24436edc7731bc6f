import HeadlessUIKit

/// A delegate whose answers to swipes, menus and focus a test chooses.
@MainActor
final class TableInteractor: NSObject, UITableViewDataSource, UITableViewDelegate {
  var count: Int
  var calls: [String] = []
  var trailing: UISwipeActionsConfiguration?
  var older: [UITableViewRowAction]?
  var editable = true
  var style = UITableViewCell.EditingStyle.delete
  var menu: UIContextMenuConfiguration?
  var accessory = UITableViewCell.AccessoryType.detailButton
  var followsFocus = false
  var beginsEditing = false

  init(_ count: Int) { self.count = count }

  func table() -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
    table.layoutIfNeeded()
    calls = []
    return table
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.accessoryType = accessory
    return cell
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { editable }

  /// Leaves editing, which the documentation forbids here.
  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { tableView.setEditing(false, animated: false) }

  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { style }

  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    calls.append("trailing")
    return trailing
  }

  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  {
    calls.append("older")
    return older
  }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    calls.append("begin \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    calls.append("end \(indexPath.map { String($0.row) } ?? "nil")")
  }

  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    calls.append("accessory \(indexPath.row)")
  }

  func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    calls.append("menu \(indexPath.row) at \(Int(point.y))")
    return menu
  }

  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    animator?.addAnimations { self.calls.append("menu ends") }
    animator?.addCompletion { self.calls.append("menu ended") }
  }

  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    indexPath.row != 0
  }

  func tableView(
    _ tableView: UITableView,
    didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    let rows = [context.previouslyFocusedIndexPath, context.nextFocusedIndexPath]
    calls.append("focus \(rows.map { $0.map { String($0.row) } ?? "nil" })")
  }

  func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath)
    -> Bool
  { followsFocus }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("select \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    calls.append("primary \(indexPath.row)")
  }

  func tableView(
    _ tableView: UITableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { true }

  func tableView(
    _ tableView: UITableView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    calls.append("pan \(indexPath.row)")
    if beginsEditing { tableView.setEditing(true, animated: true) }
  }

  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    calls.append("pan ends")
  }
}
