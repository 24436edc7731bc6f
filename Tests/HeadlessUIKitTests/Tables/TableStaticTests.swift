import Foundation
import InterfaceBuilder
import Testing

@testable import HeadlessUIKit

/// A controller that builds on the static sections of its document.
@MainActor
private final class Settings: UITableViewController {
  var selected: [IndexPath] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    let count = super.tableView(tableView, numberOfRowsInSection: section)
    return section == 1 ? count - 1 : count
  }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  {
    let height = super.tableView(tableView, heightForRowAt: indexPath)
    return indexPath == IndexPath(row: 0, section: 0) ? height * 2 : height
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath)
  }
}

@MainActor
@Suite("Tables: static cells")
struct TableStaticTests {
  private func path(_ row: Int, _ section: Int) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  private static let frame = "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"320\" height=\"44\"/>"

  private func cell(_ id: String, height: Int) -> String {
    """
    <tableViewCell id="\(id)" rowHeight="\(height)">
    <rect key="frame" x="0.0" y="0.0" width="320" height="\(height)"/>
    <tableViewCellContentView key="contentView" id="\(id)c">\(TableStaticTests.frame)\
    <subviews><label id="\(id)l" text="\(id)">\(TableStaticTests.frame)</label></subviews>
    </tableViewCellContentView></tableViewCell>
    """
  }

  /// The scene of a controller with two sections: of 44 and 60 points, and of three rows of 50.
  private func staticController(
    customClass: String = "",
    without missing: String? = nil
  ) throws -> UITableViewController {
    let custom = customClass.isEmpty ? "" : "customClass=\"\(customClass)\""
    let scene = """
      <scene sceneID="s"><objects>
      <tableViewController id="t" \(custom) sceneMemberID="viewController">
      <tableView key="view" id="v" dataMode="static" style="grouped" rowHeight="44" \
      sectionHeaderHeight="30" sectionFooterHeight="20">
      <rect key="frame" x="0.0" y="0.0" width="320" height="400"/>
      <sections>
      <tableViewSection headerTitle="General" id="s0"><cells>\
      \(cell("a", height: 44))\(cell("b", height: 60))</cells></tableViewSection>
      <tableViewSection headerTitle="More" footerTitle="End" id="s1"><cells>\
      \(cell("c", height: 50))\(cell("d", height: 50))\(cell("e", height: 50))</cells>
      </tableViewSection>
      </sections>
      </tableView></tableViewController></objects></scene>
      """
    let stored = missing.map { scene.replacing($0, with: "") } ?? scene
    let text = NibFixtures.storyboard(stored, initial: "initialViewController=\"t\"")
    let document = try IBDocument(bytes: Array(text.utf8), file: "S.storyboard")
    let controller = UIStoryboard(document: document).instantiateInitialViewController()
    return try #require(controller as? UITableViewController)
  }

  @Test("a controller's table shows the sections and cells of its document, and asks nobody else")
  func controller() throws {
    try withNibs { _ in
      let controller = try staticController()
      let table = try #require(controller.tableView)
      #expect(table.dataSource === controller)
      table.layoutIfNeeded()
      #expect(table.dataMode == .static)
      #expect(table.numberOfSections == 2)
      #expect((0..<2).map(table.numberOfRows(inSection:)) == [2, 3])
      #expect(table.visibleCells.map(\.interfaceBuilderID) == ["a", "b", "c", "d", "e"])
      #expect(
        table.cellForRow(at: path(1, 0))?.frame == CGRect(x: 0, y: 74, width: 320, height: 60)
      )
      #expect(table.rectForRow(at: path(2, 1)).height == 50)
      #expect(table.headerView(forSection: 1)?.textLabel?.text == "More")
      #expect(table.headerView(forSection: 1)?.displayText == "MORE")
      #expect(table.footerView(forSection: 1)?.textLabel?.text == "End")
      #expect(table.contentSize.height == 354)
      let cells = table.visibleCells
      table.show(300)
      table.show(0)
      #expect(isSame(table.visibleCells, cells), "the document's own cells come back")
      table.reloadData()
      table.layoutIfNeeded()
      #expect(isSame(table.visibleCells, cells))
      #expect(table.delegate === controller)
    }
  }

  @Test("cells whose document stores no frame have the table's row height")
  func withoutFrames() throws {
    try withNibs { _ in
      let frame = "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"320\" height=\"50\"/>"
      let controller = try staticController(without: frame)
      let table = try #require(controller.tableView)
      table.layoutIfNeeded()
      #expect((0..<3).map { table.rectForRow(at: path($0, 1)).height } == [44, 44, 44])
      #expect(table.rectForRow(at: path(1, 0)).height == 60)
      #expect(table.cellForRow(at: path(0, 1))?.frame.size == CGSize(width: 320, height: 44))
    }
  }

  @Test("a subclass may override what it likes and call super for the rest")
  func subclass() throws {
    try withNibs { environment in
      environment.classes.register(Settings.self, name: "Settings")
      let settings = try #require(try staticController(customClass: "Settings") as? Settings)
      let table = try #require(settings.tableView)
      table.layoutIfNeeded()
      #expect(table.visibleCells.map(\.interfaceBuilderID) == ["a", "b", "c", "d"])
      #expect(table.rectForRow(at: path(0, 0)).height == 88)
      #expect(table.rectForRow(at: path(1, 0)).height == 60)
      table.tapRow(at: path(1, 1))
      #expect(settings.selected == [path(1, 1)])
      #expect(table.cellForRow(at: path(1, 1))?.isSelected == true)
    }
  }

  @Test("a table without any data source is driven by its own static sections")
  func alone() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: .plain)
    let cells = (0..<10).map { index in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.frame.size.height = CGFloat(30 + index)
      return cell
    }
    table.staticSections = [
      UITableView.StaticSection(headerTitle: "A", footerTitle: nil, cells: Array(cells[..<4])),
      UITableView.StaticSection(headerTitle: nil, footerTitle: nil, cells: Array(cells[4...])),
    ]
    table.sectionHeaderHeight = 20
    table.layoutIfNeeded()
    #expect(table.numberOfSections == 2)
    #expect(table.contentSize.height == 387)
    #expect(table.cellForRow(at: path(1, 0)) === cells[1])
    #expect(table.cellForRow(at: path(1, 0))?.frame.minY == 72)
    #expect(!table.swipeRow(at: path(0, 0)), "static rows are not edited")
    table.show(165)
    #expect(table.visibleCells.last === cells[9])
    table.selectRow(at: path(0, 1), animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == path(0, 1))
    let rows = PlainRows(3)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    table.layoutIfNeeded()
    #expect(table.numberOfSections == 1, "a data source comes first")
    #expect(table.numberOfRows(inSection: 0) == 3)
  }

  @Test("TV-3: a table with neither has no sections")
  func nothing() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: .plain)
    table.layoutIfNeeded()
    #expect(table.numberOfSections == 0)
    #expect(
      raisedReason { table.insertRows(at: [path(0, 0)], with: .none) }
        == "NSInternalInconsistencyException: UITableView dataSource is not set"
    )
  }
}
