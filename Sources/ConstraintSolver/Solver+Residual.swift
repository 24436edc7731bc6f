extension Solver {
  /// Runs the simplex method on each component of the rows left over, and moves the values to its
  /// result.
  ///
  /// - Returns: False when the limit on pivots was reached.
  func solveResidual(_ plan: EliminationPlan) -> Bool {
    let work = workspace
    plan.isTied = false
    plan.blocks.removeAll()
    plan.blocks.start.append(0)
    work.openEntities.removeAll()
    work.openWays.removeAll()
    work.components.divide(work.residual)
    work.localColumn.fill(work.residual.columnCount, -1)
    work.savedConstants.copy(constant)
    for index in 0..<plan.leftover.count { plan.leftoverSign.base[index] = .any }
    for index in 0..<plan.assumed.count {
      let variable = Int(plan.assumed.base[index])
      values.base[variable] = preferred.base[variable]
    }
    var isFinished = true
    for part in 0..<work.components.count where isFinished { isFinished = solvePart(part, plan) }
    plan.run(constant.base, values.base)
    constant.copy(work.savedConstants)
    return isFinished
  }

  private func solvePart(_ part: Int, _ plan: EliminationPlan) -> Bool {
    let work = workspace
    let first = Int(work.components.start.base[part])
    let rowCount = Int(work.components.start.base[part + 1]) - first
    gatherColumns(first..<first + rowCount)
    let columnCount = work.columns.count
    work.simplex.begin(rows: rowCount, columns: columnCount)
    for column in 0..<columnCount {
      let entity = work.residual.columnEntity.base[Int(work.columns.base[column])]
      if entity < 0 {
        work.simplex.setCosts(column, below: RowRanks.none, above: RowRanks.none, weight: 0)
      } else {
        setCosts(column, ofRow: Int(entity))
      }
    }
    for place in 0..<rowCount { enter(Int(work.components.row.base[first + place]), at: place) }
    let isFinished = work.simplex.solve(levelCount: work.ranks.levelCount)
    statistics.pivotCount += work.simplex.pivotCount
    takeOver(first, plan)
    return isFinished
  }

  private func setCosts(_ entity: Int, ofRow row: Int) {
    workspace.simplex.setCosts(
      entity,
      below: workspace.ranks.below.base[row],
      above: workspace.ranks.above.base[row],
      weight: rows.tieWeight(row)
    )
  }

  /// Lists the columns of a component, in the order in which its rows use them.
  private func gatherColumns(_ range: Range<Int>) {
    let work = workspace
    work.columns.removeAll()
    for slot in range {
      let row = Int(work.components.row.base[slot])
      for index in Int(work.residual.start.base[row])..<Int(work.residual.start.base[row + 1]) {
        let column = Int(work.residual.column.base[index])
        guard work.localColumn.base[column] < 0 else { continue }
        work.localColumn.base[column] = Int32(truncatingIfNeeded: work.columns.count)
        work.columns.append(Int32(truncatingIfNeeded: column))
      }
    }
  }

  private func enter(_ residualRow: Int, at place: Int) {
    let work = workspace
    let row = Int(work.residual.row.base[residualRow])
    setCosts(work.columns.count + place, ofRow: row)
    work.simplex.setValue(place, work.residual.baseValue.base[residualRow])
    let range =
      Int(work.residual.start.base[residualRow])..<Int(work.residual.start.base[residualRow + 1])
    for index in range {
      let column = Int(work.localColumn.base[Int(work.residual.column.base[index])])
      work.simplex.setFactor(place, column, work.residual.factor.base[index])
    }
  }

  /// Moves the values to the simplex method's vertex, and records how it differs from the
  /// elimination's.
  private func takeOver(_ first: Int, _ plan: EliminationPlan) {
    let work = workspace
    let columnCount = work.simplex.columnCount
    for place in 0..<work.simplex.rowCount {
      let entity = Int(work.simplex.basic.base[place])
      let sign: RowSign =
        work.simplex.side.base[place] == 0
        ? .any : (work.simplex.side.base[place] > 0 ? .notBelow : .notAbove)
      if entity < columnCount {
        give(Int(work.columns.base[entity]), work.simplex.value.base[place], sign, plan)
      } else {
        let residualRow = Int(work.components.row.base[first + entity - columnCount])
        keep(sign, ofRow: Int(work.residual.row.base[residualRow]), plan)
      }
    }
    for column in 0..<columnCount {
      if work.simplex.isTied(column) { plan.isTied = true }
      let entity = Int(work.simplex.nonbasic.base[column])
      let ways = OpenWays(
        isUpBlocked: work.simplex.isUpBlocked.base[column],
        isDownBlocked: work.simplex.isDownBlocked.base[column]
      )
      if let ways { work.openWays.append(ways) }
      if entity >= columnCount {
        let residualRow = work.components.row.base[first + entity - columnCount]
        plan.blocks.row.append(residualRow)
        if ways != nil { work.openEntities.append(work.residual.row.base[Int(residualRow)]) }
      } else if ways != nil {
        let global = Int(work.columns.base[entity])
        work.openEntities.append(work.residual.columnEntity.base[global])
      }
    }
    plan.blocks.start.append(Int32(truncatingIfNeeded: plan.blocks.column.count))
    writeMatrix(plan)
  }

  /// Moves a column by an amount.
  private func give(_ column: Int, _ amount: Double, _ sign: RowSign, _ plan: EliminationPlan) {
    let entity = workspace.residual.columnEntity.base[column]
    plan.blocks.column.append(Int32(truncatingIfNeeded: column))
    plan.blocks.columnSign.append(entity < 0 ? .any : sign)
    if entity < 0 {
      values.base[Int(~entity)] += amount
    } else {
      constant.base[Int(entity)] -= amount
    }
  }

  private func keep(_ sign: RowSign, ofRow row: Int, _ plan: EliminationPlan) {
    let place = -2 - Int(plan.stepOfRow.base[row])
    if place >= 0 { plan.leftoverSign.base[place] = sign }
  }

  /// Records the effects of the last block's columns on its rows, both as entities of the system.
  private func writeMatrix(_ plan: EliminationPlan) {
    let work = workspace
    let first = Int(plan.blocks.start.base[plan.blocks.start.count - 2])
    let count = plan.blocks.column.count - first
    plan.blocks.matrixStart.append(Int32(truncatingIfNeeded: plan.blocks.matrix.count))
    for place in first..<first + count {
      work.localColumn.base[Int(plan.blocks.column.base[place])] = Int32(
        truncatingIfNeeded: -2 - (place - first)
      )
    }
    for place in first..<first + count {
      let residualRow = Int(plan.blocks.row.base[place])
      let line = plan.blocks.matrix.count
      for _ in 0..<count { plan.blocks.matrix.append(0) }
      let range =
        Int(work.residual.start.base[residualRow])..<Int(work.residual.start.base[residualRow + 1])
      for index in range {
        let local = Int(work.localColumn.base[Int(work.residual.column.base[index])])
        if local <= -2 {
          plan.blocks.matrix.base[line - 2 - local] = work.residual.factor.base[index]
        }
      }
      plan.blocks.row.base[place] = work.residual.row.base[residualRow]
    }
    for place in first..<first + count {
      let column = Int(plan.blocks.column.base[place])
      plan.blocks.column.base[place] = work.residual.columnEntity.base[column]
    }
  }
}
