extension Solver {
  /// A minimal set of required constraints that contradict one another: without any one of them the
  /// others can hold.
  ///
  /// Empty when all required constraints can hold. The set is found by deletion filtering: groups
  /// are left out, large ones first, while the rest is still infeasible.
  /// - Complexity: O(required constraints) solutions at worst.
  public func minimalConflict() -> [ConstraintID] { conflict(costMax: .max).members }

  /// A set of required constraints that contradict one another, minimal unless the search cost too much.
  ///
  /// - Parameter costMax: The rows that the search may solve.
  /// - Returns: The set, and whether the search reached its end.
  public func conflict(costMax: Int) -> (members: [ConstraintID], isMinimal: Bool) {
    var cost = costMax
    var members = (0..<rows.count).filter {
      isActive.base[$0] && isRequiredOnASide($0)
    }
    guard !isFeasible(members) else { return ([], true) }
    var size = members.count / 2
    while size > 1 {
      deleteParts(of: &members, size: size, cost: &cost)
      size = min(size / 2, members.count / 2)
    }
    let isMinimal = deleteParts(of: &members, size: 1, cost: &cost)
    return (members.map { ConstraintID(index: $0) }, isMinimal)
  }

  @discardableResult
  private func deleteParts(of members: inout [Int], size: Int, cost: inout Int) -> Bool {
    // Early constraints are left out first, so the set prefers those that were added last.
    var start = 0
    while start < members.count, cost > 0 {
      cost -= members.count
      let end = min(start + size, members.count)
      let rest = Array(members[..<start] + members[end...])
      if isFeasible(rest) { start = end } else { members = rest }
    }
    return start >= members.count
  }

  private func isRequiredOnASide(_ row: Int) -> Bool {
    let required = Priority.required.rawValue
    return rows.below.base[row] == required || rows.above.base[row] == required
  }

  /// Whether these required constraints can hold together.
  private func isFeasible(_ members: [Int]) -> Bool {
    let required = Priority.required.rawValue
    let part = Solver(variableCapacity: rows.variableCount, constraintCapacity: members.count)
    part.makeVariables(rows.variableCount, preferredBy: self)
    for row in members {
      for index in Int(rows.start.base[row])..<Int(rows.start.base[row + 1]) {
        part.rows.variable.append(rows.variable.base[index])
        part.rows.coefficient.append(rows.coefficient.base[index])
      }
      let isMade = part.rows.endRow(
        below: rows.below.base[row] == required ? required : 0,
        above: rows.above.base[row] == required ? required : 0
      )
      guard isMade else { continue }
      part.constant.append(constant.base[row])
      part.isActive.append(true)
    }
    part.largestConstant = largestConstant
    return part.solve() != .conflict
  }

  private func makeVariables(_ count: Int, preferredBy other: Solver) {
    rows.addVariables(count)
    for variable in 0..<count { preferred.append(other.preferred.base[variable]) }
    values.append(repeating: 0, count: count)
  }
}
