import Foundation

/// What is asked for between the outermost begin and end of updates, in the order of the calls.
///
/// An object, as a copy would count the references of eight collections.
@MainActor
final class TableBatch {
  struct RowMove {
    var from: RowPosition
    var to: RowPosition
  }

  struct SectionMove {
    var from: Int
    var to: Int
  }

  @exclusivity(unchecked) var depth = 0
  /// A reload inside the batch made it meaningless (rule TV-97).
  @exclusivity(unchecked) var isAbandoned = false
  @exclusivity(unchecked) var deletedRows = RowSet()
  @exclusivity(unchecked) var insertedRows = RowSet()
  @exclusivity(unchecked) var reloadedRows = RowSet()
  @exclusivity(unchecked) var movedRows: [RowMove] = []
  @exclusivity(unchecked) var deletedSections: Set<Int> = []
  @exclusivity(unchecked) var insertedSections: Set<Int> = []
  @exclusivity(unchecked) var reloadedSections: Set<Int> = []
  @exclusivity(unchecked) var movedSections: [SectionMove] = []

  var isEmpty: Bool {
    deletedRows.isEmpty && insertedRows.isEmpty && reloadedRows.isEmpty && movedRows.isEmpty
      && !changesSections
  }

  /// Puts the rows in order, as ``TableUpdate`` reads them.
  func order() {
    deletedRows.order()
    insertedRows.order()
    reloadedRows.order()
  }

  /// Whether sections come, go, move or are made anew.
  var changesSections: Bool {
    !deletedSections.isEmpty || !insertedSections.isEmpty || !reloadedSections.isEmpty
      || !movedSections.isEmpty
  }
}

/// Rows, each once and in ascending order as soon as ``order()`` ran.
///
/// An array, as batches are mostly small, come in order and are then read in order.
struct RowSet {
  private(set) var rows: [RowPosition] = []
  private var isOrdered = true

  var isEmpty: Bool { rows.isEmpty }

  /// Adds the rows of paths; paths that name none are left out.
  mutating func add(_ paths: [IndexPath]) {
    for path in paths {
      guard let row = RowPosition(path) else { continue }
      if let last = rows.last, !(last < row) { isOrdered = false }
      rows.append(row)
    }
  }

  /// Sorts the rows and drops those that came twice.
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

/// Where the elements of a list go when some are taken out, by old index, and some put in, by new index.
struct SlotMap {
  private var removed: [Int]
  private var inserted: [Int]

  init(removed: [Int] = [], inserted: [Int] = []) {
    self.removed = removed.count > 1 ? removed.sorted() : removed
    self.inserted = inserted.count > 1 ? inserted.sorted() : inserted
  }

  var isIdentity: Bool { removed.isEmpty && inserted.isEmpty }
  /// The old indexes that go, the greatest first.
  var removals: ReversedCollection<[Int]> { removed.reversed() }
  /// The new indexes that come, the least first.
  var insertions: [Int] { inserted }
  var removedCount: Int { removed.count }
  var insertedCount: Int { inserted.count }

  /// The new index of an element; nil when it is taken out.
  ///
  /// - Complexity: O(log changes).
  func newIndex(_ old: Int) -> Int? {
    let before = removed.isEmpty ? 0 : removed.partitioningIndex { $0 >= old }
    if before < removed.count, removed[before] == old { return nil }
    let rank = old - before
    // The element comes after as many new ones as stand at or before its slot.
    return rank + inserted.indices.partitioningIndex { inserted[$0] - $0 > rank }
  }
}
