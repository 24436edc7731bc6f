import ConstraintSolver

extension SolverProblem {
  /// A solver with the rows and the edit, and the edit's constraint.
  func makeSolver() -> (solver: Solver, edit: ConstraintID) {
    let solver = Solver(variableCapacity: variableCount, constraintCapacity: rows.count + 1)
    _ = solver.makeVariables(variableCount)
    do throws(SolverError) {
      return (solver, try fill(solver))
    } catch {
      fatalError("\(name) is no system: \(error)")
    }
  }

  /// Makes a solver, solves the system and answers the value of the last variable.
  func build() -> Double {
    let (solver, _) = makeSolver()
    solver.solve()
    return solver.withValues { $0[$0.count - 1] }
  }

  private func fill(_ solver: Solver) throws(SolverError) -> ConstraintID {
    for row in rows {
      let priority = row.strength.priority
      try solver.add(
        row.terms,
        constant: row.constant,
        below: row.relation == .lessThanOrEqual ? nil : priority,
        above: row.relation == .greaterThanOrEqual ? nil : priority
      )
    }
    return try solver.add(
      [Term(Variable(index: editVariable))],
      constant: -editValues.0,
      below: editStrength.priority,
      above: editStrength.priority
    )
  }
}
