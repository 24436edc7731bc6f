extension RandomAccessCollection {
  /// Where the second partition starts; the end index where no element belongs to it.
  ///
  /// The elements must be partitioned: none that belongs to the second partition stands before one that does not, as
  /// in C++'s `partition_point`. Of a sorted array, `partitioningIndex { $0 >= value }` is the lower bound of a value
  /// and `partitioningIndex { $0 > value }` its upper bound. Where the predicate needs the position, ask ``indices``.
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
