import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Tables: asking, reuse and callbacks")
struct TableSupplyTests {
  private let frame = CGRect(x: 0, y: 0, width: 320, height: 200)

  @Test("T-1, TV-70: counts, then heights, then each cell directly before its own display")
  func firstLayout() {
    let fixture = TableFixture([["a", "b"], ["c"]])
    _ = fixture.table(frame)
    #expect(
      fixture.takeCalls() == [
        "sections", "rows 0", "rows 1", "height 0.0", "height 0.1", "height 1.0", "header 0",
        "cell 0.0", "display 0.0", "cell 0.1", "display 0.1", "header 1", "cell 1.0",
        "display 1.0",
      ]
    )
  }

  @Test("T-3, TV-35, TV-71: scrolling by rows creates one more cell than fit, and asks no counts")
  func scrollByRow() throws {
    let fixture = TableFixture(rows: 20)
    fixture.headerHeight = 0
    let table = fixture.table(frame)
    let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    _ = fixture.takeCalls()
    table.show(30)
    #expect(fixture.takeCalls() == ["cell 0.5", "display 0.5"])
    table.show(44)
    #expect(fixture.takeCalls() == ["end 0.0"])
    #expect(first.superview == nil)
    table.show(74)
    #expect(fixture.takeCalls() == ["cell 0.6", "display 0.6"])
    #expect(table.cellForRow(at: IndexPath(row: 6, section: 0)) === first)
  }

  @Test("TV-38: a jump makes a second screenful, or none under the other policy")
  func jumps() {
    for (policy, created) in [
      (UITableView.RecyclePolicy.afterFetching, 10), (.afterJumps, 10), (.beforeFetching, 4),
    ] {
      let rows = PlainRows(1_000_000)
      let table = rows.table()
      table.recyclePolicy = policy
      for offset in stride(from: CGFloat(0), to: 40_000_000, by: 7_654_321) { table.show(offset) }
      let counts = table.reuseRegistry.counts(kind: ReuseKind.tableCell, identifier: "cell")
      #expect(counts.created <= created + 2, "\(policy): \(counts.created)")
    }
  }

  @Test("a million rows by steps of less than a row make at most one cell more than fit")
  func steps() {
    let rows = PlainRows(1_000_000)
    let table = rows.table()
    for step in 0..<2000 { table.show(CGFloat(step) * 37) }
    let counts = table.reuseRegistry.counts(kind: ReuseKind.tableCell, identifier: "cell")
    #expect(counts.created == 6)
    let texts = table.visibleCells.map { $0.textLabel?.text }
    #expect(texts == table.shownRows.map { "row \($0)" })
    #expect(table.shownRows.first == 1999 * 37 / 44)
  }

  @Test("TV-12: counts are cached until a reload")
  func cachedCounts() {
    let rows = PlainRows(3)
    let table = rows.table()
    rows.count = 9
    #expect(table.numberOfRows(inSection: 0) == 3)
    #expect(table.numberOfRows(inSection: 5) == 0)
    table.reloadData()
    #expect(table.numberOfRows(inSection: 0) == 9)
    #expect(table.numberOfSections == 1)
  }

  @Test("T-2, TV-98: a reload counts at once and fetches cells at the next layout")
  func reload() {
    let fixture = TableFixture([["a", "b", "c"]])
    let table = fixture.table(frame)
    _ = fixture.takeCalls()
    fixture.sections = [["x"]]
    table.reloadData()
    #expect(fixture.takeCalls() == ["sections", "rows 0", "height 0.0"])
    table.layoutIfNeeded()
    let calls = fixture.takeCalls()
    #expect(calls.filter { $0.hasPrefix("end ") } == ["end 0.0", "end 0.1", "end 0.2"])
    #expect(calls.contains("cell 0.0"))
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["x"])
    #expect(fixture.displayed.values.reduce(0, +) == 1)
    let counts = table.reuseRegistry.counts(kind: ReuseKind.tableCell, identifier: "cell")
    #expect(counts.created == 3)
  }

  @Test("TV-98: a reload keeps the offset as far as the content reaches")
  func reloadClamps() {
    let rows = PlainRows(100)
    let table = rows.table()
    table.show(2000)
    rows.count = 10
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.contentOffset.y == 240)
    #expect(table.shownRows == [5, 6, 7, 8, 9])
  }

  @Test("TV-3: without a data source there are no sections, and no error")
  func noSource() {
    let table = UITableView(frame: frame, style: .plain)
    table.layoutIfNeeded()
    #expect(table.numberOfSections == 0)
    #expect(table.indexPathsForVisibleRows == nil)
    #expect(table.contentSize == CGSize(width: 320, height: 0))
  }

  @Test("TV-30: no cell raises, in the words of the profile")
  func noCell() {
    let source = NoCells(2)
    let table = source.unlaid()
    let reason = raisedReason { table.layoutIfNeeded() }
    #expect(reason?.contains("failed to obtain a cell from its dataSource") == true)
  }

  @Test("TV-36: cells without an identifier are dropped")
  func dropped() {
    let source = Anonymous(20)
    let table = source.table()
    table.show(440)
    #expect(table.reuseRegistry.counts.dropped == 5)
  }

  @Test("TV-13: absurd counts raise")
  func absurd() {
    let source = PlainRows(.max)
    let table = UITableView(frame: frame, style: .plain)
    table.dataSource = source
    let reason = raisedReason { table.layoutIfNeeded() }
    #expect(reason?.contains("Consider using fewer rows") == true)
    #expect(reason?.contains("in section 0") == true)
  }

  @Test("a reload from inside willDisplay neither loops nor breaks the pass")
  func reloadInside() {
    let fixture = TableFixture([["a", "b", "c"]])
    var reloads = 0
    var table: UITableView?
    fixture.onDisplay = { _ in
      reloads += 1
      if reloads == 2 {
        fixture.sections = [["x"]]
        table?.reloadData()
      }
    }
    let made = UITableView(frame: frame, style: .plain)
    table = made
    made.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    made.dataSource = fixture
    made.delegate = fixture
    made.layoutIfNeeded()
    #expect(made.visibleCells.map { $0.textLabel?.text } == ["x"])
    #expect(fixture.displayed.values.reduce(0, +) == 1)
  }

  @Test("optional methods that are missing are asked once")
  func optionalMethods() {
    let rows = PlainRows(20)
    let table = rows.table()
    let delegate = Silent()
    table.delegate = delegate
    table.layoutIfNeeded()
    #expect(table.list.methods.isMissing(TableMethod.heightForRow.rawValue))
    #expect(table.list.methods.isPresent(TableMethod.willDisplay.rawValue))
    #expect(delegate.displayed == 5)
    table.show(44)
    #expect(delegate.displayed == 6)
    #expect(table.list.methods.isMissing(TableMethod.didEndDisplaying.rawValue))
  }

  @Test("TV-4, TV-5, TV-6: a controller serves its own table")
  func controller() throws {
    let controller = LetterController(style: .grouped)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let table = try #require(controller.tableView)
    #expect(table === controller.view)
    #expect(table.dataSource === controller)
    #expect(table.style == .grouped)
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["a", "b"])
    #expect(table.visibleCells[0].frame.height == 60)
    controller.setEditing(true, animated: false)
    #expect(table.isEditing)
  }
}

private final class NoCells: PlainRows, UITableViewOptionalCellDataSource {
  func tableView(_ tableView: UITableView, optionalCellForRowAt indexPath: IndexPath)
    -> UITableViewCell?
  { nil }

  func unlaid() -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: .plain)
    table.dataSource = self
    return table
  }
}

private final class Anonymous: PlainRows {
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  { UITableViewCell(style: .default, reuseIdentifier: nil) }
}

private final class Silent: NSObject, UITableViewDelegate {
  var displayed = 0

  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { displayed += 1 }
}

private final class LetterController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  { 60 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = ["a", "b"][indexPath.row]
    return cell
  }
}
