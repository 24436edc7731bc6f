import ListGeometry

/// Maps old indexes to new ones after removals, by old index, and insertions, by new index.
struct SlotMap {
  private var removed: [Int]
  private var inserted: [Int]

  init(removed: [Int] = [], inserted: [Int] = []) {
    self.removed = removed.sorted()
    self.inserted = inserted.sorted()
  }

  var isIdentity: Bool { removed.isEmpty && inserted.isEmpty }
  /// The removed old indexes, the greatest first.
  var removals: ReversedCollection<[Int]> { removed.reversed() }
  /// The inserted new indexes, the least first.
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
