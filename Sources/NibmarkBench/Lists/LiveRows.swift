import Foundation
import HeadlessUIKit

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
