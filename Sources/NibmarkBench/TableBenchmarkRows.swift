import Foundation
import HeadlessUIKit

/// Rows without content, so that the engine is what is measured.
@MainActor
class BenchRows: NSObject, UITableViewDataSource {
  var count: Int

  init(_ count: Int) { self.count = count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
}

/// The same with heights from the delegate.
@MainActor
final class VariedRows: BenchRows, UITableViewDelegate {
  nonisolated static func height(_ row: Int) -> Double { 36 + Double(row & 15) }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    CGFloat(Self.height(indexPath.row))
  }
}

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

/// A table that goes down row by row, and up again from the end.
@MainActor
final class TableStep {
  private let rows: BenchRows
  private let table: UITableView
  private let end: CGFloat
  private var y: CGFloat = 0
  private var step = BenchTable.rowHeight
  private var random = BenchRandom()

  init(_ rows: BenchRows) {
    self.rows = rows
    table = BenchTable.make(rows)
    end = table.contentSize.height - table.bounds.height - step
  }

  @inline(never)
  func run() {
    y += step
    if y > end || y < 0 {
      step = -step
      y += 2 * step
    }
    table.contentOffset = CGPoint(x: 0, y: y)
    table.layoutIfNeeded()
  }

  @inline(never)
  func jump() {
    table.contentOffset = CGPoint(x: 0, y: CGFloat(random.next(below: Double(end))))
    table.layoutIfNeeded()
  }
}

/// A table of a million varied heights whose first row comes and goes.
@MainActor
final class LiveRows {
  private let rows = VariedRows(1_000_000)
  private let table: UITableView
  private let first = [IndexPath(row: 0, section: 0)]

  init() { table = BenchTable.make(rows) }

  @inline(never)
  func insert() {
    rows.count += 1
    table.insertRows(at: first, with: .none)
  }

  @inline(never)
  func delete() {
    rows.count -= 1
    table.deleteRows(at: first, with: .none)
  }
}

/// Numbers that repeat from run to run, for less than what they measure.
struct BenchRandom {
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

  mutating func next(below limit: Double) -> Double {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Double(state >> 11) * 0x1p-53 * limit
  }
}
