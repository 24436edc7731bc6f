/// How solving ended.
public enum SolveStatus: Hashable, Sendable {
  /// All required constraints hold and each level's error is least.
  case solved
  /// The required constraints contradict one another; the values miss them by the least sum of errors.
  case conflict
  /// The limit on steps was reached, which only rounding in an ill-scaled system can bring about; values are the last.
  case stepLimit
  /// Numbers grew beyond what a `Double` holds; the values are of no use.
  case overflow
}

/// What the solver did, for counters that repeat from run to run.
public struct SolverStatistics: Hashable, Sendable {
  /// Solutions from scratch: elimination, then the simplex method on what is left.
  public var fullSolveCount = 0
  /// Solutions by running an earlier elimination with other numbers.
  public var replayCount = 0
  /// Solutions by moving along the effect of one edited constant.
  public var slideCount = 0
  /// Exchanges of the simplex method.
  public var pivotCount = 0
  /// Variables that the elimination had to assume.
  public var assumedCount = 0
  /// Constraints that the simplex method dealt with.
  public var residualCount = 0

  /// Starts at nothing.
  public init() {}
}

/// A way in which the values may move without any level's error changing.
public struct FreeDirection: Hashable, Sendable {
  /// The variables that move, and how far each moves per unit.
  public var terms: [Term]
}
