/// The order in which rows are looked at.
final class RowOrder {
  private struct Entry: BitwiseCopyable {
    var key: UInt64
    var row: Int32
  }

  private var row = Buffer<Int32>()
  private var entries = Buffer<Entry>()

  init() {}

  subscript(place: Int) -> Int { Int(row.base[place]) }

  /// The order in which rows were added.
  func setInserted(_ count: Int) {
    row.resize(count)
    for index in 0..<count { row.base[index] = Int32(truncatingIfNeeded: index) }
  }

  /// An order of the rows' own: by the lowest variable, then by all that a row says.
  ///
  /// - Returns: Whether it is another than before.
  /// - Complexity: O(terms + rows · log rows)
  func setCanonical(_ rows: SystemRows, _ constant: UnsafePointer<Double>) -> Bool {
    entries.resize(rows.count)
    for row in 0..<rows.count {
      let key = Self.key(row, rows, constant)
      entries.base[row] = Entry(key: key, row: Int32(truncatingIfNeeded: row))
    }
    var all = UnsafeMutableBufferPointer(start: entries.base, count: rows.count)
    all.sort {
      $0.key != $1.key ? $0.key < $1.key : $0.row < $1.row
    }
    var isChanged = false
    for place in 0..<rows.count {
      isChanged = isChanged || row.base[place] != entries.base[place].row
      row.base[place] = entries.base[place].row
    }
    return isChanged
  }

  private static func key(
    _ row: Int,
    _ rows: SystemRows,
    _ constant: UnsafePointer<Double>
  ) -> UInt64 {
    var sum: UInt64 = 0
    var lowest = UInt64(rows.variableCount)
    for index in Int(rows.start.base[row])..<Int(rows.start.base[row + 1]) {
      let variable = UInt64(rows.variable.base[index])
      lowest = min(lowest, variable)
      // A sum, so that the order of the terms does not matter.
      sum &+= mixed(rows.coefficient.base[index].bitPattern &+ variable &* 0x9E37_79B9_7F4A_7C15)
    }
    let below = UInt64(rows.below.base[row].bitPattern)
    let levels = below << 32 | UInt64(rows.above.base[row].bitPattern)
    sum = mixed(sum &+ mixed(levels) &+ mixed(constant[row].bitPattern ^ 0xA5A5))
    return lowest << 40 | sum >> 24
  }

  /// SplitMix64's last steps.
  private static func mixed(_ value: UInt64) -> UInt64 {
    var mixed = value
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
