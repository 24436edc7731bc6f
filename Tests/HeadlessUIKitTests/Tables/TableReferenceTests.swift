import HeadlessUIKit
import Testing

@MainActor
@Suite("Tables: every method of Apple's references")
struct TableReferenceTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test("every method of both references is called by what a user does to a table")
  func everyMethod() {
    let state = EngineState()
    defer { state.restore() }
    // Primary actions came with iOS 16.
    UIKitProfile.current = .ios16
    let controller = CompleteController(style: .plain)
    guard let table = controller.tableView else { return }
    table.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.allowsMultipleSelectionDuringEditing = true
    table.isSpringLoaded = true
    table.layoutIfNeeded()
    drive(table)
    let named = TableReference.dataSource.union(TableReference.delegate)
    #expect(TableReference.dataSource.count == 11)
    #expect(TableReference.delegate.count == 52)
    #expect(named.subtracting(controller.called).sorted() == [])
    #expect(controller.called.subtracting(named).sorted() == [])
    #expect(controller.performed == ["Flag"])
  }

  @Test(
    "without optional methods nothing a user does raises, and every interaction has its default"
  )
  func nothingImplemented() {
    let rows = PlainRows(5)
    let table = rows.table()
    #expect(!table.tapAccessory(at: path(0)))
    #expect(!table.swipeRow(at: path(0), edge: .leading))
    #expect(table.swipeRow(at: path(0)))
    #expect(table.swipeActionTitles == ["Delete"])
    table.cancelSwipe()
    #expect(table.showMenu(at: path(0)).isEmpty)
    #expect(!table.performMenuAction("copy:", at: path(0)))
    #expect(!table.showContextMenu(at: path(0)))
    #expect(table.focusPreferredRow())
    #expect(table.focusedIndexPath == path(0))
    #expect(table.indexPathForSelectedRow == nil)
    #expect(!table.springLoadRow(at: path(0)))
    #expect(!table.panToSelectRows(from: path(0), to: path(1)))
    #expect(table.tapRow(at: path(2)))
    #expect(table.indexPathForSelectedRow == path(2))
  }

  /// Does everything that a user can do to a table.
  private func drive(_ table: UITableView) {
    table.tapRow(at: path(0))
    table.tapRow(at: path(1))
    table.tapAccessory(at: path(0))
    touchEdges(table)
    table.performMenuAction("copy:", at: path(0))
    table.showContextMenu(at: path(0))
    table.tapContextMenuPreview()
    table.focusPreferredRow()
    table.springLoadRow(at: path(0))
    table.panToSelectRows(from: path(0), to: path(1))
    table.tapIndexTitle(at: 1)
    table.contentOffset = CGPoint(x: 0, y: 190)
    table.layoutIfNeeded()
    table.contentOffset = .zero
    table.layoutIfNeeded()
    table.setEditing(true, animated: false)
    table.dragRow(at: path(0), over: [path(1)])
    table.setEditing(false, animated: false)
  }

  private func touchEdges(_ table: UITableView) {
    table.swipeRowFully(at: path(0), edge: .leading)
    table.swipeRow(at: path(0))
    _ = table.titleForDeleteConfirmation
    table.confirmDeletion()
  }
}
