/// The order in which variables follow from one another, as a program that runs with any constants.
///
/// Each step computes one variable from one row and from variables of earlier steps. A variable
/// without a step is *assumed*. Rows without a step are *left over*. If they hold as well, the
/// steps are the solution. Otherwise ``blocks`` say how far rows of steps are missed and assumed
/// variables move, so that the rows of the blocks hold.
final class EliminationPlan {
  /// The variable that each step computes.
  @exclusivity(unchecked) var stepVariable: Buffer<Int32>
  /// The row that each step uses.
  @exclusivity(unchecked) var stepRow: Buffer<Int32>
  /// The factor of the row's constant: -1 / coefficient of the step's variable.
  @exclusivity(unchecked) var stepScale: Buffer<Double>
  /// The first term of each step, and the end of the last one.
  @exclusivity(unchecked) var stepStart: Buffer<Int32>
  @exclusivity(unchecked) var termVariable: Buffer<Int32>
  @exclusivity(unchecked) var termFactor: Buffer<Double>
  /// The step of a variable, or -1 where it is assumed.
  @exclusivity(unchecked) var stepOfVariable: Buffer<Int32>
  /// The step of a row; -1 for none; `-2 - index` for a row left over at `index`.
  @exclusivity(unchecked) var stepOfRow: Buffer<Int32>
  @exclusivity(unchecked) var assumed: Buffer<Int32>
  /// Active rows without a step, and the sign each must keep for the plan to be the solution.
  @exclusivity(unchecked) var leftover: Buffer<Int32>
  @exclusivity(unchecked) var leftoverSign: Buffer<RowSign>
  @exclusivity(unchecked) var blocks = ExchangeBlocks()
  /// What can move at no cost on any level: a row (from 0 on) or an assumed variable (as its
  /// complement).
  @exclusivity(unchecked) var open = Buffer<Int32>()
  /// The directions in which each of those can move.
  @exclusivity(unchecked) var openWays = Buffer<OpenWays>()
  /// Whether the plan led to a solution, so that it can be run with other constants.
  @exclusivity(unchecked) var isComplete = false

  var stepCount: Int { stepVariable.count }

  /// Whether another vertex costs the same, tie weights included.
  @exclusivity(unchecked) var isTied = false

  /// Whether a run of the plan gives what solving from scratch gives.
  ///
  /// The vertex is then the only optimum for all constants for which the same signs hold: the cost
  /// of leaving it depends on the signs alone.
  var isRepeatable: Bool { isComplete && !isTied }

  init(variableCount: Int, rowCount: Int, termCount: Int) {
    stepVariable = Buffer(capacity: variableCount)
    stepRow = Buffer(capacity: variableCount)
    stepScale = Buffer(capacity: variableCount)
    stepStart = Buffer(capacity: variableCount + 1)
    termVariable = Buffer(capacity: termCount)
    termFactor = Buffer(capacity: termCount)
    stepOfVariable = Buffer(capacity: variableCount)
    stepOfRow = Buffer(capacity: rowCount)
    assumed = Buffer(capacity: 8)
    leftover = Buffer(capacity: rowCount - min(rowCount, variableCount) + 8)
    leftoverSign = Buffer(capacity: 8)
    stepStart.append(0)
    stepOfVariable.fill(variableCount, -1)
    stepOfRow.fill(rowCount, -1)
  }

  /// Notes an active row that no step uses.
  func addLeftover(_ row: Int) {
    stepOfRow.base[row] = Int32(truncatingIfNeeded: -2 - leftover.count)
    leftover.append(Int32(truncatingIfNeeded: row))
    leftoverSign.append(.any)
  }

  /// Computes the variables of all steps from the constants and from the assumed variables' values.
  ///
  /// - Complexity: O(terms).
  func run(_ constant: UnsafePointer<Double>, _ value: UnsafeMutablePointer<Double>) {
    let (variables, rows, scales) = (stepVariable.base, stepRow.base, stepScale.base)
    let (starts, names, factors) = (stepStart.base, termVariable.base, termFactor.base)
    var index = 0
    for step in 0..<stepCount {
      var sum = constant[Int(rows[step])] * scales[step]
      let end = Int(starts[step + 1])
      while index < end {
        sum += factors[index] * value[Int(names[index])]
        index += 1
      }
      value[Int(variables[step])] = sum
    }
  }
}

/// The directions in which something can move at no cost on any level.
enum OpenWays: Int8, BitwiseCopyable {
  case up = 1
  case down = 2
  case both = 3

  /// The directions that are not blocked; nil when both are.
  init?(isUpBlocked: Bool, isDownBlocked: Bool) {
    self.init(rawValue: (isUpBlocked ? 0 : 1) + (isDownBlocked ? 0 : 2))
  }
}

/// The sign that a row's value must keep.
enum RowSign: Int8, BitwiseCopyable {
  /// At most 0.
  case notAbove = -1
  /// Any sign: no change of values could lower the row's cost.
  case any = 0
  /// At least 0.
  case notBelow = 1
  /// Exactly 0.
  case zero = 2
}

/// Where the simplex method left the elimination's solution: the rows that hold instead of steps'
/// rows and assumptions.
struct ExchangeBlocks: ~Copyable {
  /// The first position of each block in `row` and `column`, and the end of the last block.
  var start = Buffer<Int32>()
  /// The rows that are brought to 0.
  var row = Buffer<Int32>()
  /// What moves for them: a row (from 0 on) or an assumed variable (as its complement).
  var column = Buffer<Int32>()
  /// The sign that a column's value must keep.
  var columnSign = Buffer<RowSign>()
  /// The effects of a block's columns on its rows, in row order; inverted on first use.
  var matrix = Buffer<Double>()
  var matrixStart = Buffer<Int32>()
  var isInverted = false

  var count: Int { max(start.count - 1, 0) }

  mutating func removeAll() {
    start.removeAll()
    row.removeAll()
    column.removeAll()
    columnSign.removeAll()
    matrix.removeAll()
    matrixStart.removeAll()
    isInverted = false
  }
}
