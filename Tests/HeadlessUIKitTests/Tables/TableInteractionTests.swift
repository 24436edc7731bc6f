import HeadlessUIKit
import Testing

@MainActor
@Suite("Tables: accessories, menus, focus and pans", .serialized)
struct TableInteractionTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  // MARK: Accessories

  @Test(
    "the information button is told of where it shows: by accessory type, and by the other one while editing"
  )
  func accessories() {
    let client = TableInteractor(3)
    let table = client.table()
    #expect(table.tapAccessory(at: path(1)))
    #expect(client.calls == ["accessory 1"])
    client.accessory = .disclosureIndicator
    table.reloadData()
    table.layoutIfNeeded()
    #expect(!table.tapAccessory(at: path(1)))
    let cell = table.cellForRow(at: path(0))
    cell?.editingAccessoryType = .detailDisclosureButton
    #expect(!table.tapAccessory(at: path(0)))
    table.setEditing(true, animated: false)
    #expect(table.tapAccessory(at: path(0)))
    cell?.editingAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(!table.tapAccessory(at: path(0)), "a view answers its own taps")
    #expect(!table.tapAccessory(at: path(7)))
  }

  @Test("accessory views change places when editing begins and ends")
  func accessoryViews() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let usual = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    let edited = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    cell.accessoryView = usual
    cell.editingAccessoryView = edited
    cell.layoutIfNeeded()
    #expect(usual.superview === cell)
    #expect(edited.superview == nil)
    #expect(usual.frame == CGRect(x: 275, y: 12, width: 30, height: 20))
    #expect(cell.contentView.frame.width == 275)
    cell.setEditing(true, animated: false)
    cell.layoutIfNeeded()
    #expect(usual.superview == nil)
    #expect(edited.frame == CGRect(x: 255, y: 12, width: 50, height: 20))
    #expect(cell.contentView.frame.minX == 38)
    #expect(cell.contentView.frame.maxX == 255)
    cell.shouldIndentWhileEditing = false
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.minX == 0)
    cell.setEditing(false, animated: false)
    #expect(edited.superview == nil)
    #expect(usual.superview === cell)
  }

  // MARK: Menus

  @Test("a context menu shows what the configuration provides, runs its actions and goes")
  func contextMenu() {
    let client = TableInteractor(5)
    let table = client.table()
    #expect(!table.showContextMenu(at: path(0)))
    var chosen: [String] = []
    let inner = UIMenu(
      title: "More",
      children: [UIAction(title: "Copy") { chosen.append($0.title) }]
    )
    let menu = UIMenu(children: [UIAction(title: "Open") { chosen.append($0.title) }, inner])
    client.menu = UIContextMenuConfiguration(previewProvider: { UIViewController() }) { _ in menu }
    client.calls = []
    #expect(table.showContextMenu(at: path(1)))
    #expect(table.contextMenu === menu)
    #expect(table.contextMenuPreview != nil)
    #expect(client.calls == ["menu 1 at 66"])
    #expect(!table.performContextMenuAction(titled: "Close"))
    #expect(table.performContextMenuAction(titled: "Copy"))
    #expect(chosen == ["Copy"])
    #expect(table.contextMenu == nil)
    #expect(client.calls == ["menu 1 at 66", "menu ends", "menu ended"])
    #expect(!table.performContextMenuAction(titled: "Open"))
    #expect(table.showContextMenu(at: path(0), point: CGPoint(x: 5, y: 7)))
    #expect(client.calls.last == "menu 0 at 7")
    #expect(!table.tapContextMenuPreview(), "the delegate does not take taps on previews")
    #expect(table.contextMenu == nil)
  }

  // MARK: Focus and taps

  @Test("the focus goes to rows that can have it, and selects them if the delegate says so")
  func focus() {
    let client = TableInteractor(5)
    let table = client.table()
    #expect(!table.focusRow(at: path(0)))
    #expect(table.focusRow(at: path(1)))
    #expect(table.focusedIndexPath == path(1))
    client.followsFocus = true
    #expect(table.focusRow(at: path(2)))
    #expect(table.indexPathForSelectedRow == path(2))
    #expect(table.focusRow(at: nil))
    #expect(
      client.calls == [
        #"focus ["nil", "1"]"#, #"focus ["1", "2"]"#, "select 2", #"focus ["2", "nil"]"#,
      ]
    )
  }

  @Test(
    "a tap performs the row's primary action after selecting it, unless several rows can be selected or edited"
  )
  func primaryAction() {
    let state = EngineState()
    defer { state.restore() }
    UIKitProfile.current = .ios16
    let client = TableInteractor(5)
    let table = client.table()
    table.tapRow(at: path(0))
    #expect(client.calls == ["select 0", "primary 0"])
    table.allowsMultipleSelection = true
    table.tapRow(at: path(1))
    #expect(client.calls.last == "select 1")
    table.allowsMultipleSelection = false
    table.allowsSelectionDuringEditing = true
    table.setEditing(true, animated: false)
    table.tapRow(at: path(2))
    #expect(client.calls.last == "select 2")
  }

  @Test("a pan of two fingers selects rows once the delegate put the table into editing")
  func pan() {
    let client = TableInteractor(5)
    let table = client.table()
    #expect(!table.panToSelectRows(from: path(1), to: path(3)))
    table.allowsMultipleSelectionDuringEditing = true
    #expect(table.panToSelectRows(from: path(1), to: path(3)))
    #expect(client.calls == ["pan 1", "pan ends"])
    client.beginsEditing = true
    client.calls = []
    #expect(table.panToSelectRows(from: path(3), to: path(1)))
    #expect(client.calls == ["pan 3", "select 1", "select 2", "select 3", "pan ends"])
    #expect(table.indexPathsForSelectedRows == [path(1), path(2), path(3)])
  }

  // MARK: Misuse

  @Test(
    "TV-90e, TV-97: editing that changes inside a commit and a reload inside a batch are noted, not fatal"
  )
  func misuse() {
    let client = TableInteractor(3)
    let table = client.table()
    table.setEditing(true, animated: false)
    table.tapEditControl(at: path(0))
    #expect(table.confirmDeletion())
    #expect(table.misuses == [.editingChangedDuringCommit])
    #expect(!table.isEditing)
    #expect(!table.hasUncommittedUpdates)
    table.beginUpdates()
    #expect(table.hasUncommittedUpdates)
    table.reloadData()
    table.endUpdates()
    #expect(!table.hasUncommittedUpdates)
    #expect(table.misuses == [.editingChangedDuringCommit, .reloadDuringUpdates])
  }
}
