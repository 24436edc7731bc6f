import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Tables: estimated heights", .serialized)
struct TableEstimateTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  /// Rows on screen have no gaps between them, their frames are those of the geometry, and nothing visible is missing.
  private func check(_ table: UITableView, _ heights: [CGFloat], _ note: Comment? = nil) {
    let rows = table.shownRows
    for row in rows {
      let frame = table.cellForRow(at: path(row))?.frame
      #expect(frame == table.rectForRow(at: path(row)), note)
      #expect(abs((frame?.height ?? 0) - heights[row]) < 1e-9, note)
    }
    if let first = rows.first, let last = rows.last {
      #expect(rows == Array(first...last), note)
      #expect(table.rectForRow(at: path(first)).minY <= max(table.contentOffset.y, 0), note)
      let end = min(table.contentOffset.y + table.bounds.height, table.contentSize.height)
      #expect(table.rectForRow(at: path(last)).maxY >= end - 1e-6, note)
    }
  }

  @Test("TV-29b: estimates are automatic from iOS 11 on, 0 before; nibs mean the same by -1")
  func defaults() {
    #expect(UITableView(frame: .zero).estimatedRowHeight == -1)
    let state = EngineState()
    defer { state.restore() }
    UIKitProfile.current = .ios7
    let table = UITableView(frame: .zero)
    #expect(table.estimatedRowHeight == 0)
    #expect(table.estimatedSectionHeaderHeight == 0)
    #expect(table.estimatedSectionFooterHeight == 0)
  }

  @Test(
    "TV-29b: an estimate of 0 has every height asked up front, and so has the automatic one by policy"
  )
  func upFront() {
    let client = Varied((0..<50).map { 30 + CGFloat($0 % 7) * 10 })
    let table = client.table(estimate: 0)
    #expect(client.takeAsked() == Array(0..<50))
    #expect(table.contentSize.height == client.heights.reduce(0, +))
    let automatic = client.table(estimate: UITableView.automaticDimension)
    #expect(client.takeAsked() == Array(0..<50))
    #expect(automatic.contentSize.height == client.heights.reduce(0, +))
    automatic.automaticEstimates = .assumed
    automatic.layoutIfNeeded()
    #expect(client.takeAsked().count < 10)
  }

  @Test(
    "TV-29b, TV-29c: with an estimate only rows about to show are asked, before their cells, and the size is corrected"
  )
  func late() {
    let client = Varied([CGFloat](repeating: 100, count: 40))
    let table = client.table(estimate: 50)
    #expect(Set(client.takeAsked()) == [0, 1])
    #expect(table.contentSize.height == 2100)
    #expect(client.calls.prefix(1) == ["height 0"])
    let second = client.calls.firstIndex(of: "height 1") ?? 99
    #expect(second < client.calls.firstIndex(of: "cell 0") ?? 0)
    table.show(30)
    #expect(client.takeAsked() == [2])
    #expect(table.contentOffset.y == 30, "nothing above changed")
    #expect(table.contentSize.height == 2150)
    table.show(30)
    #expect(client.takeAsked().isEmpty)
    check(table, client.heights)
  }

  @Test("TV-29b: scrolling up into rows that turn out taller keeps what is on screen where it is")
  func upwards() {
    let client = Varied([CGFloat](repeating: 100, count: 100))
    let table = client.table(estimate: 50)
    table.show(2000)
    client.offsets = []
    let first = table.shownRows[0]
    let before = (table.cellForRow(at: path(first))?.frame.minY ?? 0) - table.contentOffset.y
    table.show(1990)
    let after = (table.cellForRow(at: path(first))?.frame.minY ?? 0) - table.contentOffset.y
    #expect(abs(after - before - 10) < 1e-9, "moved by the ten points that the user scrolled")
    #expect(table.contentOffset.y == 2040, "one row above grew by fifty")
    #expect(client.offsets == [1990, 2040])
    check(table, client.heights)
  }

  @Test("TV-29b: rows that turn out lower let further rows in")
  func lower() {
    let client = Varied([CGFloat](repeating: 10, count: 100))
    let table = client.table(estimate: 100)
    #expect(table.shownRows == Array(0..<20))
    check(table, client.heights)
    table.show(500)
    check(table, client.heights)
    #expect(table.shownRows.count >= 20)
  }

  @Test(
    "estimatedHeightForRowAt: every estimate is asked up front, heights only for rows about to show"
  )
  func delegateEstimates() {
    let client = Estimating(30)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.estimatedRowHeight = 0
    table.dataSource = client
    table.delegate = client
    table.layoutIfNeeded()
    #expect(Set(client.estimated) == Set(0..<30))
    #expect(Set(client.asked) == [0, 1, 2, 3])
    #expect(table.contentSize.height == 1280)
    #expect(Set(client.estimatedHeaders) == [0])
    #expect(client.headers == [0], "about to show")
    #expect(table.rectForHeader(inSection: 0).height == 0, "TV-48 holds once it is known")
  }

  @Test("TV-29d: constraints that hang on the cell give the standard height, and a warning once")
  func constraintsOnTheCell() {
    final class Hanging: UITableViewCell {
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        NSLayoutConstraint.activate([
          view.topAnchor.constraint(equalTo: topAnchor),
          view.leadingAnchor.constraint(equalTo: leadingAnchor),
          view.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
      }

      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    let state = EngineState()
    defer { state.restore() }
    for (profile, words) in [
      (UIKitProfile.ios11, "a tableview cell"), (.ios15, "a table view cell"),
    ] {
      UIKitProfile.current = profile
      ConsoleLog.removeAll()
      let rows = PlainRows(3)
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: .plain)
      table.register(Hanging.self, forCellReuseIdentifier: "cell")
      table.rowHeight = UITableView.automaticDimension
      table.estimatedRowHeight = 60
      table.dataSource = rows
      table.layoutIfNeeded()
      #expect(table.rectForRow(at: path(1)) == CGRect(x: 0, y: 44, width: 320, height: 44))
      // The table is in no window, which is logged from iOS 13 on.
      let messages = ConsoleLog.messages.filter { !$0.contains("UITableView was told to layout") }
      #expect(messages.count == 1)
      #expect(
        messages.first?.hasPrefix(
          "Warning once only: Detected a case where constraints ambiguously suggest a height of zero for \(words)'s"
            + " content view. We're considering the collapse unintentional and using standard height instead."
        ) == true
      )
      #expect(messages.first?.contains(" Cell: <") == (profile == .ios15))
    }
  }

  @Test("headers and footers with an estimate are asked when their section is about to show")
  func edges() {
    let client = TableFixture((0..<30).map { ["row \($0)"] })
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.sectionHeaderTopPadding = 0
    table.estimatedSectionHeaderHeight = 10
    table.estimatedSectionFooterHeight = 5
    table.dataSource = client
    table.delegate = client
    table.layoutIfNeeded()
    // 28 + 44 + 0 each: sections 0 to 2 show.
    #expect(table.contentSize.height == 1809)
    #expect(table.rectForHeader(inSection: 2) == CGRect(x: 0, y: 144, width: 320, height: 28))
    table.show(72)
    #expect(table.contentSize.height == 1822)
  }

  @Test("TV-80: scrolling to a row ends where the row really is")
  func reaching() {
    let client = Varied((0..<200).map { 20 + CGFloat(($0 * 37) % 11) * 12 })
    for position in [UITableView.ScrollPosition.top, .bottom, .middle] {
      let table = client.table(estimate: 50)
      table.scrollToRow(at: path(120), at: position, animated: false)
      table.layoutIfNeeded()
      let row = table.rectForRow(at: path(120))
      let offset =
        switch position {
        case .top: row.minY
        case .bottom: row.maxY - 200
        default: row.midY - 100
        }
      #expect(abs(table.contentOffset.y - offset) < 1e-6)
      #expect(row.height == client.heights[120])
      check(table, client.heights)
    }
  }

  @Test("after every row was seen the size is exact, whatever the walk")
  func walk() {
    var random = SeededNumbers(seed: 7)
    for seed in 0..<6 {
      let client = Varied((0..<80).map { _ in CGFloat(random.next(90) + 5) })
      let table = client.table(estimate: CGFloat(seed * 15 + 10))
      for step in 0..<60 {
        let limit = max(table.contentSize.height - 200, 0)
        table.show(CGFloat(random.next(Int(limit) + 1)))
        check(table, client.heights, "seed \(seed), step \(step)")
      }
      table.show(0)
      // As a user scrolls: until the end of the content is reached.
      while table.contentOffset.y + 200 < table.contentSize.height {
        table.show(table.contentOffset.y + 60)
      }
      #expect(Set(client.takeAsked()) == Set(0..<80))
      #expect(abs(table.contentSize.height - client.heights.reduce(0, +)) < 1e-6)
    }
  }

  @Test(
    "updates keep what is settled with its row; new and reloaded rows are asked when they are about to show"
  )
  func updates() {
    let client = Varied([CGFloat](repeating: 100, count: 40))
    let table = client.table(estimate: 50)
    client.heights[0] = 70
    client.asked = []
    table.reloadRows(at: [path(0)], with: .none)
    #expect(client.takeAsked() == [0, 2], "the row is lower now, and lets another one in")
    #expect(table.rectForRow(at: path(0)).height == 70)
    client.heights.insert(30, at: 1)
    table.insertRows(at: [path(1)], with: .none)
    #expect(Set(client.takeAsked()) == [1])
    check(table, client.heights)
    client.heights.remove(at: 20)
    table.deleteRows(at: [path(20)], with: .none)
    #expect(client.takeAsked().isEmpty)
    client.heights.swapAt(0, 39)
    client.heights.insert(client.heights.remove(at: 39), at: 39)
    table.moveRow(at: path(0), to: path(39))
    #expect(table.rectForRow(at: path(39)).height == 70, "the settled height moves along")
    #expect(table.contentSize.height > 0)
  }

  @Test("cells that say how high they are: rows of automatic height take it over")
  func selfSizing() {
    TallCell.heights = Dictionary(
      uniqueKeysWithValues: (0..<60).map { ($0, CGFloat(20 + $0 % 5 * 30)) }
    )
    defer { TallCell.heights = [:] }
    let heights = (0..<60).map { TallCell.heights[$0] ?? 0 }
    let rows = TallRows(60)
    let table = rows.table()
    table.layoutIfNeeded()
    check(table, heights)
    #expect(table.rectForRow(at: path(3)) == CGRect(x: 0, y: 20 + 50 + 80, width: 320, height: 110))
    for y in stride(from: CGFloat(0), through: 1500, by: 70) {
      table.show(y)
      check(table, heights, "at \(y)")
    }
    for y in stride(from: CGFloat(1500), through: 0, by: -70) {
      table.show(y)
      check(table, heights, "back at \(y)")
    }
    table.scrollToRow(at: path(40), at: .top, animated: false)
    table.layoutIfNeeded()
    #expect(table.contentOffset.y == table.rectForRow(at: path(40)).minY)
    let off = rows.table()
    off.estimatedRowHeight = 0
    off.layoutIfNeeded()
    #expect(off.contentSize.height == 2640, "without estimates rows are default rows")
    off.rowHeight = 50
    off.estimatedRowHeight = 80
    off.layoutIfNeeded()
    #expect(off.contentSize.height == 3000, "a fixed height needs no estimate")
  }

  @Test("a row that the delegate leaves automatic is as high as its cell")
  func mixed() {
    TallCell.heights = [1: 90]
    defer { TallCell.heights = [:] }
    let client = Varied([50, UITableView.automaticDimension, 50])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    table.register(TallCell.self, forCellReuseIdentifier: "cell")
    let rows = TallRows(3)
    table.estimatedRowHeight = 60
    table.dataSource = rows
    table.delegate = client
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 190)
    #expect(table.rectForRow(at: path(2)).minY == 140)
  }

  @Test(
    "TV-29: default cells measure a default row in every profile, and texts of several lines more"
  )
  func defaultCells() {
    for profile in UIKitProfile.allCases {
      let state = EngineState()
      defer { state.restore() }
      UIKitProfile.current = profile
      let rows = PlainRows(3)
      #expect(rows.table().contentSize == CGSize(width: 320, height: 132))
    }
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = String(repeating: "many words ", count: 20)
    #expect(cell.fittedHeight(width: 320) == 44)
    cell.textLabel?.numberOfLines = 0
    let height = cell.fittedHeight(width: 320)
    #expect(height > 80)
    #expect(cell.fittedHeight(width: 160) > height)
  }

  @Test("TV-47: reusable headers of automatic height say how high they are where estimates are on")
  func fittedHeaders() {
    let client = Headed()
    for (estimate, height) in [(UITableView.automaticDimension, 70), (0, 28), (100, 70)] {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: .plain)
      table.sectionHeaderTopPadding = 0
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.register(TallHeader.self, forHeaderFooterViewReuseIdentifier: "header")
      table.estimatedSectionHeaderHeight = estimate
      table.dataSource = client
      table.delegate = client
      table.layoutIfNeeded()
      #expect(table.headerView(forSection: 0)?.frame.height == CGFloat(height))
      #expect(table.headerView(forSection: 1)?.frame.minY == CGFloat(44 + height))
      #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == CGFloat(height))
      table.show(300)
      for section in table.indexPathsForVisibleRows?.map(\.section) ?? [] {
        #expect(table.rectForHeader(inSection: section).height == CGFloat(height))
      }
      table.sectionHeaderHeight = 33
      table.layoutIfNeeded()
      #expect(table.rectForHeader(inSection: 19).height == 33 || estimate == 100)
    }
  }

  @Test(
    "reconfigureRows: the same cell is filled again, without prepareForReuse, and measured anew"
  )
  func reconfiguring() {
    TallCell.heights = [1: 90]
    defer { TallCell.heights = [:] }
    let rows = TallRows(5)
    let table = rows.table()
    table.layoutIfNeeded()
    let cells = table.visibleCells
    let before = EngineCounters.current.prepareForReuse
    TallCell.heights = [1: 120]
    table.reconfigureRows(at: [path(1), path(99)])
    table.layoutIfNeeded()
    #expect(isSame(table.visibleCells, Array(cells.prefix(table.visibleCells.count))))
    #expect(EngineCounters.current.prepareForReuse == before)
    #expect(table.rectForRow(at: path(1)).height == 120)
    #expect(table.rectForRow(at: path(2)).minY == 164)
  }
}
