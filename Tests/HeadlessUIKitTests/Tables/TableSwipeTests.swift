import HeadlessUIKit
import Testing

@MainActor
@Suite("Tables: swipes", .serialized)
struct TableSwipeTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func action(_ title: String, _ body: @escaping @MainActor () -> Bool?)
    -> UIContextualAction
  {
    UIContextualAction(style: .normal, title: title) { _, _, completion in
      if let done = body() { completion(done) }
    }
  }

  @Test(
    "a swipe shows the delegate's actions in order; one that is tapped ends the swipe when it is done"
  )
  func configuredSwipe() {
    let client = TableInteractor(5)
    let table = client.table()
    var done: [String] = []
    client.trailing = UISwipeActionsConfiguration(actions: [
      action("Flag") {
        done.append("Flag")
        return true
      },
      action("Later") {
        done.append("Later")
        return nil
      },
    ])
    #expect(table.swipeRow(at: path(1)))
    #expect(table.swipeActionTitles == ["Flag", "Later"])
    #expect(table.indexPathForSwipedRow == path(1))
    #expect(table.cellForRow(at: path(1))?.showingDeleteConfirmation == true)
    #expect(client.calls == ["trailing", "begin 1"])
    #expect(table.performSwipeAction(at: 1))
    #expect(table.indexPathForSwipedRow == path(1), "nobody called the completion")
    #expect(table.performSwipeAction(at: 0))
    #expect(done == ["Later", "Flag"])
    #expect(table.indexPathForSwipedRow == nil)
    #expect(table.cellForRow(at: path(1))?.showingDeleteConfirmation == false)
    #expect(client.calls == ["trailing", "begin 1", "end 1"])
    #expect(!table.performSwipeAction(at: 0))
  }

  @Test(
    "a configuration without actions shows nothing; without a configuration older actions show, then Delete"
  )
  func order() {
    let client = TableInteractor(5)
    let table = client.table()
    client.trailing = UISwipeActionsConfiguration(actions: [])
    #expect(!table.swipeRow(at: path(0)))
    client.trailing = nil
    var row: Int?
    client.older = [UITableViewRowAction(style: .normal, title: "Old") { row = $1.row }]
    #expect(table.swipeRow(at: path(2)))
    #expect(table.swipeActionTitles == ["Old"])
    table.performSwipeAction(at: 0)
    #expect(row == 2)
    #expect(table.indexPathForSwipedRow == path(2), "older actions stay until editing ends")
    table.setEditing(false, animated: false)
    #expect(table.indexPathForSwipedRow == nil)
    client.older = nil
    #expect(table.swipeRow(at: path(0)))
    #expect(table.swipeActionTitles == ["Delete"])
    table.cancelSwipe()
    #expect(client.calls.suffix(2) == ["begin 0", "end 0"])
  }

  @Test("rows that cannot be edited, and tables that are edited, take no swipe")
  func refusedSwipes() {
    let client = TableInteractor(5)
    let table = client.table()
    client.trailing = UISwipeActionsConfiguration(actions: [action("Flag") { true }])
    client.editable = false
    #expect(!table.swipeRow(at: path(0)))
    client.editable = true
    client.style = .none
    #expect(table.swipeRow(at: path(0)), "actions do not need a style")
    table.setEditing(true, animated: false)
    #expect(table.indexPathForSwipedRow == nil)
    #expect(!table.swipeRow(at: path(0)))
    table.setEditing(false, animated: false)
    client.trailing = nil
    #expect(!table.swipeRow(at: path(0)), "nothing to delete")
    #expect(!table.swipeRow(at: path(5)))
  }

  @Test("a full swipe performs the first action unless the configuration forbids it")
  func fullSwipe() {
    let client = TableInteractor(5)
    let table = client.table()
    var count = 0
    let configuration = UISwipeActionsConfiguration(actions: [
      action("Flag") {
        count += 1
        return true
      }
    ])
    client.trailing = configuration
    #expect(table.swipeRowFully(at: path(0)))
    #expect(count == 1)
    configuration.performsFirstActionWithFullSwipe = false
    #expect(!table.swipeRowFully(at: path(0)))
    #expect(count == 1)
    #expect(table.indexPathForSwipedRow == path(0), "the actions show, for a tap")
  }

  @Test("an action that deletes its row ends the swipe of no row")
  func deletingAction() {
    let client = TableInteractor(5)
    let table = client.table()
    client.trailing = UISwipeActionsConfiguration(actions: [
      action("Delete") { [weak table] in
        client.count -= 1
        table?.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
        return true
      }
    ])
    table.swipeRow(at: path(1))
    table.performSwipeAction(at: 0)
    #expect(client.calls == ["trailing", "begin 1", "end nil"])
    #expect(table.numberOfRows(inSection: 0) == 4)
  }

  @Test("before iOS 11 no configuration is asked for")
  func olderProfile() {
    let state = EngineState()
    defer { state.restore() }
    UIKitProfile.current = .ios7
    let client = TableInteractor(5)
    let table = client.table()
    client.trailing = UISwipeActionsConfiguration(actions: [action("Flag") { true }])
    #expect(table.swipeRow(at: path(0)))
    #expect(table.swipeActionTitles == ["Delete"])
    #expect(client.calls == ["older", "begin 0"])
  }
}
