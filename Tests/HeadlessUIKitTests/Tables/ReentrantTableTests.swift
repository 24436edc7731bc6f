import Foundation
import Testing

@testable import HeadlessUIKit

/// A cell that runs a closure once, when it comes into a window.
private final class Arriving: UITableViewCell {
  static var onArrival: ((UITableView) -> Void)?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, let table = superview as? UITableView, let act = Arriving.onArrival else {
      return
    }
    Arriving.onArrival = nil
    act(table)
  }
}

/// Sections of so many rows; moves change the data and reload the table.
private final class Rows: NSObject, UITableViewDataSource {
  var counts: [Int]
  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    #expect(indexPath.row < counts[indexPath.section])
    return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    counts[sourceIndexPath.section] -= 1
    counts[destinationIndexPath.section] += 1
    tableView.reloadData()
  }
  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}

@MainActor
@Suite("Tables that change while they are asked")
struct ReentrantTableTests {
  private func table(_ rows: Rows) -> UITableView {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let table = UITableView(frame: window.bounds)
    table.register(Arriving.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    window.addSubview(table)
    return table
  }

  @Test("A cell that reloads its table as it arrives leaves no row behind", arguments: [0, 1, 3])
  func reloads(at row: Int) {
    let rows = Rows([5])
    let table = table(rows)
    var arrived = 0
    func act(_ table: UITableView) {
      if arrived == row {
        rows.counts = [2]
        table.reloadData()
        _ = table.numberOfSections
      } else {
        arrived += 1
        Arriving.onArrival = act
      }
    }
    Arriving.onArrival = act
    table.layoutIfNeeded()
    Arriving.onArrival = nil
    table.layoutIfNeeded()
    #expect(table.indexPathsForVisibleRows?.map(\.row) == [0, 1])
    #expect(table.visibleCells.count == 2)
    #expect(table.subviews.filter { $0 is UITableViewCell }.count == 2)
  }

  @Test("A data source that reloads when it is told of a move has the row moved once")
  func reloadsInMove() {
    let rows = Rows([1, 2])
    let table = table(rows)
    table.layoutIfNeeded()
    table.setEditing(true, animated: false)
    for cell in table.visibleCells { cell.showsReorderControl = true }
    let isMoved = table.dragRow(
      at: IndexPath(row: 0, section: 0),
      over: [IndexPath(row: 1, section: 1)]
    )
    #expect(isMoved)
    table.layoutIfNeeded()
    #expect((0..<2).map(table.numberOfRows) == [0, 3])
    #expect(table.visibleCells.count == 3)
  }

  @Test("A cell of a swiped row forgets the swipe when it is used again")
  func forgetsSwipes() {
    let rows = Rows([3])
    let table = table(rows)
    table.layoutIfNeeded()
    _ = table.swipeRow(at: IndexPath(row: 1, section: 0))
    #expect(table.visibleCells.contains { $0.showingDeleteConfirmation })
    table.reloadData()
    table.layoutIfNeeded()
    #expect(!table.visibleCells.contains { $0.showingDeleteConfirmation })
  }

  @Test("Selected rows that a batch moves and deletes are followed")
  func followsSelection() {
    let rows = Rows([200])
    let table = table(rows)
    table.allowsMultipleSelection = true
    table.layoutIfNeeded()
    for row in 0..<200 {
      table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }
    rows.counts = [100]
    table.deleteRows(
      at: (0..<100).map { IndexPath(row: 2 * $0, section: 0) },
      with: .none
    )
    #expect(table.indexPathsForSelectedRows?.map(\.row).sorted() == Array(0..<100))
    table.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == nil)
    #expect(!table.visibleCells.contains { $0.isSelected })
  }

  @Test("A row that is nowhere and a new one beside it raise instead of overflowing")
  func raisesForNowhere() {
    let rows = Rows([3])
    let table = table(rows)
    table.layoutIfNeeded()
    rows.counts = [4]
    let caught = #expect(throws: UIKitException.self) {
      try UIKitException.catching {
        table.performBatchUpdates {
          table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
          table.reloadRows(at: [IndexPath(row: NSNotFound, section: 0)], with: .none)
        }
      }
    }
    #expect(caught?.name == .internalInconsistency)
  }

  @Test("Fillers thinner than a pixel are not drawn")
  func thinFillers() {
    let rows = Rows([1])
    let table = table(rows)
    table.rowHeight = 44
    table.fillerRowHeight = .leastNonzeroMagnitude
    #expect(table.emptySeparatorRects.isEmpty)
    table.fillerRowHeight = 100
    #expect(table.emptySeparatorRects.count == 3)
  }
}
