/// The plans that instances of one structure found for their constants, those found last first.
final class PlanPool {
  /// Trying a plan costs a run, so that many are no help.
  private static let countMax = 6
  private(set) var plans: [EliminationPlan] = []

  init() {}

  func add(_ plan: EliminationPlan) {
    if plans.count >= Self.countMax { plans.removeLast() }
    plans.insert(plan, at: 0)
  }
}

extension Solver {
  /// Whether instances made of this one find by running its program what solving from scratch would find.
  ///
  /// False before ``solve()``, for conflicts, and where the constraints leave open what the simplex method chose.
  public var isReplayable: Bool { staleness == .nothing && plan?.isRepeatable == true }

  /// What a constraint says, as it stands: its terms, its constant, and its priorities against less and against more.
  ///
  /// - Complexity: O(terms)
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

  /// The value that a variable keeps where the constraints leave it open.
  public func preferredValue(of variable: Variable) throws(SolverError) -> Double {
    guard variable.index >= 0, variable.index < preferred.count else {
      throw .unknownVariable(variable.index)
    }
    return preferred.base[variable.index]
  }
}

/// A constraint of a solver as a value.
public struct ConstraintContent: Hashable, Sendable {
  /// The sum that is to be 0.
  public var expression: LinearExpression
  /// How strictly it is kept from being less; nil where it may be.
  public var below: Priority?
  /// How strictly it is kept from being more; nil where it may be.
  public var above: Priority?
  /// Whether it counts.
  public var isActive: Bool
}
