/// The order in which the elimination and ties take rows.
final class RowOrder {
  private struct Entry: BitwiseCopyable {
    var key: UInt64
    var row: Int32
  }

  @exclusivity(unchecked) private var row = Buffer<Int32>()
  @exclusivity(unchecked) private var entries = Buffer<Entry>()

  init() {}

  subscript(place: Int) -> Int { Int(row.base[place]) }

  func setInserted(_ count: Int) {
    row.resize(count)
    for index in 0..<count { row.base[index] = Int32(truncatingIfNeeded: index) }
  }

  /// Orders rows by their lowest variable, then by their content, whatever the order in which they
  /// were added.
  ///
  /// - Returns: Whether the order changed.
  /// - Complexity: O(terms + rows · log rows).
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
    let (lowest, content) = rows.content(row)
    let sum = SystemRows.mixed(content &+ SystemRows.mixed(constant[row].bitPattern ^ 0xA5A5))
    return UInt64(lowest) << 40 | sum >> 24
  }
}

extension SystemRows {
  /// The weight of a row's error in a tie: the lower its first variable, the greater.
  ///
  /// Rows of equal terms and priorities have equal weights. Constants have no influence.
  func tieWeight(_ row: Int) -> Double {
    let (lowest, content) = content(row)
    let part = Double(content >> 11) * 0x1p-53
    return 1 - (Double(lowest) + part / 2) / Double(2 * variableCount)
  }

  /// The lowest variable of a row, and a hash of its content without the constant.
  fileprivate func content(_ row: Int) -> (lowest: Int, content: UInt64) {
    var sum: UInt64 = 0
    var lowest = variableCount
    for index in Int(start.base[row])..<Int(start.base[row + 1]) {
      let name = Int(variable.base[index])
      lowest = min(lowest, name)
      // A sum, because the order of terms must not matter.
      sum &+= Self.mixed(
        coefficient.base[index].bitPattern &+ UInt64(name) &* 0x9E37_79B9_7F4A_7C15
      )
    }
    let levels = UInt64(below.base[row].bitPattern) << 32 | UInt64(above.base[row].bitPattern)
    return (lowest, Self.mixed(sum &+ Self.mixed(levels)))
  }

  /// SplitMix64's output function.
  fileprivate static func mixed(_ value: UInt64) -> UInt64 {
    var mixed = value
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
