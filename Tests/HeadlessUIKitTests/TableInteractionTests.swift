import HeadlessUIKit
import Testing

/// A delegate whose answers to swipes, menus and focus a test chooses.
@MainActor
private final class Interactor: NSObject, UITableViewDataSource, UITableViewDelegate {
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

@MainActor
@Suite("Tables: swipes, accessories, menus, focus and pans", .serialized)
struct TableInteractionTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func action(_ title: String, _ body: @escaping @MainActor () -> Bool?)
    -> UIContextualAction
  {
    UIContextualAction(style: .normal, title: title) { _, _, completion in
      if let done = body() { completion(done) }
    }
  }

  // MARK: Swipes

  @Test(
    "a swipe shows the delegate's actions in order; one that is tapped ends the swipe when it is done"
  )
  func configuredSwipe() {
    let client = Interactor(5)
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
    let client = Interactor(5)
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
    let client = Interactor(5)
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
    let client = Interactor(5)
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
    let client = Interactor(5)
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
    UIKitProfile.current = .ios7
    defer { UIKitProfile.current = .ios15 }
    let client = Interactor(5)
    let table = client.table()
    client.trailing = UISwipeActionsConfiguration(actions: [action("Flag") { true }])
    #expect(table.swipeRow(at: path(0)))
    #expect(table.swipeActionTitles == ["Delete"])
    #expect(client.calls == ["older", "begin 0"])
  }

  // MARK: Accessories

  @Test(
    "the information button is told of where it shows: by accessory type, and by the other one while editing"
  )
  func accessories() {
    let client = Interactor(3)
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
    let client = Interactor(5)
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
    let client = Interactor(5)
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
    let client = Interactor(5)
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
    let client = Interactor(5)
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
    let client = Interactor(3)
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
