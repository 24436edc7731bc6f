extension Solver {
  /// Computes the values of all variables.
  ///
  /// - Returns: The outcome, also kept in ``status``.
  /// - Complexity: O(terms) for a typical layout; at worst the cube of the number of rows left
  ///   over.
  @discardableResult
  public func solve() -> SolveStatus {
    switch staleness {
    case .nothing: return status
    case .oneConstant:
      if slideAlong(editedRow) { break }
      let isSame = slide?.slide.row == editedRow
      if !replay(keepingSlides: isSame) { solveFully() }
      if slide?.slide.row != editedRow { makeSlide(editedRow) }
    case .constants:
      if !replay(keepingSlides: false) { solveFully() }
    case .structure:
      spare = nil
      plan = nil
      // From now on the other instances have other rows, or other active ones.
      pool = nil
      solveFully()
    }
    staleness = .nothing
    return status
  }

  private func solveFully() {
    let work = workspace
    statistics.fullSolveCount += 1
    if let plan, plan.isComplete { spare = SparePlan(plan, slide) }
    slide = nil
    work.ranks.rank(rows, isActive: isActive.base)
    work.order.setInserted(rows.count)
    solveInOrder()
    // Among equal optima, the order of rows decides. The canonical order does not depend on when
    // rows were added.
    if plan?.isTied == true, work.order.setCanonical(rows, constant.base) { solveInOrder() }
    guard let plan else { return }
    findOpen(plan)
    plan.isComplete = status == .solved
    if plan.isRepeatable { pool?.add(plan) }
  }

  private func solveInOrder() {
    let work = workspace
    let plan = work.elimination.plan(rows, work.ranks, order: work.order)
    self.plan = plan
    statistics.assumedCount += plan.assumed.count
    runFromPreferred(plan)
    findLoose(plan)
    work.residual.begin()
    work.isResidual.fill(rows.count, false)
    work.openEntities.removeAll()
    work.openWays.removeAll()
    var isFinished = true
    // Each round takes in the rows that the last one broke. Most systems need one round or none.
    while isFinished, takeResidual(plan) { isFinished = solveResidual(plan) }
    setSigns(plan)
    status = finalStatus(isFinished)
  }

  private func runFromPreferred(_ plan: EliminationPlan) {
    for index in 0..<plan.assumed.count {
      let variable = Int(plan.assumed.base[index])
      values.base[variable] = preferred.base[variable]
    }
    plan.run(constant.base, values.base)
  }

  /// Marks variables that depend on assumed ones: a row about them may hold by chance and still
  /// decides something.
  private func findLoose(_ plan: EliminationPlan) {
    guard plan.assumed.count > 0 else { return }
    let work = workspace
    work.isLoose.fill(rows.variableCount, false)
    for index in 0..<plan.assumed.count { work.isLoose.base[Int(plan.assumed.base[index])] = true }
    for step in 0..<plan.stepCount {
      for index in Int(plan.stepStart.base[step])..<Int(plan.stepStart.base[step + 1])
      where work.isLoose.base[Int(plan.termVariable.base[index])] {
        work.isLoose.base[Int(plan.stepVariable.base[step])] = true
        break
      }
    }
  }

  /// Takes rows into the residual that are broken, or that determine an assumed variable.
  ///
  /// - Returns: Whether there were any.
  private func takeResidual(_ plan: EliminationPlan) -> Bool {
    let work = workspace
    let before = work.residual.count
    let tolerance = tolerance
    for index in 0..<plan.leftover.count {
      let row = Int(plan.leftover.base[index])
      guard !work.isResidual.base[row] else { continue }
      let value = rowValue(row)
      let isBroken =
        (value > tolerance && work.ranks.above.base[row] != RowRanks.none)
        || (value < -tolerance && work.ranks.below.base[row] != RowRanks.none)
      guard isBroken || (before == 0 && isTelling(row, plan)) else { continue }
      work.isResidual.base[row] = true
      // In later rounds values have moved; the tableau starts from those before any move.
      if before == 0, work.residual.count == 0 { work.baseValues.copy(values) }
      let start = before == 0 ? value : baseValue(row)
      work.residual.append(row, baseValue: start, rows, plan, work.ranks)
    }
    statistics.residualCount += work.residual.count - before
    return work.residual.count > before
  }

  private func isTelling(_ row: Int, _ plan: EliminationPlan) -> Bool {
    guard plan.assumed.count > 0, workspace.ranks.isTwoSided(row) else { return false }
    for index in Int(rows.start.base[row])..<Int(rows.start.base[row + 1])
    where workspace.isLoose.base[Int(rows.variable.base[index])] {
      return true
    }
    return false
  }

  private func baseValue(_ row: Int) -> Double {
    var sum = constant.base[row]
    for index in Int(rows.start.base[row])..<Int(rows.start.base[row + 1]) {
      sum +=
        rows.coefficient.base[index]
        * workspace.baseValues.base[Int(rows.variable.base[index])]
    }
    return sum
  }

  /// Records the sign that each row left over must keep for the plan to hold with other constants.
  private func setSigns(_ plan: EliminationPlan) {
    let work = workspace
    for index in 0..<plan.leftover.count {
      let row = Int(plan.leftover.base[index])
      guard !work.isResidual.base[row] else { continue }
      if work.ranks.isTwoSided(row) {
        plan.leftoverSign.base[index] = .zero
      } else {
        plan.leftoverSign.base[index] =
          work.ranks.above.base[row] == RowRanks.none ? .notBelow : .notAbove
      }
    }
  }

  /// Records what the constraints leave open.
  private func findOpen(_ plan: EliminationPlan) {
    let work = workspace
    for index in 0..<work.openEntities.count {
      plan.open.append(work.openEntities.base[index])
      plan.openWays.append(work.openWays.base[index])
    }
    for index in 0..<plan.assumed.count
    where !work.residual.hasColumn(ofVariable: Int(plan.assumed.base[index])) {
      plan.open.append(~plan.assumed.base[index])
      plan.openWays.append(.both)
    }
  }

  private func finalStatus(_ isFinished: Bool) -> SolveStatus {
    var sum = 0.0
    for variable in 0..<values.count { sum += values.base[variable] * 0 }
    guard sum == 0 else { return .overflow }
    guard isFinished else { return .stepLimit }
    let work = workspace
    for index in 0..<work.residual.count {
      let row = Int(work.residual.row.base[index])
      let value = rowValue(row)
      let isBroken =
        (value > tolerance && work.ranks.above.base[row] == 0)
        || (value < -tolerance && work.ranks.below.base[row] == 0)
      if isBroken { return .conflict }
    }
    return .solved
  }
}
