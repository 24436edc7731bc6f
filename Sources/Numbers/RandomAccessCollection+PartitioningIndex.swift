extension RandomAccessCollection {
  /// The first index of the second partition; the end index when no element belongs to it.
  ///
  /// The elements must be partitioned, as for C++'s `partition_point`: the second partition follows
  /// the first. In a sorted array, `partitioningIndex { $0 >= value }` is a value's lower bound,
  /// and `partitioningIndex { $0 > value }` its upper bound. When the predicate needs the position,
  /// call it on ``indices``.
  /// - Complexity: O(log n) calls of the predicate.
  @inlinable
  package func partitioningIndex(
    where belongsInSecondPartition: (Element) throws -> Bool
  ) rethrows -> Index {
    var (start, rest) = (startIndex, count)
    while rest > 0 {
      let half = rest / 2
      let middle = index(start, offsetBy: half)
      if try belongsInSecondPartition(self[middle]) {
        rest = half
      } else {
        start = index(after: middle)
        rest -= half + 1
      }
    }
    return start
  }
}
