import Foundation
import HeadlessUIKit
import Testing

/// Writes down what is announced and taken back.
@MainActor
private final class Announced: UITableViewDataSourcePrefetching {
  var calls: [String] = []

  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    calls.append("prefetch \(indexPaths.map(\.row))")
  }

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    calls.append("cancel \(indexPaths.map(\.row))")
  }
}

@MainActor
@Suite("Tables: prefetching and refreshing")
struct TablePrefetchTests {
  @Test(
    "policy: a screenful ahead is announced once, the nearest row first, and taken back when the user turns"
  )
  func ahead() {
    let rows = PlainRows(100)
    let table = rows.table(height: 88)
    let source = Announced()
    table.prefetchDataSource = source
    table.layoutIfNeeded()
    #expect(source.take() == ["prefetch [2, 3]"])
    table.show(44)
    #expect(source.take() == ["prefetch [4]"])
    table.show(44)
    #expect(source.take().isEmpty)
    table.show(440)
    #expect(source.take() == ["prefetch [12, 13]", "cancel [3, 4]"])
    table.show(396)
    #expect(source.take() == ["prefetch [8, 7]", "cancel [12, 13]"])
    table.show(0)
    #expect(source.take() == ["cancel [7, 8]"])
  }

  @Test("nothing is announced without a source or when prefetching is off; a reload starts anew")
  func off() {
    let rows = PlainRows(100)
    let table = rows.table(height: 88)
    let source = Announced()
    table.isPrefetchingEnabled = false
    table.prefetchDataSource = source
    table.layoutIfNeeded()
    table.show(44)
    #expect(source.take().isEmpty)
    table.isPrefetchingEnabled = true
    table.layoutIfNeeded()
    #expect(source.take() == ["prefetch [3, 4]"])
    table.reloadData()
    table.layoutIfNeeded()
    #expect(source.take() == ["prefetch [3, 4]"])
    table.prefetchDataSource = nil
    table.show(88)
    #expect(source.take().isEmpty)
  }

  @Test("RC-6: a pull refreshes from a distance on, which is a policy of the control")
  func threshold() {
    let table = PlainRows(5).table()
    let control = UIRefreshControl()
    var events = 0
    control.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
    table.refreshControl = control
    #expect(control.triggerDistance == 60)
    #expect(!control.pull(by: 59))
    #expect(!control.isRefreshing)
    #expect(control.pull(by: 60))
    #expect(control.isRefreshing)
    #expect(events == 1)
    #expect(!control.pull(by: 100), "one event for a refresh")
    control.endRefreshing()
    control.triggerFactor = 2
    #expect(!control.pull(by: 119))
    #expect(control.pull(by: 120))
    #expect(events == 2)
  }

  @Test(
    "TV-87: the magnifier's title scrolls to the table's header by answering that no section is meant"
  )
  func magnifier() {
    let client = Indexed()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
    table.dataSource = client
    table.layoutIfNeeded()
    #expect(UITableView.indexSearch == "{search}")
    #expect(table.sectionIndexTitles == ["{search}", "A", "B"])
    #expect(table.tapIndexTitle(at: 2))
    #expect(table.contentOffset.y == table.rect(forSection: 1).minY)
    #expect(table.tapIndexTitle(at: 0))
    #expect(table.contentOffset == .zero)
    #expect(table.tapIndexTitle(at: 1))
    #expect(table.contentOffset.y == 50)
  }
}

/// Two sections and a magnifier above their titles.
@MainActor
private final class Indexed: NSObject, UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { 2 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    [UITableView.indexSearch, "A", "B"]
  }

  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
    -> Int
  {
    guard index == 0 else { return index - 1 }
    if let header = tableView.tableHeaderView {
      tableView.scrollRectToVisible(header.frame, animated: false)
    }
    return NSNotFound
  }
}
