/// Rows that the elimination did not use, written in terms of what can still move.
///
/// Two things can: the error of a step's row that is not a required equality, and an assumed
/// variable.
struct ResidualRows: ~Copyable {
  private(set) var row = Buffer<Int32>()
  private(set) var start = Buffer<Int32>()
  private(set) var column = Buffer<Int32>()
  private(set) var factor = Buffer<Double>()
  /// The value of each row before anything has moved.
  private(set) var baseValue = Buffer<Double>()
  /// What each column moves: a row (from 0 on) or an assumed variable (as its complement).
  private(set) var columnEntity = Buffer<Int32>()
  private var columnOfRow = Buffer<Int32>()
  private var columnOfVariable = Buffer<Int32>()
  private var weight = Buffer<Double>()
  /// One bit for each step whose variable still has to be replaced.
  private var pending = Buffer<UInt64>()
  private var touchedAssumed = Buffer<Int32>()

  var count: Int { row.count }
  var columnCount: Int { columnEntity.count }

  /// Whether any row depends on an assumed variable.
  func hasColumn(ofVariable variable: Int) -> Bool {
    count > 0 && columnOfVariable.base[variable] >= 0
  }

  mutating func begin() {
    row.removeAll()
    start.removeAll()
    start.append(0)
    column.removeAll()
    factor.removeAll()
    baseValue.removeAll()
    columnEntity.removeAll()
  }

  /// Sizes the buffers for a system, before the first row after ``begin()``.
  private mutating func prepare(_ rows: SystemRows, _ plan: EliminationPlan) {
    columnOfRow.fill(rows.count, -1)
    columnOfVariable.fill(rows.variableCount, -1)
    weight.fill(rows.variableCount, 0)
    pending.fill(plan.stepCount / 64 + 1, 0)
  }

  /// Adds a row and replaces its variables, back through the steps that computed them.
  ///
  /// - Complexity: O(steps / 64 + terms of the steps that the row depends on).
  mutating func append(
    _ newRow: Int,
    baseValue value: Double,
    _ rows: SystemRows,
    _ plan: EliminationPlan,
    _ ranks: borrowing RowRanks
  ) {
    if count == 0 { prepare(rows, plan) }
    var highest = -1
    for index in Int(rows.start.base[newRow])..<Int(rows.start.base[newRow + 1]) {
      add(Int(rows.variable.base[index]), rows.coefficient.base[index], plan, &highest)
    }
    while highest >= 0 {
      while pending.base[highest] != 0 {
        let bit = 63 - pending.base[highest].leadingZeroBitCount
        pending.base[highest] &= ~(1 << UInt64(bit))
        var unused = -1
        goBack(highest * 64 + bit, plan, ranks, &unused)
      }
      highest -= 1
    }
    for index in 0..<touchedAssumed.count {
      let variable = Int(touchedAssumed.base[index])
      let entity = ~Int32(truncatingIfNeeded: variable)
      appendFactor(variable, entity, weight.base[variable])
      weight.base[variable] = 0
    }
    touchedAssumed.removeAll()
    row.append(Int32(truncatingIfNeeded: newRow))
    baseValue.append(value)
    start.append(Int32(truncatingIfNeeded: column.count))
  }

  /// Replaces a step's variable by the error of its row and by the variables that it was computed
  /// from.
  @inline(__always)
  private mutating func goBack(
    _ step: Int,
    _ plan: EliminationPlan,
    _ ranks: borrowing RowRanks,
    _ highest: inout Int
  ) {
    let variable = Int(plan.stepVariable.base[step])
    let amount = weight.base[variable]
    weight.base[variable] = 0
    guard abs(amount) > 1e-12 else { return }
    let source = Int(plan.stepRow.base[step])
    if !ranks.isRequiredEquality(source) {
      let entity = Int32(truncatingIfNeeded: source)
      appendFactor(source, entity, -amount * plan.stepScale.base[step])
    }
    for index in Int(plan.stepStart.base[step])..<Int(plan.stepStart.base[step + 1]) {
      add(Int(plan.termVariable.base[index]), amount * plan.termFactor.base[index], plan, &highest)
    }
  }

  @inline(__always)
  private mutating func add(
    _ variable: Int,
    _ amount: Double,
    _ plan: EliminationPlan,
    _ highest: inout Int
  ) {
    let step = Int(plan.stepOfVariable.base[variable])
    if step >= 0 {
      weight.base[variable] += amount
      pending.base[step / 64] |= 1 << UInt64(step % 64)
      highest = max(highest, step / 64)
    } else {
      if weight.base[variable] == 0 { touchedAssumed.append(Int32(truncatingIfNeeded: variable)) }
      weight.base[variable] += amount
    }
  }

  /// Adds the row's coefficient of a column, unless it is 0 up to rounding.
  private mutating func appendFactor(_ place: Int, _ entity: Int32, _ amount: Double) {
    guard abs(amount) > 1e-11 else { return }
    column.append(columnIndex(place, entity))
    factor.append(amount)
  }

  private mutating func columnIndex(_ place: Int, _ entity: Int32) -> Int32 {
    let known = entity < 0 ? columnOfVariable.base[place] : columnOfRow.base[place]
    if known >= 0 { return known }
    let made = Int32(truncatingIfNeeded: columnEntity.count)
    if entity < 0 { columnOfVariable.base[place] = made } else { columnOfRow.base[place] = made }
    columnEntity.append(entity)
    return made
  }
}
