import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Tables: updates")
struct TableUpdateTests {
  private let frame = CGRect(x: 0, y: 0, width: 320, height: 200)

  private func path(_ section: Int, _ row: Int) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  private func fixture(_ rows: Int) -> (TableFixture, UITableView) {
    let fixture = TableFixture(rows: rows)
    fixture.headerHeight = 0
    let table = fixture.table(frame)
    _ = fixture.takeCalls()
    return (fixture, table)
  }

  @Test(
    "T-4, TV-95: an insertion counts, asks one height and one cell; shifted cells stay the same"
  )
  func insertion() {
    let (fixture, table) = fixture(20)
    let cells = table.visibleCells
    fixture.sections[0].insert("new", at: 0)
    table.insertRows(at: [path(0, 0)], with: .automatic)
    #expect(
      fixture.takeCalls() == [
        "sections", "rows 0", "height 0.0", "end 0.5", "cell 0.0", "display 0.0",
      ]
    )
    #expect(isSame(Array(table.visibleCells.dropFirst()), Array(cells.dropLast())))
    #expect(table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132, 176])
    #expect(table.visibleCells.map(\.listPosition?.item) == [0, 1, 2, 3, 4])
    #expect(table.contentSize.height == 924)
  }

  @Test("TV-71, TV-73: deletions end displaying with the old path")
  func deletion() {
    let (fixture, table) = fixture(20)
    let kept = table.cellForRow(at: path(0, 3))
    fixture.sections[0].removeSubrange(1...2)
    table.deleteRows(at: [path(0, 2), path(0, 1)], with: .fade)
    let calls = fixture.takeCalls()
    #expect(calls.prefix(4) == ["sections", "rows 0", "end 0.1", "end 0.2"])
    #expect(calls.filter { $0.hasPrefix("cell") } == ["cell 0.3", "cell 0.4"])
    #expect(table.cellForRow(at: path(0, 1)) === kept)
  }

  @Test("T-5: deleting a section takes its cells and header with their old numbers")
  func sectionDeletion() {
    let fixture = TableFixture([["a", "b"], ["c"]])
    let table = fixture.table(frame)
    let kept = table.cellForRow(at: path(1, 0))
    _ = fixture.takeCalls()
    fixture.sections.removeFirst()
    table.deleteSections(IndexSet(integer: 0), with: .none)
    let calls = fixture.takeCalls()
    #expect(calls == ["sections", "rows 0", "end 0.0", "end 0.1", "endHeader 0"])
    #expect(table.cellForRow(at: path(0, 0)) === kept)
    #expect(kept?.frame.minY == 28)
    #expect(table.headerView(forSection: 0)?.frame.minY == 0)
    #expect(table.headerView(forSection: 1) == nil)
  }

  @Test("TV-91b, TV-91c: in nested batches old and new numbers hold, whatever the order of calls")
  func batch() {
    let (fixture, table) = fixture(4)
    fixture.sections[0] = ["row 0", "x", "row 2", "row 3", "y"]
    table.beginUpdates()
    table.insertRows(at: [path(0, 4)], with: .none)
    table.beginUpdates()
    table.insertRows(at: [path(0, 1)], with: .none)
    table.deleteRows(at: [path(0, 1)], with: .none)
    table.endUpdates()
    #expect(fixture.calls.isEmpty)
    table.endUpdates()
    #expect(
      table.visibleCells.map { $0.textLabel?.text } == ["row 0", "x", "row 2", "row 3", "y"]
    )
  }

  @Test("TV-99: a moved row keeps its cell, height and selection")
  func move() {
    let (fixture, table) = fixture(5)
    fixture.heights = { $0.row == 0 ? 30 : 44 }
    table.reloadData()
    table.layoutIfNeeded()
    table.selectRow(at: path(0, 0), animated: false, scrollPosition: .none)
    let cell = table.cellForRow(at: path(0, 0))
    _ = fixture.takeCalls()
    fixture.sections[0].append(fixture.sections[0].removeFirst())
    table.moveRow(at: path(0, 0), to: path(0, 4))
    #expect(fixture.takeCalls() == ["sections", "rows 0"])
    #expect(table.cellForRow(at: path(0, 4)) === cell)
    #expect(cell?.frame == CGRect(x: 0, y: 176, width: 320, height: 30))
    #expect(table.indexPathForSelectedRow == path(0, 4))
    let order = table.subviews.compactMap { ($0 as? UITableViewCell)?.listPosition?.item }
    #expect(order == [0, 1, 2, 3, 4])
  }

  @Test("reloading makes a new cell and asks the height again")
  func reload() {
    let (fixture, table) = fixture(3)
    fixture.sections[0][1] = "changed"
    fixture.heights = { $0.row == 1 ? 60 : 44 }
    table.reloadRows(at: [path(0, 1)], with: .none)
    #expect(
      fixture.takeCalls() == [
        "sections", "rows 0", "height 0.1", "end 0.1", "cell 0.1", "display 0.1",
      ]
    )
    #expect(table.visibleCells.map(\.frame.minY) == [0, 44, 104])
    fixture.sections[0] = ["p", "q"]
    table.reloadSections(IndexSet(integer: 0), with: .none)
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["p", "q"])
  }

  @Test("an empty batch asks heights anew and keeps the cells")
  func emptyBatch() {
    let (fixture, table) = fixture(3)
    let cells = table.visibleCells
    fixture.heights = { _ in 50 }
    table.beginUpdates()
    table.endUpdates()
    #expect(table.visibleCells.map(\.frame.minY) == [0, 50, 100])
    #expect(isSame(table.visibleCells, cells))
    #expect(!fixture.takeCalls().contains { $0.hasPrefix("cell") })
  }

  @Test("T-8: the completion of a batch runs after its animation's time")
  func completion() {
    let (fixture, table) = fixture(3)
    MainLoop.shared.reset()
    var isDone = false
    table.performBatchUpdates({
      fixture.sections[0].removeLast()
      table.deleteRows(at: [path(0, 2)], with: .none)
    }) { isDone = $0 }
    #expect(!isDone)
    MainLoop.shared.advance(by: 1)
    #expect(isDone)
    MainLoop.shared.reset()
  }

  @Test("TV-92: wrong numbers of rows and sections raise in UIKit's words")
  func wrongCounts() {
    let state = EngineState()
    defer { state.restore() }
    UIKitProfile.current = .ios11
    let (fixture, table) = fixture(3)
    #expect(
      raisedReason { table.insertRows(at: [path(0, 0)], with: .none) }
        == "NSInternalInconsistencyException: Invalid update: invalid number of rows in section 0.  "
        + "The number of rows contained in an existing section after the update (3) must be equal to "
        + "the number of rows contained in that section before the update (3), plus or minus the "
        + "number of rows inserted or deleted from that section (1 inserted, 0 deleted) and plus or "
        + "minus the number of rows moved into or out of that section (0 moved in, 0 moved out)."
    )
    fixture.sections.append(["z"])
    #expect(
      raisedReason { table.deleteSections(IndexSet(integer: 0), with: .none) }
        == "NSInternalInconsistencyException: Invalid update: invalid number of sections.  The "
        + "number of sections contained in the table view after the update (2) must be equal to the "
        + "number of sections contained in the table view before the update (1), plus or minus the "
        + "number of sections inserted or deleted (0 inserted, 1 deleted)."
    )
    #expect(table.numberOfRows(inSection: 0) == 3)
  }

  @Test("TV-93, TV-94, TV-99: impossible operations raise in UIKit's words")
  func impossible() {
    func reason(_ body: (TableFixture, UITableView) -> Void) -> String {
      let fixture = TableFixture([["a", "b", "c"], ["d"]])
      let table = fixture.table(frame)
      let text = raisedReason { body(fixture, table) } ?? "nothing"
      return text.replacing("NSInternalInconsistencyException: ", with: "")
    }
    #expect(
      reason { $1.deleteRows(at: [path(0, 7)], with: .none) }
        == "attempt to delete row 7 from section 0 which only contains 3 rows before the update"
    )
    #expect(
      reason { $1.insertRows(at: [path(0, 7)], with: .none) }
        == "attempt to insert row 7 into section 0, but there are only 3 rows in section 0 after "
        + "the update"
    )
    #expect(
      reason { $1.deleteSections(IndexSet(integer: 5), with: .none) }
        == "attempt to delete section 5, but there are only 2 sections before the update"
    )
    #expect(
      reason { _, table in
        table.performBatchUpdates({
          table.reloadRows(at: [path(0, 0)], with: .none)
          table.moveRow(at: path(0, 0), to: path(0, 1))
        })
      }.hasPrefix("attempt to perform a delete and a move from the same index path (")
    )
    #expect(
      reason { _, table in
        table.performBatchUpdates({
          table.deleteSections(IndexSet(integer: 0), with: .none)
          table.moveRow(at: path(0, 0), to: path(0, 1))
        })
      }.hasPrefix("cannot move a row from a deleted section")
    )
    #expect(
      reason { fixture, table in
        fixture.sections.swapAt(0, 1)
        table.performBatchUpdates({
          table.moveSection(0, toSection: 1)
          table.reloadRows(at: [path(0, 0)], with: .none)
        })
      }.hasPrefix("Invalid update: invalid number of rows in section 1.")
    )
    #expect(
      reason { _, table in
        table.performBatchUpdates({
          table.moveRow(at: path(0, 0), to: path(0, 1))
          table.moveRow(at: path(0, 2), to: path(0, 1))
        })
      }.hasPrefix("attempt to perform an insert and a move to the same index path")
    )
  }

  @Test("TV-94a: a reloaded row's place comes from deletions and insertions, not from moves")
  func reloadAmongMoves() {
    func reason(_ body: @escaping (UITableView) -> Void) -> String? {
      let fixture = TableFixture([["a", "b", "c", "d"], ["e", "f", "g", "h"]])
      let table = fixture.table(frame)
      return raisedReason { table.performBatchUpdates({ body(table) }) }
    }
    let collision = "NSInternalInconsistencyException: Attempt to create two animations for cell"
    #expect(
      reason {
        $0.moveRow(at: path(0, 2), to: path(0, 0))
        $0.reloadRows(at: [path(0, 0)], with: .none)
      } == collision
    )
    #expect(
      reason {
        $0.reloadRows(at: [path(0, 1)], with: .none)
        $0.moveRow(at: path(0, 0), to: path(0, 1))
      } == collision
    )
    #expect(
      reason {
        $0.reloadRows(at: [path(0, 2), path(0, 3)], with: .none)
        $0.moveRow(at: path(0, 0), to: path(0, 1))
      } == nil
    )
    let counts = reason {
      $0.reloadRows(at: [path(1, 0)], with: .none)
      $0.moveSection(1, toSection: 0)
    }
    #expect(counts?.contains("invalid number of rows in section 0.") == true)
    #expect(counts?.contains("(0 inserted, 1 deleted)") == true)
    let (fixture, table) = fixture(3)
    fixture.sections.append(["z"])
    let arrival = raisedReason {
      table.performBatchUpdates({
        table.insertSections([1], with: .none)
        table.moveRow(at: path(0, 0), to: path(1, 0))
      })
    }
    #expect(
      arrival
        == "NSInternalInconsistencyException: cannot move a row into a newly inserted section (1)"
    )
  }

  @Test("TV-92a: the message of counts by release", arguments: UIKitProfile.allCases)
  func wrongCountsByRelease(profile: UIKitProfile) {
    let state = EngineState()
    defer { state.restore() }
    UIKitProfile.current = profile
    func reason(_ rows: [Int], left: Int = 3) -> String {
      let fixture = TableFixture(rows: 3)
      fixture.headerHeight = 0
      let table = fixture.table(frame)
      fixture.sections[0].removeLast(3 - left)
      let text = raisedReason {
        table.deleteRows(at: rows.map { path(0, $0) }, with: .none)
      }
      return text ?? "nothing"
    }
    let equation = "NSInternalInconsistencyException: Invalid update: invalid number of rows"
    #expect(reason([1]).hasPrefix(equation))
    #expect(reason([1]).contains(" Table view: <UITableView: 0x") == (profile >= .ios15))
    #expect(reason([0, 1]).hasPrefix(equation))
    let several = reason([0, 1], left: 0)
    guard profile >= .ios16 else {
      #expect(several.hasPrefix(equation))
      return
    }
    let link = profile == .ios16 ? "and/or" : "and"
    #expect(
      several.hasPrefix(
        "NSInternalInconsistencyException: Invalid batch updates detected: the number of sections and/or rows returned"
          + " by the data source before \(link) after performing the batch updates are inconsistent with the updates.\n"
          + "Data source before updates = { 1 section with row counts: [3] }\n"
          + "Data source after updates = { 1 section with row counts: [0] }\n"
          + "Updates = [\n\tDelete row (0 - 1),\n\tDelete row (0 - 0)\n]\nTable view: <UITableView: 0x"
      )
    )
  }

  @Test("TV-92: a reload counts as a deletion and an insertion")
  func countedReload() {
    let (fixture, table) = fixture(3)
    fixture.sections[0].removeLast()
    let reason = raisedReason { table.reloadRows(at: [path(0, 0)], with: .none) }
    #expect(reason?.contains("after the update (2) must be equal") == true)
    #expect(reason?.contains("(1 inserted, 1 deleted)") == true)
  }

  @Test("TV-3: an update without a data source raises")
  func noSource() {
    let table = UITableView(frame: frame, style: .plain)
    #expect(
      raisedReason { table.insertRows(at: [path(0, 0)], with: .none) }
        == "NSInternalInconsistencyException: UITableView dataSource is not set"
    )
  }

  @Test("a deletion at the end brings the offset back")
  func clamps() {
    let (fixture, table) = fixture(20)
    table.show(680)
    fixture.sections[0].removeLast(10)
    table.deleteRows(at: (10..<20).map { path(0, $0) }, with: .none)
    #expect(table.contentOffset.y == 240)
    #expect(table.shownRows == [5, 6, 7, 8, 9])
  }
}
