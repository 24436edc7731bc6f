import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Tables: editing, moving and the index")
struct TableEditingTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  private func table(_ editor: Editor) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = editor
    table.delegate = editor
    table.layoutIfNeeded()
    editor.calls = []
    return table
  }

  @Test(
    "TV-90a, TV-90b, T-10: entering editing asks each visible row; refused rows stay as they are"
  )
  func entering() {
    let editor = Editor(["a", "b", "c"])
    let table = table(editor)
    editor.refused = ["b"]
    editor.styles = ["c": .insert]
    table.setEditing(true, animated: false)
    #expect(editor.calls == ["canEdit a", "style a", "canEdit b", "canEdit c", "style c"])
    #expect(table.visibleCells.map(\.isEditing) == [true, false, true])
    #expect(table.visibleCells.map(\.editingStyle) == [.delete, .none, .insert])
    table.setEditing(false, animated: false)
    #expect(table.visibleCells.allSatisfy { !$0.isEditing })
  }

  @Test(
    "TV-90c, TV-90f, T-10: minus asks for confirmation, its button commits; plus commits at once"
  )
  func controls() {
    let editor = Editor(["a", "b", "c"])
    let table = table(editor)
    editor.styles = ["c": .insert]
    #expect(!table.tapEditControl(at: path(0)))
    table.setEditing(true, animated: false)
    editor.calls = []
    #expect(table.tapEditControl(at: path(0)))
    #expect(table.indexPathForDeleteConfirmation == path(0))
    #expect(table.titleForDeleteConfirmation == "Delete")
    #expect(!editor.calls.contains { $0.hasPrefix("commit") })
    #expect(table.confirmDeletion())
    #expect(editor.calls.last == "commit delete a")
    #expect(table.numberOfRows(inSection: 0) == 3)
    #expect(table.tapEditControl(at: path(2)))
    #expect(editor.calls.last == "commit insert c")
    #expect(!table.confirmDeletion())
  }

  @Test("TV-90d: a swipe tells beginning and end around the commit, which deletes the row")
  func swipe() {
    let editor = Editor(["a", "b", "c"])
    let table = table(editor)
    editor.onCommit = { [weak editor, weak table] path in
      editor?.rows.remove(at: path.row)
      table?.deleteRows(at: [path], with: .automatic)
    }
    #expect(table.swipeToDelete(at: path(1)))
    #expect(table.confirmDeletion())
    #expect(
      editor.calls.filter { !$0.hasPrefix("canEdit") && !$0.hasPrefix("style") }
        == ["begin 1", "commit delete b", "end 1"]
    )
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["a", "c"])
    let plain = PlainRows(3)
    let second = plain.table()
    second.swipeToDelete(at: path(0))
    #expect(!second.confirmDeletion())
    #expect(!second.swipeToDelete(at: path(0)))
  }

  @Test(
    "TV-90g, TV-90h, T-11: dragging asks the target of each place and moves the table's own cell"
  )
  func dragging() {
    let editor = Editor(["a", "b", "c", "d"])
    let table = table(editor)
    #expect(!table.showsReorderControl(at: path(0)))
    table.setEditing(true, animated: false)
    editor.fixed = "d"
    #expect(table.showsReorderControl(at: path(0)))
    #expect(!table.showsReorderControl(at: path(3)))
    let cell = table.cellForRow(at: path(0))
    editor.calls = []
    editor.limit = 2
    #expect(table.dragRow(at: path(0), over: [path(1), path(2), path(3)]))
    #expect(
      editor.calls.filter { !$0.hasPrefix("canMove") }
        == ["target 0 1", "target 0 2", "target 0 3", "move 0 2"]
    )
    #expect(table.cellForRow(at: path(2)) === cell)
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["b", "c", "a", "d"])
    #expect(cell?.frame.minY == 88)
    editor.calls = []
    #expect(table.dragRow(at: path(1), over: [path(0), path(1)]))
    #expect(!editor.calls.contains { $0.hasPrefix("move") })
  }

  @Test("TV-84 to TV-88: the index shows in plain tables with enough rows, and scrolls to sections")
  func index() {
    let editor = Editor((0..<40).map(String.init))
    editor.titles = [UITableView.indexSearch, "A"]
    let table = table(editor)
    #expect(table.sectionIndexTitles == ["{search}", "A"])
    table.sectionIndexMinimumDisplayRowCount = 41
    #expect(table.sectionIndexTitles == nil)
    table.sectionIndexMinimumDisplayRowCount = 0
    table.show(300)
    #expect(table.tapIndexTitle(at: 0))
    #expect(table.contentOffset.y == 300)
    #expect(table.tapIndexTitle(at: 1))
    #expect(table.contentOffset.y == 0)
    #expect(!table.tapIndexTitle(at: 2))
    editor.titles = ["B"]
    #expect(table.sectionIndexTitles == ["{search}", "A"])
    table.reloadSectionIndexTitles()
    #expect(table.sectionIndexTitles == ["B"])
  }
}

@MainActor
private final class Editor: NSObject, UITableViewDataSource, UITableViewDelegate {
  var rows: [String]
  var calls: [String] = []
  var refused: Set<String> = []
  var styles: [String: UITableViewCell.EditingStyle] = [:]
  var onCommit: ((IndexPath) -> Void)?
  var fixed = ""
  var limit = Int.max
  var titles: [String]?

  init(_ rows: [String]) { self.rows = rows }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = rows[indexPath.row]
    cell.showsReorderControl = true
    return cell
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    calls.append("canEdit \(rows[indexPath.row])")
    return !refused.contains(rows[indexPath.row])
  }

  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    calls.append("style \(rows[indexPath.row])")
    return styles[rows[indexPath.row]] ?? .delete
  }

  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    calls.append("commit \(editingStyle) \(rows[indexPath.row])")
    onCommit?(indexPath)
  }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    calls.append("begin \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    calls.append("end \(indexPath?.row ?? -1)")
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    calls.append("canMove \(indexPath.row)")
    return rows[indexPath.row] != fixed
  }

  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    calls.append("move \(sourceIndexPath.row) \(destinationIndexPath.row)")
    rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }

  func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    calls.append("target \(sourceIndexPath.row) \(proposedDestinationIndexPath.row)")
    return IndexPath(row: min(proposedDestinationIndexPath.row, limit), section: 0)
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }

  func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int { title == UITableView.indexSearch ? NSNotFound : index - 1 }
}
