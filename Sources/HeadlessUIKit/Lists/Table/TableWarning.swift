/// What tables log from iOS 13 on when they are used at the wrong time, in UIKit's words.
@MainActor
enum TableWarning {
  /// A layout of a table that is in no window, logged once.
  static func layoutOutsideWindow(of table: UITableView) {
    let start = "Warning once only: UITableView was told to layout its visible cells"
    guard table.window == nil, table.dataSource != nil, isDue,
      !ConsoleLog.messages.contains(where: { $0.hasPrefix(start) })
    else { return }
    ConsoleLog.write(
      start
        + " and other contents without being in the view hierarchy (the table view or one of its superviews has not"
        + " been added to a window). This may cause bugs by forcing views inside the table view to load and perform"
        + " layout without accurate information (e.g. table view bounds, trait collection, layout margins, safe area"
        + " insets, etc), and will also cause unnecessary performance overhead due to extra layout passes. Make a"
        + " symbolic breakpoint at UITableViewAlertForLayoutOutsideViewHierarchy to catch this in the debugger and see"
        + " what caused this to occur, so you can avoid this action altogether if possible, or defer it until the table"
        + " view has been added to a window. Table view: \(ConsoleDescription.table(table))"
    )
  }

  /// A question for the cells on screen while they change.
  static func visibleCells(of table: UITableView) {
    guard isDue else { return }
    ConsoleLog.write(
      "Attempted to access the table view's visibleCells while they were in the process of being updated, which is not"
        + " allowed. Make a symbolic breakpoint at UITableViewAlertForVisibleCellsAccessDuringUpdate to catch this in"
        + " the debugger and see what caused this to occur. Perhaps you are trying to ask the table view for the visible"
        + " cells from inside a table view callback about a specific row? Table view: "
        + ConsoleDescription.table(table)
    )
  }

  /// A question for the cell of a row while the cells on screen change.
  static func cellForRow(of table: UITableView) {
    guard isDue else { return }
    ConsoleLog.write(
      "Attempted to call -cellForRowAtIndexPath: on the table view while it was in the process of updating its visible"
        + " cells, which is not allowed. Make a symbolic breakpoint at"
        + " UITableViewAlertForCellForRowAtIndexPathAccessDuringUpdate to catch this in the debugger and see what caused"
        + " this to occur. Perhaps you are trying to ask the table view for a cell from inside a table view callback"
        + " about a specific row? Table view: \(ConsoleDescription.table(table))"
    )
  }

  private static var isDue: Bool { UIKitProfile.current >= .ios15 }
}
