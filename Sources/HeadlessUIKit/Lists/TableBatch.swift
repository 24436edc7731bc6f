/// What is asked for between the outermost begin and end of updates, in the order of the calls.
struct TableBatch {
  struct RowMove {
    var from: RowPosition
    var to: RowPosition
  }

  struct SectionMove {
    var from: Int
    var to: Int
  }

  var depth = 0
  /// A reload inside the batch made it meaningless (rule TV-97).
  var isAbandoned = false
  var deletedRows: Set<RowPosition> = []
  var insertedRows: Set<RowPosition> = []
  var reloadedRows: Set<RowPosition> = []
  var movedRows: [RowMove] = []
  var deletedSections: Set<Int> = []
  var insertedSections: Set<Int> = []
  var reloadedSections: Set<Int> = []
  var movedSections: [SectionMove] = []

  var isEmpty: Bool {
    deletedRows.isEmpty && insertedRows.isEmpty && reloadedRows.isEmpty && movedRows.isEmpty
      && !changesSections
  }

  /// Whether sections come, go, move or are made anew.
  var changesSections: Bool {
    !deletedSections.isEmpty || !insertedSections.isEmpty || !reloadedSections.isEmpty
      || !movedSections.isEmpty
  }
}

/// Where the elements of a list go when some are taken out, by old index, and some put in, by new index.
struct SlotMap {
  private var removed: [Int]
  private var inserted: [Int]

  init(removed: [Int] = [], inserted: [Int] = []) {
    self.removed = removed.sorted()
    self.inserted = inserted.sorted()
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
    let before = Self.lowerBound(removed) { $0 < old }
    if before < removed.count, removed[before] == old { return nil }
    let rank = old - before
    // The element comes after as many new ones as stand at or before its slot.
    var (low, high) = (0, inserted.count)
    while low < high {
      let middle = (low + high) / 2
      if inserted[middle] - middle <= rank { low = middle + 1 } else { high = middle }
    }
    return rank + low
  }

  private static func lowerBound(_ values: [Int], _ isBefore: (Int) -> Bool) -> Int {
    var (low, high) = (0, values.count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(values[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
