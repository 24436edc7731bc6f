import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Refreshing a table")
struct TableRefreshTests {
  @Test("RC-1, RC-3, RC-4, RC-5: the program's refresh makes room, sends nothing, scrolls nothing")
  func programmatic() {
    let rows = PlainRows(20)
    let table = rows.table()
    let control = UIRefreshControl()
    var events = 0
    control.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
    table.refreshControl = control
    table.layoutIfNeeded()
    #expect(control.frame == CGRect(x: 0, y: -60, width: 320, height: 60))
    table.contentInset.top = 5
    control.beginRefreshing()
    control.beginRefreshing()
    #expect(table.contentInset.top == 65)
    #expect(table.contentOffset.y == 0)
    control.endRefreshing()
    control.endRefreshing()
    #expect(table.contentInset.top == 5)
    #expect(events == 0)
  }

  @Test("RC-2, RC-7, T-9, TV-96: a pull; a second later the model grows and a row comes")
  func scenario() {
    let fixture = TableFixture(rows: 2)
    fixture.headerHeight = 0
    let table = fixture.table(CGRect(x: 0, y: 0, width: 320, height: 200))
    let control = UIRefreshControl()
    table.refreshControl = control
    MainLoop.shared.reset()
    var events = 0
    control.addAction(
      UIAction { _ in
        events += 1
        MainLoop.shared.perform(after: 1) {
          fixture.sections[0].append("new")
          control.endRefreshing()
          table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
        }
      },
      for: .valueChanged
    )
    control.pull()
    control.pull()
    #expect(control.isRefreshing)
    #expect(events == 1)
    MainLoop.shared.advance(by: 2)
    #expect(!control.isRefreshing)
    #expect(table.contentInset.top == 0)
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["row 0", "row 1", "new"])
    MainLoop.shared.reset()
  }
}
