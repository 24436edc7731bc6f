/// Where each row starts, added up: the floor of every index of heights, as long as none changes.
struct PrefixSums {
  private let starts: [Double]
  let total: Double

  init(_ count: Int) {
    var starts: [Double] = []
    starts.reserveCapacity(count + 1)
    var total = 0.0
    for row in 0..<count {
      starts.append(total)
      total += VariedRows.height(row)
    }
    (self.starts, self.total) = (starts, total)
  }

  /// The row at an offset, by halving.
  @inline(never)
  func row(at offset: Double) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
