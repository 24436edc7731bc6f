import ListGeometry

/// The actions shown by a swipe, and the row.
@MainActor
struct TableSwipe {
  /// A button of a swipe.
  enum Action {
    case contextual(UIContextualAction)
    case row(UITableViewRowAction)

    @MainActor var title: String? {
      switch self {
      case .contextual(let action): action.title
      case .row(let action): action.title
      }
    }
  }

  /// Identifies the swipe, because an action may end long after its swipe.
  let serial: Int
  /// The row; nil once it was deleted.
  var position: RowPosition?
  let edge: UITableView.SwipeEdge
  let actions: [Action]
  let performsFirst: Bool
}

extension UITableView {
  /// The edge of a row at which a swipe shows actions.
  public enum SwipeEdge: Int, Sendable {
    /// The edge where reading starts.
    case leading
    /// The edge where reading ends.
    case trailing
  }

  /// Swipes a row, which shows its actions or the table's own delete button.
  ///
  /// At the trailing edge the delegate's configuration comes first (from iOS 11 on), then its older
  /// edit actions. The table's delete button is last, for rows whose editing style is delete (rule
  /// TV-90d). A configuration without actions shows nothing. The row must be editable and the table
  /// not editing.
  ///
  /// - Returns: Whether anything shows.
  @discardableResult
  public func swipeRow(at indexPath: IndexPath, edge: SwipeEdge = .trailing) -> Bool {
    ensureLoaded()
    guard !editing, let position = RowPosition(indexPath), list.geometry.contains(position),
      canEdit(position)
    else { return false }
    endSwipe()
    if let found = configuredSwipe(position, edge) {
      guard !found.actions.isEmpty else { return false }
      list.swipe = found
      beginSwipe(position)
      return true
    }
    return edge == .trailing && showDeleteButton(position)
  }

  /// The titles of the actions that a swipe shows, the outermost first; empty without a swipe.
  public var swipeActionTitles: [String] {
    if let swipe = list.swipe { return swipe.actions.map { $0.title ?? "" } }
    return list.isSwiped ? [titleForDeleteConfirmation ?? ""] : []
  }

  /// The row whose swipe actions show; nil without a swipe.
  public var indexPathForSwipedRow: IndexPath? {
    if let swipe = list.swipe { return swipe.position?.indexPath }
    return list.isSwiped ? list.confirming?.indexPath : nil
  }

  /// Taps one of the actions that a swipe shows, by its title.
  ///
  /// - Returns: Whether there is such an action.
  @discardableResult
  public func performSwipeAction(at index: Int) -> Bool {
    guard let swipe = list.swipe else {
      return list.isSwiped && index == 0 && confirmDeletion()
    }
    guard swipe.actions.indices.contains(index), let position = swipe.position else { return false }
    perform(swipe.actions[index], position, swipe.serial)
    return true
  }

  /// Swipes a row all the way across, which performs the first action if the configuration allows it.
  ///
  /// - Returns: Whether an action was performed.
  @discardableResult
  public func swipeRowFully(at indexPath: IndexPath, edge: SwipeEdge = .trailing) -> Bool {
    guard swipeRow(at: indexPath, edge: edge) else { return false }
    if list.swipe?.performsFirst == false { return false }
    return performSwipeAction(at: 0)
  }

  /// Taps outside the row: the actions of a swipe hide.
  public func cancelSwipe() { endSwipe() }

  // MARK: Making and ending

  /// The swipe that the delegate configures; nil where it leaves the swipe to the table.
  private func configuredSwipe(_ position: RowPosition, _ edge: SwipeEdge) -> TableSwipe? {
    guard let delegate = tableDelegate else { return nil }
    let path = position.indexPath
    if UIKitProfile.current >= .ios11 {
      let configuration =
        switch edge {
        case .leading:
          ask(.leadingSwipe) {
            delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
          }
        case .trailing:
          ask(.trailingSwipe) {
            delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
          }
        }
      if let configuration = configuration ?? nil {
        let actions = configuration.actions.map(TableSwipe.Action.contextual)
        return swipe(position, edge, actions, configuration.performsFirstActionWithFullSwipe)
      }
    }
    guard edge == .trailing, UIKitProfile.current >= .ios7,
      let actions = ask(.editActions, { delegate.tableView(self, editActionsForRowAt: path) })
    else { return nil }
    return actions.map { swipe(position, edge, $0.map(TableSwipe.Action.row), true) }
  }

  private func swipe(
    _ position: RowPosition,
    _ edge: SwipeEdge,
    _ actions: [TableSwipe.Action],
    _ performsFirst: Bool
  ) -> TableSwipe {
    list.swipeSerial &+= 1
    return TableSwipe(
      serial: list.swipeSerial,
      position: position,
      edge: edge,
      actions: actions,
      performsFirst: performsFirst
    )
  }

  /// Shows the table's own delete button, if the row's style is delete and the data source takes deletions.
  ///
  /// Whether it does is known only after the first commit; until then it is assumed to.
  private func showDeleteButton(_ position: RowPosition) -> Bool {
    guard !list.methods.isMissing(TableMethod.commit.rawValue),
      styleOfEditable(position) == .delete
    else { return false }
    list.confirming = position
    list.isSwiped = true
    beginSwipe(position)
    return true
  }

  private func beginSwipe(_ position: RowPosition) {
    showConfirmation(true, position)
    guard let delegate = tableDelegate else { return }
    let path = position.indexPath
    ask(.willBeginEditing) { delegate.tableView(self, willBeginEditingRowAt: path) }
  }

  /// Hides the actions of a swipe and tells the cell and the delegate; does nothing without a swipe.
  final func endSwipe() {
    if let swipe = list.swipe {
      list.swipe = nil
      finishSwipe(swipe.position)
    } else if list.isSwiped {
      cancelDeletion()
    }
  }

  /// Hides the actions of a swipe, or the button that confirms a deletion (rule TV-90j).
  ///
  /// - Returns: Whether any showed: the touch that hides them does nothing else.
  final func hideActions() -> Bool {
    guard list.swipe != nil || list.confirming != nil else { return false }
    if list.swipe != nil { endSwipe() } else { cancelDeletion() }
    return true
  }

  final func finishSwipe(_ position: RowPosition?) {
    if let position { showConfirmation(false, position) }
    guard let delegate = tableDelegate else { return }
    let path = position?.indexPath
    ask(.didEndEditing) { delegate.tableView(self, didEndEditingRowAt: path) }
  }

  private func perform(_ action: TableSwipe.Action, _ position: RowPosition, _ serial: Int) {
    switch action {
    case .row(let action): action.handler(action, position.indexPath)
    case .contextual(let action):
      let cell = cellForRow(at: position.indexPath)
      action.handler(action, cell ?? self) { [weak self] _ in
        guard let self, self.list.swipe?.serial == serial else { return }
        self.endSwipe()
      }
    }
  }

  /// Tells the cell that its delete button or actions show or hide.
  final func showConfirmation(_ isShown: Bool, _ position: RowPosition) {
    guard let index = visibleIndex(position) else { return }
    list.shown.cell(index).setShowsDeleteConfirmation(isShown)
  }
}
