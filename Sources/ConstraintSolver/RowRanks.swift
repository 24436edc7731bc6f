/// The levels of a system, highest first, and the levels of each row's two costs.
struct RowRanks: ~Copyable {
  /// The level of a side that costs nothing.
  static let none = Int32.max

  /// The priorities in use, highest first; the required one always comes first.
  private(set) var priority = Buffer<Float>()
  private(set) var below = Buffer<Int32>()
  private(set) var above = Buffer<Int32>()
  private var active = Buffer<Bool>()

  var levelCount: Int { priority.count }

  /// Ranks the rows of a system.
  ///
  /// - Complexity: O(rows · levels); levels are few.
  mutating func rank(_ rows: SystemRows, isActive: UnsafePointer<Bool>) {
    priority.removeAll()
    priority.append(Priority.required.rawValue)
    active.resize(rows.count)
    below.resize(rows.count)
    above.resize(rows.count)
    for row in 0..<rows.count {
      active.base[row] = isActive[row]
      insert(rows.below.base[row])
      insert(rows.above.base[row])
    }
    for row in 0..<rows.count {
      below.base[row] = level(rows.below.base[row])
      above.base[row] = level(rows.above.base[row])
    }
  }

  @inline(__always)
  func isActive(_ row: Int) -> Bool { active.base[row] }

  /// Whether a row costs on both sides of 0.
  @inline(__always)
  func isTwoSided(_ row: Int) -> Bool {
    below.base[row] != RowRanks.none && above.base[row] != RowRanks.none
  }

  @inline(__always)
  func isEligible(_ row: Int) -> Bool { active.base[row] && isTwoSided(row) }

  /// The level at which the elimination takes a row: the weaker of its two.
  @inline(__always)
  func eliminationLevel(_ row: Int) -> Int { Int(max(below.base[row], above.base[row])) }

  /// Whether a row is required on both sides, so that it never leaves 0.
  @inline(__always)
  func isRequiredEquality(_ row: Int) -> Bool { below.base[row] == 0 && above.base[row] == 0 }

  private mutating func insert(_ wanted: Float) {
    guard wanted > 0 else { return }
    var place = 0
    while place < priority.count, priority.base[place] > wanted { place += 1 }
    if place < priority.count, priority.base[place] == wanted { return }
    priority.append(wanted)
    var index = priority.count - 1
    while index > place {
      priority.base[index] = priority.base[index - 1]
      index -= 1
    }
    priority.base[place] = wanted
  }

  @inline(__always)
  private func level(_ wanted: Float) -> Int32 {
    guard wanted > 0 else { return RowRanks.none }
    var place = 0
    while priority.base[place] != wanted { place += 1 }
    return Int32(truncatingIfNeeded: place)
  }
}
