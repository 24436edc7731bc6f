import Foundation
import ListGeometry

/// Editing rows: states, edit controls and what the user does with them (rules TV-90a to TV-90f).
extension UITableView {
  /// Sets the editing state of the cells on screen, each with its row's style.
  final func applyEditing(animated: Bool) {
    if !editing, let position = list.confirming {
      list.confirming = nil
      showConfirmation(false, position)
    }
    for row in list.rows { applyEditing(row.cell, row.position, animated: animated) }
  }

  /// Sets a cell's editing state from its row (rules TV-90a, TV-90b, TV-90g).
  final func applyEditing(_ cell: UITableViewCell, _ position: RowPosition, animated: Bool) {
    guard editing else {
      if cell.isEditing { cell.setEditing(false, animated: animated) }
      return
    }
    let style = editingStyle(of: position)
    cell.editingStyle = style ?? .none
    if style != nil { applyIndent(cell, position) }
    let isEdited = style != nil
    if cell.isEditing != isEdited { cell.setEditing(isEdited, animated: animated) }
  }

  private func applyIndent(_ cell: UITableViewCell, _ position: RowPosition) {
    guard let delegate = tableDelegate else { return }
    let path = position.indexPath
    let answer = ask(.shouldIndent) {
      delegate.tableView(self, shouldIndentWhileEditingRowAt: path)
    }
    if let answer { cell.shouldIndentWhileEditing = answer }
  }

  /// The editing style of a row; nil for a row that cannot be edited.
  final func editingStyle(of position: RowPosition) -> UITableViewCell.EditingStyle? {
    canEdit(position) ? styleOfEditable(position) : nil
  }

  /// Whether the data source allows a row to be edited.
  final func canEdit(_ position: RowPosition) -> Bool {
    guard let source = tableSource else { return true }
    let path = position.indexPath
    return ask(.canEdit) { source.tableView(self, canEditRowAt: path) } ?? true
  }

  /// The editing style that the delegate gives an editable row.
  final func styleOfEditable(_ position: RowPosition) -> UITableViewCell.EditingStyle {
    guard let delegate = tableDelegate else { return .delete }
    let path = position.indexPath
    return ask(.editingStyle) { delegate.tableView(self, editingStyleForRowAt: path) } ?? .delete
  }

  // MARK: What the user does

  /// Taps a row's edit control: it inserts at once, or asks to confirm a deletion (rule TV-90c).
  ///
  /// - Returns: Whether the row shows such a control.
  @discardableResult
  public func tapEditControl(at indexPath: IndexPath) -> Bool {
    ensureLoaded()
    guard editing, let position = RowPosition(indexPath), list.geometry.contains(position),
      let style = editingStyle(of: position), style != .none
    else { return false }
    // Another row's button hides, as with any tap outside of that row.
    if list.confirming != position { cancelDeletion() }
    if style == .insert { return commit(.insert, position) }
    list.confirming = position
    showConfirmation(true, position)
    return true
  }

  /// Swipes a row for the table's delete button, if the data source takes deletions (rule TV-90d).
  ///
  /// - Returns: Whether that button shows; the delegate's actions may show in its stead.
  @discardableResult
  public func swipeToDelete(at indexPath: IndexPath) -> Bool {
    swipeRow(at: indexPath) && list.confirming != nil
  }

  /// The row whose delete button shows; nil without one.
  public var indexPathForDeleteConfirmation: IndexPath? { list.confirming?.indexPath }

  /// The title of the delete button that shows; nil without one.
  public var titleForDeleteConfirmation: String? {
    guard let path = indexPathForDeleteConfirmation else { return nil }
    guard let delegate = tableDelegate else { return "Delete" }
    let title = ask(.deleteTitle) {
      delegate.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    }
    return (title ?? nil) ?? "Delete"
  }

  /// Taps the delete button: the data source is told, the table changes nothing (rules TV-90c, TV-90f).
  ///
  /// - Returns: Whether the button showed and the data source takes deletions.
  @discardableResult
  public func confirmDeletion() -> Bool {
    guard let position = list.confirming else { return false }
    let wasSwiped = list.isSwiped
    list.confirming = nil
    list.isSwiped = false
    showConfirmation(false, position)
    let answer = commit(.delete, position)
    if wasSwiped { finishSwipe(position) }
    return answer
  }

  /// Taps outside the row: the delete button hides.
  public func cancelDeletion() {
    guard let position = list.confirming else { return }
    let wasSwiped = list.isSwiped
    list.confirming = nil
    list.isSwiped = false
    if wasSwiped { finishSwipe(position) } else { showConfirmation(false, position) }
  }

  /// Tells the data source of an insertion or deletion; the table changes nothing itself (rule TV-90f).
  private func commit(_ style: UITableViewCell.EditingStyle, _ position: RowPosition) -> Bool {
    guard let source = tableSource else { return false }
    list.committing = position
    let answer: Void? = ask(.commit) {
      source.tableView(self, commit: style, forRowAt: position.indexPath)
    }
    list.committing = nil
    return answer != nil
  }
}
