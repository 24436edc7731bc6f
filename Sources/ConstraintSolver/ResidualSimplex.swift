/// The simplex method on one component of the rows left over, with a dense tableau of rows by
/// columns.
///
/// The error of a row is the value `s` of its expression. A row costs |s|, at the level of the side
/// on which `s` lies, with a breakpoint at 0. A vertex is a set of rows at their breakpoints: the
/// *nonbasic* ones, one for each column.
///
/// Levels are minimised one after the other, the highest first. After each, the directions that
/// would cost at it are blocked, and its rows may not cross their breakpoints any more. Required
/// rows are the first level: if its errors do not become 0, there is a conflict. Weights choose one
/// vertex among those that cost the same at all levels, so the result does not depend on the path
/// of pivots.
///
/// Along a direction, the search passes breakpoints while the cost still falls (the "long step"
/// rule). After a run of degenerate pivots it follows Bland's rule, under which the method cannot
/// cycle.
struct ResidualSimplex: ~Copyable {
  private(set) var rowCount = 0
  private(set) var columnCount = 0
  /// The tableau in row order: the coefficient of a nonbasic entity in a basic one.
  private var tableau = Buffer<Double>()
  private(set) var value = Buffer<Double>()
  /// Entities are numbered: first the initial columns, then the rows.
  private(set) var basic = Buffer<Int32>()
  private(set) var nonbasic = Buffer<Int32>()
  private var below = Buffer<Int32>()
  private var above = Buffer<Int32>()
  private var weight = Buffer<Double>()
  /// The side of 0 on which a basic entity lies: 1 or -1; 0 for one without a breakpoint.
  private(set) var side = Buffer<Int8>()
  private(set) var isUpBlocked = Buffer<Bool>()
  private(set) var isDownBlocked = Buffer<Bool>()
  private var slope = Buffer<Double>()
  private var breakTime = Buffer<Double>()
  private var breakRow = Buffer<Int32>()
  private var stalledCount = 0
  private(set) var pivotCount = 0
  private var stepsLeft = 0

  private let epsilon = 1e-9
  /// The level after all others: the weighted sum of all errors, which breaks ties.
  private static let tieLevel = RowRanks.none - 1

  mutating func begin(rows: Int, columns: Int) {
    (rowCount, columnCount) = (rows, columns)
    tableau.fill(rows * columns, 0)
    value.resize(rows)
    basic.resize(rows)
    nonbasic.resize(columns)
    below.resize(rows + columns)
    above.resize(rows + columns)
    weight.resize(rows + columns)
    side.fill(rows, 0)
    isUpBlocked.fill(columns, false)
    isDownBlocked.fill(columns, false)
    slope.resize(columns)
    for row in 0..<rows { basic.base[row] = Int32(truncatingIfNeeded: columns + row) }
    for column in 0..<columns { nonbasic.base[column] = Int32(truncatingIfNeeded: column) }
    stalledCount = 0
    pivotCount = 0
    stepsLeft = 200 + 60 * (rows + columns)
  }

  /// Sets the level of an entity's cost on either side of 0, and its weight for ties.
  mutating func setCosts(
    _ entity: Int,
    below belowLevel: Int32,
    above aboveLevel: Int32,
    weight tieWeight: Double
  ) {
    below.base[entity] = belowLevel
    above.base[entity] = aboveLevel
    weight.base[entity] = tieWeight
  }

  mutating func setFactor(_ row: Int, _ column: Int, _ factor: Double) {
    tableau.base[row * columnCount + column] = factor
  }

  func factor(_ row: Int, _ column: Int) -> Double { tableau.base[row * columnCount + column] }

  mutating func setValue(_ row: Int, _ start: Double) {
    value.base[row] = start
    let entity = columnCount + row
    // A row at its breakpoint starts on the side that costs nothing, if there is one.
    side.base[row] = start > 0 || (start == 0 && above.base[entity] == RowRanks.none) ? 1 : -1
  }

  /// Minimises each level in turn, then the weighted sum.
  ///
  /// - Returns: False when the limit on pivots was reached.
  mutating func solve(levelCount: Int) -> Bool {
    for level in 0..<Int32(truncatingIfNeeded: levelCount) {
      guard minimise(level) else { return false }
      block(level)
    }
    return minimise(Self.tieLevel)
  }

  /// Whether a column can move at no cost on any level, tie weights included.
  func isTied(_ column: Int) -> Bool {
    let (up, down) = rates(column, Self.tieLevel)
    return (!isUpBlocked.base[column] && up <= epsilon)
      || (!isDownBlocked.base[column] && down <= epsilon)
  }

  private mutating func minimise(_ level: Int32) -> Bool {
    while true {
      computeSlopes(level)
      guard let (column, isUp) = entering(level) else { break }
      stepsLeft -= 1
      guard stepsLeft > 0 else { return false }
      move(column, isUp ? 1 : -1, level)
    }
    return true
  }

  private mutating func block(_ level: Int32) {
    for column in 0..<columnCount {
      let (up, down) = rates(column, level)
      if up > epsilon { isUpBlocked.base[column] = true }
      if down > epsilon { isDownBlocked.base[column] = true }
    }
  }

  /// The cost at a level of one unit on the side whose own level is `own`; at the tie level, the
  /// entity's weight.
  @inline(__always)
  private func cost(_ entity: Int, _ own: Int32, _ level: Int32) -> Double {
    if level == Self.tieLevel { return own == RowRanks.none ? 0 : weight.base[entity] }
    return own == level ? 1 : 0
  }

  /// Computes what a unit of each column costs at a level, through the basic rows alone.
  private mutating func computeSlopes(_ level: Int32) {
    slope.fill(columnCount, 0)
    let slopes = slope.base
    for row in 0..<rowCount {
      let entity = Int(basic.base[row])
      let side = side.base[row]
      let sign =
        side > 0
        ? cost(entity, above.base[entity], level)
        : side < 0 ? -cost(entity, below.base[entity], level) : 0
      guard sign != 0 else { continue }
      let line = tableau.base + row * columnCount
      for column in 0..<columnCount { slopes[column] += sign * line[column] }
    }
  }

  /// The full cost at a level of moving a column one unit up or down.
  @inline(__always)
  private func rates(_ column: Int, _ level: Int32) -> (up: Double, down: Double) {
    let entity = Int(nonbasic.base[column])
    let slope = slope.base[column]
    return (
      slope + cost(entity, above.base[entity], level),
      -slope + cost(entity, below.base[entity], level)
    )
  }

  /// A column and direction in which the level's cost falls, or nil at its minimum.
  ///
  /// Columns without a cost of their own come first, then the steepest. Under Bland's rule it is
  /// the first entity.
  private func entering(_ level: Int32) -> (column: Int, isUp: Bool)? {
    var best: (column: Int, isUp: Bool)?
    var steepest = -epsilon
    var bestEntity = Int32.max
    for column in 0..<columnCount {
      let (up, down) = rates(column, level)
      let isUp = !isUpBlocked.base[column] && (up < down || isDownBlocked.base[column])
      guard isUp || !isDownBlocked.base[column] else { continue }
      var rate = isUp ? up : down
      guard rate < -epsilon else { continue }
      let entity = nonbasic.base[column]
      if stalledCount > 12 {
        if entity < bestEntity { (best, bestEntity) = ((column, isUp), entity) }
        continue
      }
      if isFree(Int(entity)) { rate *= 1e6 }
      if rate < steepest { (best, steepest) = ((column, isUp), rate) }
    }
    return best
  }

  @inline(__always)
  private func isFree(_ entity: Int) -> Bool {
    below.base[entity] == RowRanks.none && above.base[entity] == RowRanks.none
  }

  /// Moves along a column while the cost falls, then pivots on the row whose breakpoint ends the
  /// move.
  private mutating func move(_ column: Int, _ direction: Double, _ level: Int32) {
    collectBreaks(column, direction, level)
    let (up, down) = rates(column, level)
    var rate = direction > 0 ? up : down
    while let index = nextBreak(column) {
      let row = Int(breakRow.base[index])
      let entity = Int(basic.base[row])
      let (low, high) = (below.base[entity], above.base[entity])
      let isHard = min(low, high) < level
      let kink = (low == level ? 1.0 : 0) + (high == level ? 1 : 0)
      rate += kink * abs(factor(row, column))
      if isHard || rate >= -epsilon {
        return step(column, direction, to: row, after: breakTime.base[index], isHard, level)
      }
      breakTime.base[index] = -1
    }
    // Costs are never negative: only rounding makes one fall without end.
    if direction > 0 {
      isUpBlocked.base[column] = true
    } else {
      isDownBlocked.base[column] = true
    }
  }

  /// Finds when each basic row with a cost at this level or a higher one reaches its breakpoint.
  private mutating func collectBreaks(_ column: Int, _ direction: Double, _ level: Int32) {
    breakTime.removeAll()
    breakRow.removeAll()
    for row in 0..<rowCount {
      let rate = factor(row, column) * direction
      let side = side.base[row]
      guard side != 0, side > 0 ? rate < -epsilon : rate > epsilon else { continue }
      let entity = Int(basic.base[row])
      guard min(below.base[entity], above.base[entity]) <= level else { continue }
      breakTime.append(max(0, -value.base[row] / rate))
      breakRow.append(Int32(truncatingIfNeeded: row))
    }
  }

  /// The first breakpoint; among equal ones, that of the largest coefficient, the most accurate
  /// pivot.
  private func nextBreak(_ column: Int) -> Int? {
    var best: Int?
    for index in 0..<breakTime.count where breakTime.base[index] >= 0 {
      guard let earlier = best else {
        best = index
        continue
      }
      let (time, bestTime) = (breakTime.base[index], breakTime.base[earlier])
      let tie = 1e-12 * max(1, bestTime)
      if time < bestTime - tie {
        best = index
      } else if time <= bestTime + tie {
        let (row, bestRow) = (Int(breakRow.base[index]), Int(breakRow.base[earlier]))
        let isBetter =
          stalledCount > 12
          ? basic.base[row] < basic.base[bestRow]
          : abs(factor(row, column)) > abs(factor(bestRow, column)) * (1 + 1e-9)
        if isBetter { best = index }
      }
    }
    return best
  }

  private mutating func step(
    _ column: Int,
    _ direction: Double,
    to leavingRow: Int,
    after time: Double,
    _ isHard: Bool,
    _ level: Int32
  ) {
    for row in 0..<rowCount {
      let rate = factor(row, column) * direction
      guard rate != 0 else { continue }
      value.base[row] += rate * time
      let entity = Int(basic.base[row])
      if side.base[row] != 0, min(below.base[entity], above.base[entity]) > level {
        if value.base[row] > 0 {
          side.base[row] = 1
        } else if value.base[row] < 0 {
          side.base[row] = -1
        }
      }
    }
    // The move went past these rows' breakpoints.
    for index in 0..<breakTime.count where breakTime.base[index] < 0 {
      side.base[Int(breakRow.base[index])] *= -1
    }
    stalledCount = time > 1e-10 ? 0 : stalledCount + 1
    let wasUp = side.base[leavingRow] > 0
    exchange(leavingRow, column)
    value.base[leavingRow] = direction * time
    let entity = Int(basic.base[leavingRow])
    side.base[leavingRow] = isFree(entity) ? 0 : (direction > 0 ? 1 : -1)
    isUpBlocked.base[column] = !wasUp && isHard
    isDownBlocked.base[column] = wasUp && isHard
  }

  /// Pivots: exchanges a basic row with a nonbasic column.
  private mutating func exchange(_ row: Int, _ column: Int) {
    pivotCount += 1
    let width = columnCount
    let line = tableau.base + row * width
    let inverse = 1 / line[column]
    for index in 0..<width { line[index] *= -inverse }
    line[column] = inverse
    for other in 0..<rowCount where other != row {
      let target = tableau.base + other * width
      let amount = target[column]
      guard amount != 0 else { continue }
      target[column] = 0
      for index in 0..<width {
        let sum = target[index] + amount * line[index]
        // Terms that cancel leave rounding, not 0. A later pivot would divide by it.
        target[index] = abs(sum) > 1e-12 ? sum : 0
      }
    }
    let entity = basic.base[row]
    basic.base[row] = nonbasic.base[column]
    nonbasic.base[column] = entity
  }
}
