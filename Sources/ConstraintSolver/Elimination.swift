/// Finds an order in which each variable follows from variables before it.
///
/// Rows with one unknown are used first, higher priorities before lower ones. Where no such row is
/// left, the unknown in most rows is assumed. Layouts are almost triangular, so few variables are
/// assumed. The result is only a starting solution, chosen by priority: the simplex method corrects
/// it.
struct Elimination: ~Copyable {
  /// The number of unknowns left in each row.
  private var unknownCount = Buffer<Int32>()
  private var columnStart = Buffer<Int32>()
  private var columnRow = Buffer<Int32>()
  /// Rows with one unknown left, by level: a stack for each level, linked through `next`.
  private var head = Buffer<Int32>()
  private var next = Buffer<Int32>()
  /// The variables by the number of rows that hold them, most first.
  private var byDegree = Buffer<Int32>()

  /// Plans the elimination of the eligible rows: active ones with a cost on both sides.
  ///
  /// `order` decides between equal rows; it matters only where constraints leave values open.
  /// - Complexity: O(terms + levels · rows).
  mutating func plan(
    _ rows: SystemRows,
    _ ranks: borrowing RowRanks,
    order: RowOrder
  ) -> EliminationPlan {
    let plan = EliminationPlan(
      variableCount: rows.variableCount,
      rowCount: rows.count,
      termCount: rows.variable.count
    )
    index(rows, ranks, order)
    gatherReady(rows, ranks, order)
    peel(rows, ranks, plan)
    for place in 0..<rows.count {
      let row = order[place]
      if ranks.isActive(row) && plan.stepOfRow.base[row] < 0 { plan.addLeftover(row) }
    }
    return plan
  }

  /// Lists for each variable the eligible rows that hold it.
  private mutating func index(
    _ rows: SystemRows,
    _ ranks: borrowing RowRanks,
    _ order: RowOrder
  ) {
    let (starts, names) = (rows.start.base, rows.variable.base)
    columnStart.fill(rows.variableCount + 2, 0)
    unknownCount.fill(rows.count, -1)
    // Counts are stored two positions ahead, so that filling leaves each start in its final
    // position.
    let columns = columnStart.base + 2
    for row in 0..<rows.count where ranks.isEligible(row) {
      unknownCount.base[row] = starts[row + 1] - starts[row]
      for index in Int(starts[row])..<Int(starts[row + 1]) { columns[Int(names[index])] += 1 }
    }
    for variable in 0..<rows.variableCount { columns[variable] += columns[variable - 1] }
    columnRow.resize(Int(columns[rows.variableCount - 1]))
    let places = columnStart.base + 1
    for slot in 0..<rows.count {
      let row = order[slot]
      guard unknownCount.base[row] >= 0 else { continue }
      for index in Int(starts[row])..<Int(starts[row + 1]) {
        let variable = Int(names[index])
        columnRow.base[Int(places[variable])] = Int32(truncatingIfNeeded: row)
        places[variable] += 1
      }
    }
  }

  private mutating func gatherReady(
    _ rows: SystemRows,
    _ ranks: borrowing RowRanks,
    _ order: RowOrder
  ) {
    head.fill(ranks.levelCount, -1)
    next.resize(rows.count)
    for place in (0..<rows.count).reversed() {
      let row = order[place]
      if unknownCount.base[row] == 1 { push(row, ranks) }
    }
  }

  @inline(__always)
  private mutating func push(_ row: Int, _ ranks: borrowing RowRanks) {
    let level = ranks.eliminationLevel(row)
    next.base[row] = head.base[level]
    head.base[level] = Int32(truncatingIfNeeded: row)
  }

  private mutating func peel(
    _ rows: SystemRows,
    _ ranks: borrowing RowRanks,
    _ plan: EliminationPlan
  ) {
    // -2 marks an unknown variable.
    plan.stepOfVariable.fill(rows.variableCount, -2)
    var candidate = -1
    while true {
      if let row = popReady() {
        guard unknownCount.base[row] == 1 else { continue }
        settle(step(row, rows, plan), ranks)
      } else {
        if candidate < 0 { sortByDegree(rows.variableCount) }
        candidate += 1
        while candidate < rows.variableCount,
          plan.stepOfVariable.base[Int(byDegree.base[candidate])] != -2
        { candidate += 1 }
        guard candidate < rows.variableCount else { return }
        let variable = byDegree.base[candidate]
        plan.stepOfVariable.base[Int(variable)] = -1
        plan.assumed.append(variable)
        settle(Int(variable), ranks)
      }
    }
  }

  private mutating func popReady() -> Int? {
    for level in 0..<head.count where head.base[level] >= 0 {
      let row = Int(head.base[level])
      head.base[level] = next.base[row]
      return row
    }
    return nil
  }

  /// Writes the step that computes the only unknown of a row.
  private func step(_ row: Int, _ rows: SystemRows, _ plan: EliminationPlan) -> Int {
    let range = Int(rows.start.base[row])..<Int(rows.start.base[row + 1])
    var pivot = range.lowerBound
    while plan.stepOfVariable.base[Int(rows.variable.base[pivot])] != -2 { pivot += 1 }
    let variable = Int(rows.variable.base[pivot])
    let scale = -1 / rows.coefficient.base[pivot]
    for index in range where index != pivot {
      plan.termVariable.append(rows.variable.base[index])
      plan.termFactor.append(rows.coefficient.base[index] * scale)
    }
    let step = Int32(truncatingIfNeeded: plan.stepCount)
    plan.stepOfVariable.base[variable] = step
    plan.stepOfRow.base[row] = step
    plan.stepVariable.append(Int32(truncatingIfNeeded: variable))
    plan.stepRow.append(Int32(truncatingIfNeeded: row))
    plan.stepScale.append(scale)
    plan.stepStart.append(Int32(truncatingIfNeeded: plan.termVariable.count))
    return variable
  }

  /// Marks a variable as known: each of its rows has one unknown less.
  @inline(__always)
  private mutating func settle(_ variable: Int, _ ranks: borrowing RowRanks) {
    let range = Int(columnStart.base[variable])..<Int(columnStart.base[variable + 1])
    for index in range {
      let row = Int(columnRow.base[index])
      unknownCount.base[row] -= 1
      if unknownCount.base[row] == 1 { push(row, ranks) }
    }
  }

  private mutating func sortByDegree(_ count: Int) {
    byDegree.resize(count)
    let starts = columnStart.base
    var most = 0
    for variable in 0..<count { most = max(most, Int(starts[variable + 1] - starts[variable])) }
    // A stable counting sort: variables of equal degree keep their order. Only rows use `next`, so
    // it is free here.
    var place = Buffer<Int32>(capacity: most + 2)
    place.fill(most + 2, 0)
    for variable in 0..<count {
      place.base[most - Int(starts[variable + 1] - starts[variable]) + 1] += 1
    }
    for degree in 0...most { place.base[degree + 1] += place.base[degree] }
    for variable in 0..<count {
      let slot = most - Int(starts[variable + 1] - starts[variable])
      byDegree.base[Int(place.base[slot])] = Int32(truncatingIfNeeded: variable)
      place.base[slot] += 1
    }
  }
}
