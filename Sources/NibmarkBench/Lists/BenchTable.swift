import Foundation
import HeadlessUIKit

/// The tables of the benchmarks.
@MainActor
enum BenchTable {
  static let rowHeight: CGFloat = 44

  static func make(_ rows: BenchRows) -> UITableView {
    let frame = CGRect(x: 0, y: 0, width: 375, height: 812)
    let table = UITableView(frame: frame, style: .plain)
    table.rowHeight = rowHeight
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    table.delegate = rows as? any UITableViewDelegate
    table.layoutIfNeeded()
    return table
  }

  /// The sums of the heights that a delegate gives, asked as a table has to.
  @inline(never)
  static func sums(_ table: UITableView, _ delegate: any UITableViewDelegate, _ count: Int)
    -> [Double]
  {
    var sums: [Double] = []
    sums.reserveCapacity(count + 1)
    var total = 0.0
    for row in 0..<count {
      sums.append(total)
      total += Double(delegate.tableView(table, heightForRowAt: IndexPath(row: row, section: 0)))
    }
    return sums
  }
}
