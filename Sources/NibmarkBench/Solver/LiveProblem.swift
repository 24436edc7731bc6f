import ConstraintSolver

/// A solved system that is edited and instantiated.
final class LiveProblem {
  let solver: Solver
  private let edit: ConstraintID
  private let values: (Double, Double)

  init(_ problem: SolverProblem) {
    (solver, edit) = problem.makeSolver()
    values = problem.editValues
    solver.solve()
  }

  /// Suggests one of the two values and sums up all variables.
  @discardableResult
  func edit(_ count: Int) -> Double {
    try? solver.setConstant(-(count % 2 == 0 ? values.0 : values.1), of: edit)
    solver.solve()
    return solver.withValues { values in
      var sum = 0.0
      for value in values { sum += value }
      return sum
    }
  }

  /// Solves a further instance with another number.
  @discardableResult
  func instance(_ count: Int) -> Double {
    let other = solver.makeInstance()
    try? other.setConstant(-(values.0 + Double(count % 7)), of: edit)
    other.solve()
    return other.withValues { $0[$0.count - 1] }
  }
}
