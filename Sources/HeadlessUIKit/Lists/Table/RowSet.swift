import Foundation
import ListGeometry

/// A set of rows as an array, without duplicates and in ascending order once ``order()`` ran.
///
/// Batches are mostly small, come in order, and are read in order.
struct RowSet {
  private(set) var rows: [RowPosition] = []
  private var isOrdered = true

  var isEmpty: Bool { rows.isEmpty }

  /// Adds the rows of index paths, and leaves out paths that name no row.
  mutating func add(_ paths: [IndexPath]) {
    for path in paths {
      guard let row = RowPosition(path) else { continue }
      if let last = rows.last, !(last < row) { isOrdered = false }
      rows.append(row)
    }
  }

  /// Sorts the rows and drops duplicates.
  ///
  /// - Complexity: O(1) for rows that came in order.
  mutating func order() {
    guard !isOrdered else { return }
    rows.sort()
    var kept = 1
    for index in 1..<rows.count where rows[index] != rows[kept - 1] {
      rows[kept] = rows[index]
      kept += 1
    }
    rows.removeLast(rows.count - kept)
    isOrdered = true
  }

  /// Whether a row is in the set, which must be in order.
  ///
  /// - Complexity: O(log rows).
  func contains(_ row: RowPosition) -> Bool {
    let index = rows.partitioningIndex { $0 >= row }
    return index < rows.count && rows[index] == row
  }

  /// The rows of a section of a set in order.
  func rows(inSection section: Int) -> ArraySlice<RowPosition> {
    guard !rows.isEmpty else { return [] }
    let start = rows.partitioningIndex { $0.section >= section }
    var end = start
    while end < rows.count, rows[end].section == section { end += 1 }
    return rows[start..<end]
  }
}
