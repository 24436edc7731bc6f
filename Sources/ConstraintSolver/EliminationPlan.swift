/// The order in which variables follow from one another, as a program that runs with any constants.
///
/// Each step gives one variable its value from one row and from variables of earlier steps. A variable that no row
/// gives is *assumed*; rows left over then say what it must be. Where rows left over hold by themselves nothing else is
/// needed; otherwise ``blocks`` say how far steps' rows are missed and assumptions are off so that they hold.
final class EliminationPlan {
  /// The variable that a step gives a value, in order.
  @exclusivity(unchecked) var stepVariable: Buffer<Int32>
  /// The row that a step uses.
  @exclusivity(unchecked) var stepRow: Buffer<Int32>
  /// What the row's constant counts for: -1 over the coefficient of the step's variable.
  @exclusivity(unchecked) var stepScale: Buffer<Double>
  /// Where a step's terms start; one more than there are steps.
  @exclusivity(unchecked) var stepStart: Buffer<Int32>
  @exclusivity(unchecked) var termVariable: Buffer<Int32>
  @exclusivity(unchecked) var termFactor: Buffer<Double>
  /// The step of a variable, or -1 where it is assumed.
  @exclusivity(unchecked) var stepOfVariable: Buffer<Int32>
  /// The step of a row, -1 for none, or its place among those left over as `-2 - place`.
  @exclusivity(unchecked) var stepOfRow: Buffer<Int32>
  /// The variables that are assumed.
  @exclusivity(unchecked) var assumed: Buffer<Int32>
  /// Active rows that no step uses, and what must be true of each for the plan to be the solution.
  @exclusivity(unchecked) var leftover: Buffer<Int32>
  @exclusivity(unchecked) var leftoverSign: Buffer<RowSign>
  @exclusivity(unchecked) var blocks = ExchangeBlocks()
  /// What may move without a level's error changing: a row from 0 on, or an assumed variable as its complement.
  @exclusivity(unchecked) var open = Buffer<Int32>()
  /// Which ways each of those may move.
  @exclusivity(unchecked) var openWays = Buffer<OpenWays>()
  /// Whether the plan led to a solution, so that it may be tried with other constants.
  @exclusivity(unchecked) var isComplete = false

  var stepCount: Int { stepVariable.count }

  /// Whether another vertex would have been as good, even by weight.
  @exclusivity(unchecked) var isTied = false

  /// Whether every run leads to what solving from scratch does.
  ///
  /// The vertex is then the only best one for all constants for which the same signs hold: what moving away from it costs depends
  /// on signs alone.
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

  /// Computes the variables of all steps from the constants and from the assumed variables, which have their values.
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

/// The ways in which something may move without a level's error changing.
enum OpenWays: Int8, BitwiseCopyable {
  case up = 1
  case down = 2
  case both = 3

  /// The ways that are left; nil where both are blocked.
  init?(isUpBlocked: Bool, isDownBlocked: Bool) {
    self.init(rawValue: (isUpBlocked ? 0 : 1) + (isDownBlocked ? 0 : 2))
  }
}

/// What must be true of the value of a row.
enum RowSign: Int8, BitwiseCopyable {
  /// At most 0.
  case notAbove = -1
  /// Anything: no change of values could lessen what it costs.
  case any = 0
  /// At least 0.
  case notBelow = 1
  /// 0.
  case zero = 2
}

/// Where the simplex method left the steps' own solution: rows that hold instead of steps' rows and assumptions.
struct ExchangeBlocks: ~Copyable {
  /// Where a block starts among `row` and `column`; one more than there are blocks.
  var start = Buffer<Int32>()
  /// The rows that hold in the end.
  var row = Buffer<Int32>()
  /// What gives way for them: a row from 0 on, or an assumed variable as its complement.
  var column = Buffer<Int32>()
  /// The sign that a column's value must keep.
  var columnSign = Buffer<RowSign>()
  /// The effects of the block's columns on its rows, row by row; inverted when first needed.
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
