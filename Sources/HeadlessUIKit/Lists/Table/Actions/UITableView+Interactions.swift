import ListGeometry

/// What a user does with rows besides tapping and editing: accessories, menus, focus, hovering, pans.
extension UITableView {
  // MARK: Accessories

  /// Taps the information button of a row on screen.
  ///
  /// Accessory views handle their own taps, as in UIKit.
  ///
  /// - Returns: Whether the row shows such a button and the delegate has the method for it.
  @discardableResult
  public func tapAccessory(at indexPath: IndexPath) -> Bool {
    guard let cell = cellForRow(at: indexPath), cell.showsDetailButton,
      let delegate = tableDelegate
    else { return false }
    let told: Void? = ask(.accessoryTapped) {
      delegate.tableView(self, accessoryButtonTappedForRowWith: indexPath)
    }
    return told != nil
  }

  // MARK: The menu of editing actions

  /// The editing actions that a row's menu may offer.
  private static var menuActions: [Selector] { ["cut:", "copy:", "paste:"] }

  /// Long-presses a row and returns the editing actions of its menu; empty when none shows.
  public func showMenu(at indexPath: IndexPath) -> [Selector] {
    guard cellForRow(at: indexPath) != nil, let delegate = tableDelegate,
      ask(.showMenu, { delegate.tableView(self, shouldShowMenuForRowAt: indexPath) }) == true
    else { return [] }
    return UITableView.menuActions.filter { action in
      ask(.canPerformAction) {
        delegate.tableView(self, canPerformAction: action, forRowAt: indexPath, withSender: self)
      } == true
    }
  }

  /// Long-presses a row and chooses an action of its menu.
  ///
  /// - Returns: Whether the menu offers the action and the delegate performs it.
  @discardableResult
  public func performMenuAction(_ action: Selector, at indexPath: IndexPath) -> Bool {
    guard showMenu(at: indexPath).contains(action), let delegate = tableDelegate else {
      return false
    }
    let told: Void? = ask(.performAction) {
      delegate.tableView(self, performAction: action, forRowAt: indexPath, withSender: self)
    }
    return told != nil
  }

  // MARK: Focus

  /// The focused row; nil while the focus is elsewhere.
  public var focusedIndexPath: IndexPath? { list.focused?.indexPath }

  /// Moves the focus into the table.
  ///
  /// It goes to the row that had it last if that is remembered, else to the one that the delegate
  /// prefers, else to the first.
  ///
  /// - Returns: Whether a row has the focus.
  @discardableResult
  public func focusPreferredRow() -> Bool {
    ensureLoaded()
    if remembersLastFocusedIndexPath, let last = list.lastFocused, list.geometry.contains(last) {
      return focusRow(at: last.indexPath)
    }
    let preferred = tableDelegate.flatMap { delegate in
      ask(.preferredFocus) { delegate.indexPathForPreferredFocusedView(in: self) } ?? nil
    }
    guard let path = preferred ?? indexPathsForVisibleRows?.first else { return false }
    return focusRow(at: path)
  }

  /// Moves the focus to a row; nil takes it out of the table.
  ///
  /// - Returns: Whether the focus moved.
  @discardableResult
  public func focusRow(at indexPath: IndexPath?) -> Bool {
    ensureLoaded()
    let position = indexPath.flatMap(RowPosition.init)
    if let indexPath {
      guard let position, list.geometry.contains(position), canFocus(indexPath) else {
        return false
      }
    }
    let context = UITableViewFocusUpdateContext(self, from: focusedIndexPath, to: indexPath)
    if let delegate = tableDelegate,
      ask(.shouldUpdateFocus, { delegate.tableView(self, shouldUpdateFocusIn: context) }) == false
    {
      return false
    }
    list.focused = position
    if let position { list.lastFocused = position }
    if let delegate = tableDelegate {
      ask(.didUpdateFocus) {
        delegate.tableView(self, didUpdateFocusIn: context, with: UIFocusAnimationCoordinator())
      }
    }
    if let position { selectFocused(position) }
    return true
  }

  private func canFocus(_ path: IndexPath) -> Bool {
    let answer = tableDelegate.flatMap { delegate in
      ask(.canFocus) { delegate.tableView(self, canFocusRowAt: path) }
    }
    return answer ?? (allowsFocus && (editing ? allowsSelectionDuringEditing : allowsSelection))
  }

  private func selectFocused(_ position: RowPosition) {
    let path = position.indexPath
    let answer = tableDelegate.flatMap { delegate in
      ask(.selectionFollowsFocus) {
        delegate.tableView(self, selectionFollowsFocusForRowAt: path)
      }
    }
    if answer ?? selectionFollowsFocus { userSelects(position) }
  }

  // MARK: Hovering

  /// Hovers a drag over a row until it springs open, which selects it like a tap.
  ///
  /// - Returns: Whether the row opened.
  @discardableResult
  public func springLoadRow(at indexPath: IndexPath) -> Bool {
    guard let cell = cellForRow(at: indexPath), isSpringLoaded,
      let position = RowPosition(indexPath)
    else { return false }
    let context = SpringLoadingContext(targetView: cell)
    if let delegate = tableDelegate,
      ask(
        .springLoad,
        { delegate.tableView(self, shouldSpringLoadRowAt: indexPath, with: context) }
      ) == false
    {
      return false
    }
    userSelects(position)
    return true
  }

  // MARK: Pans of two fingers

  /// Pans over rows with two fingers, which selects all rows from the first to the last.
  ///
  /// - Returns: Whether the delegate allows the pan, and the table several selections.
  @discardableResult
  public func panToSelectRows(from first: IndexPath, to last: IndexPath) -> Bool {
    ensureLoaded()
    guard allowsMultipleSelection || allowsMultipleSelectionDuringEditing,
      let delegate = tableDelegate, let start = RowPosition(first), let end = RowPosition(last),
      list.geometry.contains(start), list.geometry.contains(end),
      ask(
        .shouldBeginMultiple,
        { delegate.tableView(self, shouldBeginMultipleSelectionInteractionAt: first) }
      ) == true
    else { return false }
    ask(.didBeginMultiple) {
      delegate.tableView(self, didBeginMultipleSelectionInteractionAt: first)
    }
    // If only editing allows several selections, the delegate has to start editing now.
    if selectsSeveral {
      for position in positions(from: min(start, end), through: max(start, end))
      where !list.selection.contains(position) { userSelects(position) }
    }
    ask(.didEndMultiple) { delegate.tableViewDidEndMultipleSelectionInteraction(self) }
    return true
  }

  /// The rows between two, both included, in order.
  private func positions(from first: RowPosition, through last: RowPosition) -> [RowPosition] {
    var found: [RowPosition] = []
    for section in first.section...last.section {
      let lower = section == first.section ? first.row : 0
      let upper = section == last.section ? last.row : list.geometry.rowCount(section) - 1
      for row in lower..<max(upper + 1, lower) {
        found.append(RowPosition(section: section, row: row))
      }
    }
    return found
  }
}
