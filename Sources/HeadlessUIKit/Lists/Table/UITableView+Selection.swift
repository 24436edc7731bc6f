import Foundation
import ListGeometry

extension UITableView {
  /// Whether several rows can be selected now, editing or not.
  final var selectsSeveral: Bool {
    editing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  final func select(_ position: RowPosition, _ animated: Bool) {
    if !selectsSeveral {
      for other in list.selection where other != position { setSelected(other, false, animated) }
    }
    setSelected(position, true, animated)
  }

  final func setSelected(_ position: RowPosition, _ isSelected: Bool, _ animated: Bool) {
    let index = list.selection.firstIndex(of: position)
    if isSelected, index == nil { list.selection.append(position) }
    if !isSelected, let index { list.selection.remove(at: index) }
    if let visible = visibleIndex(position) {
      list.shown.cell(visible).setSelected(isSelected, animated: animated)
    }
  }

  /// Sets a cell's selection and highlight from its row, before it is shown (rule TV-70).
  final func applyState(_ cell: UITableViewCell, _ position: RowPosition) {
    applyEditing(cell, position, animated: false)
    let isSelected = !list.selection.isEmpty && list.selection.contains(position)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
  }
}

// MARK: Taps

extension UITableView {
  /// Taps a row: highlights it, then changes the selection (rules TV-89 to TV-89b).
  ///
  /// - Returns: Whether the row exists and could be tapped.
  @discardableResult
  public func tapRow(at indexPath: IndexPath) -> Bool {
    guard touchDownRow(at: indexPath) else { return false }
    touchUpRow(at: indexPath)
    return true
  }

  /// Touches down on a row: shouldHighlight, highlight, didHighlight (rule TV-89b).
  ///
  /// - Returns: Whether the row exists and the table takes touches; a row that refuses the highlight does nothing.
  @discardableResult
  public func touchDownRow(at indexPath: IndexPath) -> Bool {
    ensureLoaded()
    guard takesTouches, let position = RowPosition(indexPath),
      list.geometry.contains(position)
    else { return false }
    if hideActions() { return true }
    let isSelectable =
      editing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
      : allowsSelection || allowsMultipleSelection
    if isSelectable { highlight(position) }
    return true
  }

  /// Moves the touch away from the row, which ends its highlight without a tap.
  ///
  /// - Returns: Whether the row was highlighted.
  @discardableResult
  public func touchCancelRow(at indexPath: IndexPath) -> Bool {
    guard let position = RowPosition(indexPath), list.highlighted == position else { return false }
    unhighlight(position)
    return true
  }

  /// Lifts the finger from a highlighted row, which selects or deselects it (rules TV-89 to TV-89b).
  ///
  /// - Returns: Whether the row was highlighted.
  @discardableResult
  public func touchUpRow(at indexPath: IndexPath) -> Bool {
    guard let position = RowPosition(indexPath), list.highlighted == position else { return false }
    unhighlight(position)
    if UIKitException.isPending { return true }
    if selectsSeveral, list.selection.contains(position) {
      userDeselects(position)
    } else {
      userSelects(position)
      performPrimaryAction(position)
    }
    return true
  }

  /// Performs the row's primary action, which from iOS 16 on a tap does that extends no selection (rule TV-89e).
  private func performPrimaryAction(_ position: RowPosition) {
    guard UIKitProfile.current >= .ios16, !selectsSeveral, let delegate = tableDelegate else {
      return
    }
    let path = position.indexPath
    let answer = ask(.canPerformPrimary) {
      delegate.tableView(self, canPerformPrimaryActionForRowAt: path)
    }
    guard answer ?? !editing else { return }
    ask(.performPrimary) { delegate.tableView(self, performPrimaryActionForRowAt: path) }
  }

  /// Highlights a touched row, unless the delegate refuses (rule TV-89b).
  private func highlight(_ position: RowPosition) {
    let (delegate, path) = (tableDelegate, position.indexPath)
    if let delegate,
      ask(.shouldHighlight, { delegate.tableView(self, shouldHighlightRowAt: path) }) == false
    {
      return
    }
    list.highlighted = position
    if let index = visibleIndex(position) {
      list.shown.cell(index).setHighlighted(true, animated: false)
    }
    if let delegate { ask(.didHighlight) { delegate.tableView(self, didHighlightRowAt: path) } }
  }

  /// Ends the highlight of a row.
  private func unhighlight(_ position: RowPosition) {
    list.highlighted = nil
    if let index = visibleIndex(position) {
      list.shown.cell(index).setHighlighted(false, animated: false)
    }
    guard let delegate = tableDelegate else { return }
    let path = position.indexPath
    ask(.didUnhighlight) { delegate.tableView(self, didUnhighlightRowAt: path) }
  }

  /// Selects a tapped row, with callbacks in the order of rule TV-89.
  final func userSelects(_ tapped: RowPosition) {
    var position = tapped
    if let delegate = tableDelegate {
      let path = tapped.indexPath
      let answer = ask(.willSelect) { delegate.tableView(self, willSelectRowAt: path) }
      if let answer {
        guard let answer, let other = RowPosition(answer), list.geometry.contains(other) else {
          return
        }
        position = other
      }
    }
    if !selectsSeveral {
      for other in list.selection where other != position { userDeselects(other) }
    }
    setSelected(position, true, false)
    guard let delegate = tableDelegate else { return }
    ask(.didSelect) { delegate.tableView(self, didSelectRowAt: position.indexPath) }
  }

  final func userDeselects(_ selected: RowPosition) {
    var position = selected
    if let delegate = tableDelegate {
      let path = selected.indexPath
      let answer = ask(.willDeselect) { delegate.tableView(self, willDeselectRowAt: path) }
      if let answer {
        guard let answer, let other = RowPosition(answer) else { return }
        position = other
      }
    }
    setSelected(position, false, false)
    guard let delegate = tableDelegate else { return }
    ask(.didDeselect) { delegate.tableView(self, didDeselectRowAt: position.indexPath) }
  }
}
