extension Solver {
  /// Whether the values are the only optimum.
  ///
  /// False after a conflict, and possibly where a constraint lies exactly at its limit.
  ///
  /// - Complexity: O(1)
  public var isUnique: Bool { staleness == .nothing && status == .solved && plan?.open.count == 0 }

  /// The directions in which values can move at no cost on any level, after ``solve()``.
  ///
  /// None means that the values are the only optimum. Where there are several, combinations of them
  /// are free as well. Constraints exactly at their limits may hide a combination.
  /// - Complexity: O(directions · terms).
  public func freeDirections(atMost countMax: Int = .max) -> [FreeDirection] {
    guard let plan, staleness == .nothing, status != .overflow else { return [] }
    var found: [FreeDirection] = []
    for index in 0..<plan.open.count where found.count < countMax {
      let entity = plan.open.base[index]
      guard computeOpenRates(entity, plan), canMove(plan.openWays.base[index], plan) else {
        continue
      }
      let terms = (0..<rows.variableCount).compactMap { variable -> Term? in
        let rate = workspace.rates.base[variable]
        return abs(rate) > 1e-9 ? Term(Variable(index: variable), rate) : nil
      }
      if !terms.isEmpty { found.append(FreeDirection(terms: terms)) }
    }
    return found
  }

  /// The variables that the constraints leave open, in ascending order.
  public func undeterminedVariables() -> [Variable] {
    let names = freeDirections().flatMap { $0.terms.map(\.variable.index) }
    return Set(names).sorted().map { Variable(index: $0) }
  }

  private func computeOpenRates(_ entity: Int32, _ plan: EliminationPlan) -> Bool {
    let work = workspace
    work.rateConstants.fill(rows.count, 0)
    work.rates.fill(rows.variableCount, 0)
    if entity < 0 {
      work.rates.base[Int(~entity)] = 1
    } else {
      work.rateConstants.base[Int(entity)] = -1
    }
    let isDone = computeRates(plan)
    // The rate is that of the values: the row's own constant has not changed.
    if entity >= 0 { work.rateConstants.base[Int(entity)] = 0 }
    return isDone
  }

  /// Whether the values can move along the rates, up or down, before a constraint costs more.
  ///
  /// Only a row at its limit stops a move at once. The simplex method has already weighed the cost
  /// beyond limits: `ways` says which directions cost nothing.
  private func canMove(_ ways: OpenWays, _ plan: EliminationPlan) -> Bool {
    var (isUpOpen, isDownOpen) = (ways != .down, ways != .up)
    func look(_ row: Int, _ sign: RowSign) {
      guard sign != .any, abs(rowValue(row)) <= tolerance else { return }
      let rate = rowRate(row)
      guard abs(rate) > 1e-9 else { return }
      if sign != .notAbove { if rate < 0 { isUpOpen = false } else { isDownOpen = false } }
      if sign != .notBelow { if rate > 0 { isUpOpen = false } else { isDownOpen = false } }
    }
    for index in 0..<plan.leftover.count {
      look(Int(plan.leftover.base[index]), plan.leftoverSign.base[index])
    }
    for index in 0..<plan.blocks.column.count where plan.blocks.column.base[index] >= 0 {
      look(Int(plan.blocks.column.base[index]), plan.blocks.columnSign.base[index])
    }
    return isUpOpen || isDownOpen
  }
}
