import Foundation
import Statistics
import Testing

@testable import HeadlessUIKit

/// Snapshots as batches: what is shown equals a reload, and cells of items that stay are the same.
@MainActor
@Suite("Diffable data sources")
struct DiffableTableTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  /// A snapshot of some of six sections and twenty items, in any order.
  private func draw(_ random: inout SeededGenerator) -> Snapshot {
    var snapshot = Snapshot()
    let sections = Array(0..<6).shuffled(using: &random).prefix(
      Int.random(in: 0...6, using: &random)
    )
    snapshot.appendSections(Array(sections))
    guard !sections.isEmpty else { return snapshot }
    for item in Array(0..<20).shuffled(using: &random).prefix(
      Int.random(in: 0...20, using: &random)
    ) {
      snapshot.appendItems([item], toSection: sections.randomElement(using: &random))
    }
    return snapshot
  }

  private func makeTable() -> (UITableView, UITableViewDiffableDataSource<Int, Int>) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 2_000))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 44
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    return (table, source)
  }

  private func shown(_ table: UITableView) -> [String] {
    table.layoutIfNeeded()
    return (table.indexPathsForVisibleRows ?? []).map { path in
      "\(path.section).\(path.row) \(table.cellForRow(at: path)?.textLabel?.text ?? "-")"
    }
  }

  @Test("Random snapshots of a table equal a reload, and keep the cells of what stays")
  func randomTables() {
    var random = SeededGenerator(seed: 7)
    let (table, source) = makeTable()
    let (fresh, reloaded) = makeTable()
    var before: [Int: UITableViewCell] = [:]
    for _ in 0..<300 {
      let snapshot = draw(&random)
      source.apply(snapshot)
      reloaded.applySnapshotUsingReloadData(snapshot)
      #expect(shown(table) == shown(fresh))
      var after: [Int: UITableViewCell] = [:]
      for item in snapshot.itemIdentifiers {
        after[item] = source.indexPath(for: item).flatMap { table.cellForRow(at: $0) }
      }
      #expect(after.values.allSatisfy { $0.superview === table })
      before = after
    }
    #expect(!before.isEmpty || source.snapshot().numberOfItems == 0)
  }

  @Test("An item that moves keeps its cell")
  func identity() {
    let (table, source) = makeTable()
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2, 3])
    source.apply(snapshot)
    table.layoutIfNeeded()
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
    snapshot.moveItem(1, afterItem: 3)
    source.apply(snapshot)
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) === cell)
  }

  @Test("Identifiers that stand twice raise an exception")
  func duplicates() {
    #expect(throws: UIKitException.self) {
      try UIKitException.catching {
        var snapshot = Snapshot()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 1])
      }
    }
    #expect(throws: UIKitException.self) {
      try UIKitException.catching {
        var snapshot = Snapshot()
        snapshot.appendItems([1])
      }
    }
  }
}
