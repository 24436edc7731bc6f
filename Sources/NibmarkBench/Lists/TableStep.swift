import Foundation
import HeadlessUIKit

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
