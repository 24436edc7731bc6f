import Foundation

@testable import HeadlessUIKit

/// A data source and delegate that answers from arrays and writes down what it is asked.
@MainActor
final class TableFixture: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var calls: [String] = []
  var headerHeight: CGFloat = 28
  var footerHeight: CGFloat = 0
  var heights: (IndexPath) -> CGFloat = { _ in 44 }
  var displayed: [IndexPath: Int] = [:]
  var onDisplay: ((IndexPath) -> Void)?

  init(_ sections: [[String]]) { self.sections = sections }

  convenience init(rows: Int) { self.init([(0..<rows).map { "row \($0)" }]) }

  /// A table of this fixture without padding above its headers, laid out.
  func table(_ frame: CGRect, _ style: UITableView.Style = .plain) -> UITableView {
    let table = UITableView(frame: frame, style: style)
    table.sectionHeaderTopPadding = 0
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
    table.layoutIfNeeded()
    return table
  }

  func note(_ call: String) { calls.append(call) }

  /// What was asked and told since the last time.
  func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    note("sections")
    return sections.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    note("rows \(section)")
    return sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    note("cell \(indexPath.section).\(indexPath.row)")
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    note("height \(indexPath.section).\(indexPath.row)")
    return heights(indexPath)
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    headerHeight
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    footerHeight
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "header \(section)"
  }

  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    note("display \(indexPath.section).\(indexPath.row)")
    displayed[indexPath, default: 0] += 1
    onDisplay?(indexPath)
  }

  func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    note("end \(indexPath.section).\(indexPath.row)")
    displayed[indexPath, default: 0] -= 1
  }

  func tableView(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  ) { note("header \(section)") }

  func tableView(
    _ tableView: UITableView,
    didEndDisplayingHeaderView view: UIView,
    forSection section: Int
  ) { note("endHeader \(section)") }
}

/// The least that a data source can be.
@MainActor
class PlainRows: NSObject, UITableViewDataSource {
  var count: Int

  init(_ count: Int) { self.count = count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "row \(indexPath.row)"
    return cell
  }

  func table(height: CGFloat = 200) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: height), style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.layoutIfNeeded()
    return table
  }
}

extension UITableView {
  /// Scrolls and lays out.
  func show(_ y: CGFloat) {
    contentOffset = CGPoint(x: 0, y: y)
    layoutIfNeeded()
  }

  /// The rows on screen of a table with one section.
  var shownRows: [Int] { (indexPathsForVisibleRows ?? []).map(\.row) }
}

/// Whether two lists hold the same cells, not just equal ones.
@MainActor
func isSame(_ left: [UITableViewCell], _ right: [UITableViewCell]) -> Bool {
  left.elementsEqual(right) { $0 === $1 }
}
