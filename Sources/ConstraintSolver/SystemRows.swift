/// The constraints of a system, row by row, without their constants; instances of one structure
/// share them.
///
/// A row is the sum `s` of its terms and its constant. It costs |s|: at one priority below 0, at
/// another above. An equality has the same priority on both sides. An inequality has 0, which is
/// none, on one side. Content with hugging and compression resistance is one row with two different
/// priorities.
final class SystemRows {
  @exclusivity(unchecked) var variableCount = 0
  @exclusivity(unchecked) var start: Buffer<Int32>
  @exclusivity(unchecked) var variable: Buffer<Int32>
  @exclusivity(unchecked) var coefficient: Buffer<Double>
  @exclusivity(unchecked) var below: Buffer<Float>
  @exclusivity(unchecked) var above: Buffer<Float>
  /// The position of each variable in the row being built.
  ///
  /// An entry may be stale, so it is checked against the row.
  @exclusivity(unchecked) private var place: Buffer<Int32>

  var count: Int { below.count }

  init(variableCapacity: Int, rowCapacity: Int) {
    start = Buffer(capacity: rowCapacity + 1)
    variable = Buffer(capacity: rowCapacity * 3)
    coefficient = Buffer(capacity: rowCapacity * 3)
    below = Buffer(capacity: rowCapacity)
    above = Buffer(capacity: rowCapacity)
    place = Buffer(capacity: variableCapacity)
    start.append(0)
  }

  init(copying other: SystemRows) {
    variableCount = other.variableCount
    start = Buffer()
    variable = Buffer()
    coefficient = Buffer()
    below = Buffer()
    above = Buffer()
    place = Buffer()
    place.copy(other.place)
    start.copy(other.start)
    variable.copy(other.variable)
    coefficient.copy(other.coefficient)
    below.copy(other.below)
    above.copy(other.above)
  }

  func addVariables(_ count: Int) {
    variableCount += count
    place.append(repeating: 0, count: count)
  }

  /// Adds a row, or throws and leaves the system as it was.
  func add(
    _ terms: [Term],
    below belowPriority: Float,
    above abovePriority: Float
  ) throws(SolverError) {
    let first = variable.count
    for term in terms {
      let name = term.variable.index
      guard name >= 0, name < variableCount, term.coefficient.isFinite else {
        takeBack(to: first)
        throw name < 0 || name >= variableCount ? .unknownVariable(name) : .notFinite
      }
      variable.append(Int32(truncatingIfNeeded: name))
      coefficient.append(term.coefficient)
    }
    guard endRow(below: belowPriority, above: abovePriority) else { throw .notFinite }
  }

  /// Ends the row whose terms were appended: joins terms of one variable and drops those that
  /// vanish.
  ///
  /// A coefficient below a billionth of the row's largest is rounding; dividing by it would amplify
  /// noise.
  /// - Returns: False when joined terms overflow; the row is then taken back.
  func endRow(below belowPriority: Float, above abovePriority: Float) -> Bool {
    let first = Int(start.base[start.count - 1])
    // The largest of the original terms: what cancelling terms leave is small against them.
    var largest = 0.0
    for index in first..<variable.count { largest = max(largest, abs(coefficient.base[index])) }
    let end = joinTerms(from: first)
    var sum = 0.0
    for index in first..<end { sum += abs(coefficient.base[index]) }
    guard sum.isFinite else {
      takeBack(to: first)
      return false
    }
    var kept = first
    for index in first..<end where abs(coefficient.base[index]) > largest * 1e-9 {
      variable.base[kept] = variable.base[index]
      coefficient.base[kept] = coefficient.base[index]
      kept += 1
    }
    takeBack(to: kept)
    start.append(Int32(truncatingIfNeeded: kept))
    below.append(belowPriority)
    above.append(abovePriority)
    return true
  }

  /// Removes the terms from a position on.
  func takeBack(to end: Int) {
    variable.removeLast(to: end)
    coefficient.removeLast(to: end)
  }

  private func joinTerms(from first: Int) -> Int {
    var end = first
    for index in first..<variable.count {
      let (name, factor) = (variable.base[index], coefficient.base[index])
      let same = Int(place.base[Int(name)])
      if same >= first, same < end, variable.base[same] == name {
        coefficient.base[same] += factor
      } else {
        variable.base[end] = name
        coefficient.base[end] = factor
        place.base[Int(name)] = Int32(truncatingIfNeeded: end)
        end += 1
      }
    }
    return end
  }

  func isEqual(to other: SystemRows) -> Bool {
    guard variableCount == other.variableCount, count == other.count,
      variable.count == other.variable.count
    else { return false }
    for row in 0..<count
    where start.base[row + 1] != other.start.base[row + 1]
      || below.base[row] != other.below.base[row] || above.base[row] != other.above.base[row]
    {
      return false
    }
    for index in 0..<variable.count
    where variable.base[index] != other.variable.base[index]
      || coefficient.base[index] != other.coefficient.base[index]
    {
      return false
    }
    return true
  }
}
