import Foundation
import Testing

@testable import HeadlessUIKit

/// Rows with titles, indented by the delegate.
@MainActor
private final class Titled: NSObject, UITableViewDataSource, UITableViewDelegate {
  var levels = [0, 2, 1]

  func table(_ style: UITableView.Style, width: CGFloat = 320) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 300), style: style)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
    table.layoutIfNeeded()
    return table
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    levels.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "row"
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Grüße"
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    "Schluß"
  }

  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    levels[indexPath.row]
  }
}

@MainActor
@Suite("Tables: titles, separators and indentation", .serialized)
struct TableLooksTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func withProfile(_ profile: UIKitProfile, _ body: () -> Void) {
    let state = EngineState()
    defer { state.restore() }
    UIKitProfile.current = profile
    body()
  }

  @Test("TV-51: titles stand at the left; before iOS 7 footers are centred")
  func alignment() {
    let client = Titled()
    for profile in UIKitProfile.allCases {
      withProfile(profile) {
        let table = client.table(.plain)
        #expect(table.headerView(forSection: 0)?.textLabel?.textAlignment == .left)
        #expect(
          table.footerView(forSection: 0)?.textLabel?.textAlignment
            == (profile == .ios6 ? .center : .left)
        )
      }
    }
  }

  @Test("TV-52: the style settles the font; capitals are a matter of display only")
  func fonts() {
    let client = Titled()
    let grouped = client.table(.grouped)
    let header = grouped.headerView(forSection: 0)
    #expect(header?.textLabel?.font.pointSize == 13)
    #expect(header?.textLabel?.text == "Grüße")
    #expect(header?.displayText == "GRÜSSE")
    #expect(grouped.footerView(forSection: 0)?.displayText == "Schluß")
    let plain = client.table(.plain)
    #expect(plain.headerView(forSection: 0)?.textLabel?.font == .boldSystemFont(ofSize: 17))
    #expect(plain.headerView(forSection: 0)?.displayText == "Grüße")
    withProfile(.ios6) {
      let old = client.table(.grouped)
      #expect(old.headerView(forSection: 0)?.displayText == "Grüße")
      #expect(old.footerView(forSection: 0)?.textLabel?.font.pointSize == 15)
    }
  }

  @Test("TV-53: titles keep a margin at either side, never at the edge")
  func margins() {
    let client = Titled()
    for (width, margin) in [(320, 15), (375, 15), (390, 16), (414, 20), (768, 20)] {
      let table = client.table(.plain, width: CGFloat(width))
      let header = table.headerView(forSection: 0)
      header?.layoutIfNeeded()
      #expect(header?.textLabel?.frame.minX == CGFloat(margin))
      #expect(header?.textLabel?.frame.width == CGFloat(width - 2 * margin))
    }
  }

  @Test(
    "TV-60: separators stand at the lower edge, inset by 15 from iOS 7 on, and older content is a pixel lower"
  )
  func separators() {
    let client = Titled()
    let table = client.table(.plain)
    let row = table.rectForRow(at: path(1))
    #expect(
      table.separatorRect(forRowAt: path(1))
        == CGRect(x: 15, y: row.maxY - 0.5, width: 305, height: 0.5)
    )
    table.cellForRow(at: path(1))?.separatorInset = UIEdgeInsets(
      top: 0,
      left: 40,
      bottom: 0,
      right: 5
    )
    #expect(table.separatorRect(forRowAt: path(1))?.minX == 40)
    #expect(table.separatorRect(forRowAt: path(1))?.width == 275)
    #expect(table.separatorRect(forRowAt: path(9)) == nil)
    table.separatorStyle = .none
    #expect(table.separatorRect(forRowAt: path(1)) == nil)
    withProfile(.ios6) {
      #expect(client.table(.plain).separatorRect(forRowAt: path(0))?.minX == 0)
    }
    withProfile(.ios7) {
      let old = client.table(.plain)
      #expect(old.cellForRow(at: path(0))?.contentView.frame.height == 43.5)
      old.separatorStyle = .none
      old.layoutIfNeeded()
      #expect(old.cellForRow(at: path(0))?.contentView.frame.height == 44)
      old.reloadData()
      old.layoutIfNeeded()
      #expect(old.cellForRow(at: path(2))?.contentView.frame.height == 44)
    }
  }

  @Test(
    "TV-61: plain tables draw on below their rows, which adds no content, unless a footer view is set"
  )
  func emptySeparators() {
    let rows = PlainRows(2)
    let table = rows.table()
    #expect(table.emptySeparatorRects.map(\.maxY) == [132, 176])
    #expect(table.contentSize.height == 88)
    #expect(table.indexPathForRow(at: CGPoint(x: 0, y: 100)) == nil)
    table.fillerRowHeight = 30
    #expect(table.emptySeparatorRects.map(\.maxY) == [118, 148, 178])
    table.fillerRowHeight = 0
    #expect(table.emptySeparatorRects.isEmpty)
    table.fillerRowHeight = UITableView.automaticDimension
    table.tableFooterView = UIView()
    #expect(table.emptySeparatorRects.isEmpty)
    let grouped = UITableView(frame: table.frame, style: .grouped)
    #expect(grouped.emptySeparatorRects.isEmpty)
  }

  @Test("indentationLevelForRowAt moves the content of default cells by its steps")
  func indentation() {
    let client = Titled()
    let table = client.table(.plain)
    #expect(table.visibleCells.map(\.indentationLevel) == [0, 2, 1])
    table.cellForRow(at: path(2))?.indentationWidth = 25
    for cell in table.visibleCells {
      cell.setNeedsLayout()
      cell.layoutIfNeeded()
    }
    #expect(table.visibleCells.map { $0.textLabel?.frame.minX } == [15, 35, 40])
  }

  @Test("editing moves the content aside by the control's width, unless the delegate forbids it")
  func editingShift() {
    let rows = PlainRows(3)
    let table = rows.table()
    table.setEditing(true, animated: false)
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: path(0))?.contentView.frame.minX == 38)
    table.setEditing(false, animated: false)
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: path(0))?.contentView.frame.minX == 0)
  }

  @Test("cells hear of the controls that come and go")
  func transitions() {
    let client = PlainRows(1)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: .plain)
    table.register(TransitionCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = client
    table.layoutIfNeeded()
    let cell = table.cellForRow(at: path(0)) as? TransitionCell
    table.swipeRow(at: path(0))
    table.cancelSwipe()
    table.setEditing(true, animated: false)
    table.tapEditControl(at: path(0))
    table.setEditing(false, animated: false)
    #expect(
      cell?.heard == [
        "will 2", "did 2", "will 0", "did 0", "will 1", "did 1", "will 3", "did 3", "will 1",
        "did 1", "will 0", "did 0",
      ]
    )
  }
}

@MainActor
private final class TransitionCell: UITableViewCell {
  var heard: [String] = []
  override func willTransition(to state: StateMask) { heard.append("will \(state.rawValue)") }
  override func didTransition(to state: StateMask) { heard.append("did \(state.rawValue)") }
}
