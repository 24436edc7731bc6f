/// The outcome of ``Solver/solve()``.
public enum SolveStatus: Hashable, Sendable {
  /// All required constraints hold, and each level's error is minimal.
  case solved
  /// The required constraints contradict one another; the sum of their errors is minimal.
  case conflict
  /// The limit on pivots was reached, which takes an ill-scaled system; values are those of the
  /// last pivot.
  case stepLimit
  /// A value is infinite or NaN; the values are of no use.
  case overflow
}

/// Counters of the solver's work; the same operations always give the same counts.
public struct SolverStatistics: Hashable, Sendable {
  /// Solutions from scratch: elimination, then the simplex method on the rows left over.
  public var fullSolveCount = 0
  /// Solutions by running an earlier plan with other constants.
  public var replayCount = 0
  /// Solutions by moving values along the line of one edited constant.
  public var slideCount = 0
  /// Pivots of the simplex method.
  public var pivotCount = 0
  /// Variables that the elimination had to assume.
  public var assumedCount = 0
  /// Constraints that the simplex method took in.
  public var residualCount = 0

  /// Creates counters of 0.
  public init() {}
}

/// A direction in which values can move at no cost on any level.
public struct FreeDirection: Hashable, Sendable {
  /// The variables that move, and how far each moves per unit.
  public var terms: [Term]
}
