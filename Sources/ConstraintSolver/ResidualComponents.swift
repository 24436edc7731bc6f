/// The connected components of the rows left over: each is solved on its own.
struct ResidualComponents: ~Copyable {
  /// The residual rows, component by component.
  private(set) var row = Buffer<Int32>()
  /// The first row of each component, and the end of the last one.
  private(set) var start = Buffer<Int32>()
  private var parent = Buffer<Int32>()
  private var part = Buffer<Int32>()
  private var place = Buffer<Int32>()

  var count: Int { max(start.count - 1, 0) }

  /// Divides the rows into components.
  ///
  /// A row without columns is in none: nothing changes its cost.
  ///
  /// - Complexity: near O(terms).
  mutating func divide(_ residual: borrowing ResidualRows) {
    parent.resize(residual.columnCount)
    for column in 0..<residual.columnCount {
      parent.base[column] = Int32(truncatingIfNeeded: column)
    }
    for row in 0..<residual.count {
      let range = Int(residual.start.base[row])..<Int(residual.start.base[row + 1])
      guard let first = range.first else { continue }
      for index in range.dropFirst() {
        join(Int(residual.column.base[first]), Int(residual.column.base[index]))
      }
    }
    numberParts(residual)
  }

  private mutating func numberParts(_ residual: borrowing ResidualRows) {
    part.fill(residual.columnCount, -1)
    start.removeAll()
    start.append(0)
    for row in 0..<residual.count {
      guard let root = root(of: row, residual) else { continue }
      if part.base[root] < 0 {
        part.base[root] = Int32(truncatingIfNeeded: start.count - 1)
        start.append(0)
      }
      start.base[Int(part.base[root]) + 1] += 1
    }
    place.resize(start.count)
    place.base[0] = 0
    for index in 1..<start.count {
      start.base[index] += start.base[index - 1]
      place.base[index] = start.base[index]
    }
    row.resize(Int(start.base[start.count - 1]))
    for residualRow in 0..<residual.count {
      guard let root = root(of: residualRow, residual) else { continue }
      let slot = Int(part.base[root])
      row.base[Int(place.base[slot])] = Int32(truncatingIfNeeded: residualRow)
      place.base[slot] += 1
    }
  }

  private mutating func root(of row: Int, _ residual: borrowing ResidualRows) -> Int? {
    let first = Int(residual.start.base[row])
    guard first < Int(residual.start.base[row + 1]) else { return nil }
    return find(Int(residual.column.base[first]))
  }

  private mutating func join(_ left: Int, _ right: Int) {
    let (one, two) = (find(left), find(right))
    if one != two { parent.base[max(one, two)] = Int32(truncatingIfNeeded: min(one, two)) }
  }

  private mutating func find(_ column: Int) -> Int {
    var at = column
    while Int(parent.base[at]) != at {
      parent.base[at] = parent.base[Int(parent.base[at])]
      at = Int(parent.base[at])
    }
    return at
  }
}
