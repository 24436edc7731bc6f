/// Counts the marked places before a place, as a binary indexed tree.
struct PlaceMarks {
  private var sums: [Int]

  /// Makes marks for so many places, none of them set.
  init(_ count: Int) { sums = [Int](repeating: 0, count: count + 1) }

  /// Marks a place that is not marked yet.
  ///
  /// - Complexity: O(log n)
  mutating func mark(_ place: Int) {
    var index = place + 1
    while index < sums.count {
      sums[index] += 1
      index += index & -index
    }
  }

  /// How many marked places stand before one.
  ///
  /// - Complexity: O(log n)
  func count(before place: Int) -> Int {
    var (index, count) = (place, 0)
    while index > 0 {
      count += sums[index]
      index -= index & -index
    }
    return count
  }
}
