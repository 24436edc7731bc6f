import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Tables: what is on screen, and where")
struct TableLayoutTests {
  private let frame = CGRect(x: 0, y: 0, width: 320, height: 200)

  @Test("TV-V1, TV-21, TV-26: rows that only touch the bounds are not visible")
  func vectorOne() {
    let rows = PlainRows(20)
    let table = rows.table()
    #expect(table.contentSize == CGSize(width: 320, height: 880))
    for (offset, shown) in [(0, 0...4), (30, 0...5), (44, 1...5), (20, 0...4), (680, 15...19)] {
      table.show(CGFloat(offset))
      #expect(table.shownRows == Array(shown), "at \(offset)")
    }
  }

  @Test("TV-V2, TV-55: headers stay at the top until their section pushes them off")
  func vectorTwo() throws {
    let fixture = TableFixture([[String]](repeating: ["a", "b", "c"], count: 3))
    let table = fixture.table(frame)
    let steps: [(CGFloat, CGFloat, CGFloat)] = [
      (-50, 0, 160), (0, 0, 160), (100, 100, 160), (132, 132, 160), (140, 132, 160),
    ]
    for (offset, first, second) in steps {
      table.show(offset)
      #expect(table.headerView(forSection: 0)?.frame.minY == first, "at \(offset)")
      let shown = table.headerView(forSection: 1)?.frame.minY
      if offset >= 0 { #expect(shown == second, "at \(offset)") }
    }
    table.show(160)
    #expect(table.headerView(forSection: 0) == nil)
    #expect(table.headerView(forSection: 1)?.frame.minY == 160)
    table.contentInset.top = 20
    table.show(-20)
    #expect(table.headerView(forSection: 0)?.frame.minY == 0)
    table.show(100)
    #expect(table.headerView(forSection: 0)?.frame.minY == 120)
    #expect(table.rectForHeader(inSection: 0).minY == 0)
  }

  @Test("TV-V3, TV-44: grouped, with explicit heights; the container's label keeps its frame")
  func vectorThree() throws {
    let source = HeaderContainers()
    let table = UITableView(frame: frame, style: .grouped)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.delegate = source
    table.layoutIfNeeded()
    let header = try #require(source.header)
    #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
    #expect(header.subviews[0].frame == CGRect(x: 10, y: 5, width: 80, height: 20))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 30)
    #expect(table.visibleCells.map(\.frame.minY) == [30, 74, 118])
    #expect(source.footer?.frame == CGRect(x: 0, y: 162, width: 320, height: 30))
    #expect(table.contentSize == CGSize(width: 320, height: 192))
  }

  @Test("TV-V4, TV-80: scrolling to rows")
  func vectorFour() {
    let rows = PlainRows(20)
    let table = rows.table()
    let ten = IndexPath(row: 10, section: 0)
    let steps: [(UITableView.ScrollPosition, CGFloat, CGFloat)] = [
      (.top, 0, 440), (.middle, 0, 362), (.bottom, 0, 284), (.none, 0, 284), (.none, 600, 440),
      (.none, 300, 300),
    ]
    for (position, from, to) in steps {
      table.show(from)
      table.scrollToRow(at: ten, at: position, animated: false)
      #expect(table.contentOffset.y == to, "\(position) from \(from)")
    }
    table.scrollToRow(at: IndexPath(row: 19, section: 0), at: .top, animated: false)
    #expect(table.contentOffset.y == 680)
  }

  @Test("TV-82: a row that does not exist raises NSRangeException, in the words of its release")
  func scrollBeyond() {
    func reason() -> String? {
      let rows = PlainRows(3)
      let table = rows.table()
      return raisedReason {
        table.scrollToRow(at: IndexPath(row: 7, section: 0), at: .top, animated: false)
      }
    }
    #expect(
      reason()?.hasPrefix(
        "NSRangeException: Attempted to scroll the table view to an out-of-bounds row (7) when there are only 3 rows"
          + " in section 0. Table view: <UITableView: 0x"
      ) == true
    )
    let state = EngineState()
    defer { state.restore() }
    UIKitProfile.current = .ios11
    #expect(reason()?.hasPrefix("NSRangeException: -[UITableView ") == true)
    #expect(reason()?.hasSuffix("row (7) beyond bounds (3) for section (0).") == true)
  }

  @Test("TV-25, TV-27: geometry queries at edges and beyond")
  func queries() {
    let fixture = TableFixture([["a", "b"], ["c"]])
    let table = fixture.table(frame)
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 10)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 28)) == IndexPath(row: 0, section: 0))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 71.9)) == IndexPath(row: 0, section: 0))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 500)) == nil)
    let touching = CGRect(x: 0, y: 72, width: 10, height: 44)
    #expect(table.indexPathsForRows(in: touching) == [IndexPath(row: 1, section: 0)])
    #expect(table.rectForRow(at: IndexPath(row: 9, section: 0)) == .zero)
    #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 116, width: 320, height: 72))
    #expect(table.cellForRow(at: IndexPath(row: 9, section: 0)) == nil)
    let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
    #expect(cell?.textLabel?.text == "b")
    #expect(cell.flatMap { table.indexPath(for: $0) } == IndexPath(row: 1, section: 0))
  }

  @Test("TV-24: positions are not rounded to pixels")
  func unrounded() {
    let rows = PlainRows(20)
    let table = rows.table()
    table.rowHeight = 100.12
    table.layoutIfNeeded()
    #expect(abs(table.rectForRow(at: IndexPath(row: 19, section: 0)).minY - 1902.28) < 1e-9)
    #expect(abs(table.contentSize.height - 2002.4) < 1e-9)
  }

  @Test("TV-50a: from iOS 15 on, space lies above plain headers, whoever gave their height")
  func headerTopPadding() {
    func tops(_ style: UITableView.Style, _ change: (UITableView) -> Void) -> [CGFloat] {
      let fixture = TableFixture([["a"], ["b"]])
      fixture.headerHeight = 50
      let table = fixture.table(frame, style)
      table.sectionHeaderTopPadding = UITableView.automaticDimension
      change(table)
      table.layoutIfNeeded()
      return [0, 1].map { table.rectForRow(at: IndexPath(row: 0, section: $0)).minY }
    }
    #expect(tops(.plain) { _ in } == [72, 188])
    #expect(tops(.plain) { $0.sectionHeaderTopPadding = 0 } == [50, 144])
    #expect(tops(.plain) { $0.sectionHeaderTopPadding = 5 } == [55, 154])
    #expect(tops(.grouped) { _ in }.first == 50)
    let state = EngineState()
    defer { state.restore() }
    UIKitProfile.current = .ios11
    #expect(tops(.plain) { _ in } == [50, 144])
  }

  @Test("TV-27: a reload that no layout has shown is laid out before a cell is looked up")
  func cellAfterReload() {
    let fixture = TableFixture([["a", "b"]])
    let first = IndexPath(row: 0, section: 0)
    let table = fixture.table(frame)
    fixture.sections = [["c", "d", "e"]]
    table.reloadData()
    #expect(table.cellForRow(at: first)?.textLabel?.text == "c")
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.textLabel?.text == "e")
    let calls = fixture.takeCalls()
    #expect(calls.contains("cell 0.0"))
    _ = table.cellForRow(at: first)
    table.contentOffset.y = 20
    _ = table.cellForRow(at: first)
    #expect(!fixture.takeCalls().contains { $0.hasPrefix("cell") }, "nothing is made otherwise")
  }

  @Test("a width that changes brings back an offset beyond the end, as a height does")
  func offsetAfterResize() {
    let rows = PlainRows(20)
    let table = rows.table()
    table.contentOffset.y = 700
    table.frame.size.width = 300
    table.layoutIfNeeded()
    #expect(table.contentOffset.y == 680)
  }

  @Test("TV-22: the views above and below are as wide as the table and move the rows")
  func ends() {
    let rows = PlainRows(2)
    let table = rows.table()
    let header = UIView(frame: CGRect(x: 7, y: 7, width: 10, height: 50))
    table.tableHeaderView = header
    table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    table.layoutIfNeeded()
    #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 50))
    #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 138, width: 320, height: 20))
    #expect(table.contentSize.height == 158)
    #expect(table.visibleCells.map(\.frame.minY) == [50, 94])
    table.tableHeaderView = nil
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 108)
    #expect(table.visibleCells.map(\.frame.minY) == [0, 44])
  }

  @Test("TV-7: a new width asks heights again, a new height does not")
  func sizes() {
    let fixture = TableFixture(rows: 10)
    let table = fixture.table(frame)
    _ = fixture.takeCalls()
    table.frame.size.height = 300
    table.layoutIfNeeded()
    #expect(!fixture.takeCalls().contains { $0.hasPrefix("height") || $0.hasPrefix("rows") })
    table.frame.size.width = 500
    table.layoutIfNeeded()
    let calls = fixture.takeCalls()
    #expect(calls.filter { $0.hasPrefix("height") }.count == 10)
    #expect(!calls.contains { $0.hasPrefix("cell") })
    #expect(table.visibleCells.allSatisfy { $0.frame.width == 500 })
  }

  @Test("TV-26: rows of no height have no cell, however many stand in a row")
  func emptyRows() {
    let fixture = TableFixture(rows: 100_000)
    fixture.heights = { $0.row.isMultiple(of: 50_000) ? 44 : 0 }
    let table = fixture.table(frame)
    #expect(table.shownRows == [0, 50000])
    #expect(table.contentSize.height == 116)
  }

  @Test("TV-48, TV-50: plain sections without title or view have no header")
  func noHeaders() {
    let rows = PlainRows(1)
    let table = rows.table()
    table.sectionHeaderHeight = 40
    table.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 0).height == 0)
    #expect(table.contentSize.height == 44)
  }

  @Test("the subviews of cells stand in the order of rows, below the headers")
  func subviewOrder() {
    let fixture = TableFixture(rows: 30)
    let table = fixture.table(frame)
    for offset in [100, 30, 700, 400, 410, 0] as [CGFloat] {
      table.show(offset)
      let rows = table.subviews.compactMap { ($0 as? UITableViewCell)?.listPosition?.item }
      #expect(rows == table.shownRows)
      #expect(table.subviews.last is UITableViewHeaderFooterView)
    }
  }
}

@MainActor
private final class HeaderContainers: PlainRows, UITableViewDelegate {
  var header: UIView?
  var footer: UIView?

  init() { super.init(3) }

  private func container() -> UIView {
    let view = UIView(frame: CGRect(x: 3, y: 3, width: 3, height: 3))
    view.addSubview(UILabel(frame: CGRect(x: 10, y: 5, width: 80, height: 20)))
    return view
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    header = container()
    return header
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    footer = container()
    return footer
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 30 }
}
