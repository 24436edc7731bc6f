import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Tables: the content offset when sizes and insets change")
struct TableOffsetTests {
  private static let frame = CGRect(x: 0, y: 0, width: 320, height: 200)

  @Test("A taller view shows no more than the content")
  func tallerView() {
    let fixture = TableFixture(rows: 20)
    let table = fixture.table(Self.frame)
    table.contentOffset.y = table.contentSize.height - 200
    table.frame.size.height = 300
    table.layoutIfNeeded()
    #expect(table.contentOffset.y == table.contentSize.height - 300)
    #expect(table.indexPathsForVisibleRows?.last == IndexPath(row: 19, section: 0))
  }

  @Test("Lower rows bring the offset back")
  func lowerRows() {
    let fixture = TableFixture(rows: 20)
    let table = fixture.table(Self.frame)
    table.contentOffset.y = table.contentSize.height - 200
    fixture.heights = { _ in 22 }
    table.beginUpdates()
    table.endUpdates()
    #expect(table.contentOffset.y == table.contentSize.height - 200)
    table.sectionHeaderTopPadding = 30
    table.layoutIfNeeded()
    table.contentOffset.y = table.contentSize.height - 200
    table.sectionHeaderTopPadding = 0
    table.layoutIfNeeded()
    #expect(table.contentOffset.y == table.contentSize.height - 200)
  }

  @Test("TV-22: a table footer that goes brings the offset back")
  func noFooter() {
    let fixture = TableFixture(rows: 20)
    let table = fixture.table(Self.frame)
    table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 90))
    table.layoutIfNeeded()
    table.contentOffset.y = table.contentSize.height - 200
    table.tableFooterView = nil
    table.layoutIfNeeded()
    #expect(table.contentOffset.y == table.contentSize.height - 200)
  }

  @Test("TV-55: a pinned header moves with the insets")
  func insets() {
    let fixture = TableFixture(rows: 20)
    let table = fixture.table(Self.frame)
    table.contentOffset.y = 100
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.minY == 100)
    table.contentInset.top = 30
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.minY == 130)
  }
}
