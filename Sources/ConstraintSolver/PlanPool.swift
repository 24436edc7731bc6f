/// The plans that instances of one structure found for their constants, newest first.
final class PlanPool {
  /// Each plan that is tried costs one run, so the pool stays small.
  private static let countMax = 6
  private(set) var plans: [EliminationPlan] = []

  init() {}

  func add(_ plan: EliminationPlan) {
    if plans.count >= Self.countMax { plans.removeLast() }
    plans.insert(plan, at: 0)
  }
}

extension Solver {
  /// Whether an instance of this solver finds by running its plan what solving from scratch would
  /// find.
  ///
  /// False before ``solve()``, after a conflict, and where the simplex method chose among equal
  /// optima.
  public var isReplayable: Bool { staleness == .nothing && plan?.isRepeatable == true }

  /// The current terms, constant, priorities and activity of a constraint.
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)``.
  /// - Complexity: O(terms).
  public func content(of constraint: ConstraintID) throws(SolverError) -> ConstraintContent {
    let row = constraint.index
    guard row >= 0, row < rows.count else { throw .unknownConstraint(row) }
    let range = Int(rows.start.base[row])..<Int(rows.start.base[row + 1])
    let terms = range.map {
      Term(Variable(index: Int(rows.variable.base[$0])), rows.coefficient.base[$0])
    }
    let (below, above) = (rows.below.base[row], rows.above.base[row])
    return ConstraintContent(
      expression: LinearExpression(terms, constant: constant.base[row]),
      below: below > 0 ? Priority(below) : nil,
      above: above > 0 ? Priority(above) : nil,
      isActive: isActive.base[row]
    )
  }

  /// The value that a variable keeps where the constraints leave it open; throws
  /// ``SolverError/unknownVariable(_:)``.
  public func preferredValue(of variable: Variable) throws(SolverError) -> Double {
    guard variable.index >= 0, variable.index < preferred.count else {
      throw .unknownVariable(variable.index)
    }
    return preferred.base[variable.index]
  }
}

/// A constraint of a solver, read back as a value.
public struct ConstraintContent: Hashable, Sendable {
  /// The left side; the right side is 0.
  public var expression: LinearExpression
  /// The priority against values below 0; nil where they cost nothing.
  public var below: Priority?
  /// The priority against values above 0; nil where they cost nothing.
  public var above: Priority?
  /// Whether the solver takes it into account.
  public var isActive: Bool
}
