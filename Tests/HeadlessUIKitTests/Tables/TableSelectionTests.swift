import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Tables: selection")
struct TableSelectionTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func table(_ delegate: Chooser) -> UITableView {
    let table = delegate.rows.table()
    table.delegate = delegate
    table.layoutIfNeeded()
    return table
  }

  @Test("TV-89, TV-89b: the order of callbacks when another row is selected")
  func order() {
    let delegate = Chooser()
    let table = table(delegate)
    table.tapRow(at: path(0))
    delegate.calls = []
    table.tapRow(at: path(2))
    #expect(
      delegate.calls == [
        "should 2", "highlight 2", "unhighlight 2", "willSelect 2", "willDeselect 0",
        "didDeselect 0", "didSelect 2",
      ]
    )
    #expect(table.indexPathForSelectedRow == path(2))
    #expect(table.cellForRow(at: path(2))?.isSelected == true)
    #expect(table.cellForRow(at: path(0))?.isSelected == false)
  }

  @Test("TV-89a, TV-89b: willSelect may redirect or refuse; shouldHighlight stops all")
  func redirects() {
    let delegate = Chooser()
    let table = table(delegate)
    delegate.answer = { $0.row == 1 ? self.path(3) : nil }
    table.tapRow(at: path(1))
    #expect(table.indexPathForSelectedRow == path(3))
    table.tapRow(at: path(2))
    #expect(table.indexPathForSelectedRow == path(3))
    delegate.answer = { $0 }
    delegate.refused = 4
    delegate.calls = []
    table.tapRow(at: path(4))
    #expect(delegate.calls == ["should 4"])
  }

  @Test(
    "TV-89c, TV-89d: programmatic selection tells nobody, survives scrolling, ends with a reload"
  )
  func programmatic() {
    let delegate = Chooser()
    let table = table(delegate)
    table.selectRow(at: path(15), animated: false, scrollPosition: .top)
    table.layoutIfNeeded()
    #expect(delegate.calls.isEmpty)
    #expect(table.contentOffset.y == 660)
    #expect(table.cellForRow(at: path(15))?.isSelected == true)
    table.show(0)
    #expect(table.visibleCells.allSatisfy { !$0.isSelected })
    table.show(660)
    #expect(table.cellForRow(at: path(15))?.isSelected == true)
    table.reloadData()
    #expect(table.indexPathsForSelectedRows == nil)
  }

  @Test("TV-89d: several selections, and none at all")
  func several() {
    let delegate = Chooser()
    let table = table(delegate)
    table.allowsMultipleSelection = true
    table.tapRow(at: path(1))
    table.tapRow(at: path(3))
    #expect(table.indexPathsForSelectedRows == [path(1), path(3)])
    table.tapRow(at: path(1))
    #expect(table.indexPathsForSelectedRows == [path(3)])
    table.setEditing(true, animated: false)
    table.tapRow(at: path(2))
    #expect(table.indexPathsForSelectedRows == [path(3)])
  }
}

@MainActor
private final class Chooser: NSObject, UITableViewDelegate {
  let rows = PlainRows(20)
  var calls: [String] = []
  var answer: (IndexPath) -> IndexPath? = { $0 }
  var refused = -1

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    calls.append("should \(indexPath.row)")
    return indexPath.row != refused
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    calls.append("highlight \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    calls.append("unhighlight \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    calls.append("willSelect \(indexPath.row)")
    return answer(indexPath)
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    calls.append("willDeselect \(indexPath.row)")
    return indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("didSelect \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    calls.append("didDeselect \(indexPath.row)")
  }
}
