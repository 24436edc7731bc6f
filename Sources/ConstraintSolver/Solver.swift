/// Solves systems of linear constraints with strict priority levels.
///
/// The values found meet all required constraints and make the sum of absolute errors of each level least, the highest
/// level first. A first solution eliminates what follows in a triangle and runs a simplex method on what is left;
/// the order found is kept as a program, so that other constants, and other instances of one structure, only run it and
/// check that the same constraints decide. One edited constant moves the values along a line found once.
///
/// Where the constraints leave values open, the policy is *preferred values*: a variable that the elimination had to assume stays at
/// its preferred value (0 unless set); ``freeDirections()`` names what is open. Among wishes of one level that contradict one
/// another and cost the same either way, *weights* decide: an error counts the more, the lower the first variable of its constraint.
/// The answer does not depend on the order in which constraints came nor on what was solved before, and where it is unique not
/// on the order of the variables either.
///
/// The terms are those of Badros, Borning and Stuckey, "The Cassowary Linear Arithmetic Constraint Solving Algorithm", ACM TOCHI 8 (2001),
/// except that levels are compared exactly and an edit is an ordinary constraint whose constant changes.
public final class Solver {
  @exclusivity(unchecked) var rows: SystemRows
  @exclusivity(unchecked) var constant: Buffer<Double>
  @exclusivity(unchecked) var isActive: Buffer<Bool>
  @exclusivity(unchecked) var preferred: Buffer<Double>
  @exclusivity(unchecked) var values: Buffer<Double>
  @exclusivity(unchecked) var plan: EliminationPlan?
  @exclusivity(unchecked) var slide: SlideBox?
  @exclusivity(unchecked) var spare: SparePlan?
  /// The plans that other instances found.
  @exclusivity(unchecked) var pool: PlanPool?
  let workspace: SolverWorkspace
  /// How much of the last solution still holds.
  @exclusivity(unchecked) var staleness = Staleness.structure
  /// The one row whose constant changed since the last solution, while it is one.
  @exclusivity(unchecked) var editedRow = -1
  @exclusivity(unchecked) var largestConstant = 1.0

  /// The result of the last ``solve()``.
  @exclusivity(unchecked) public internal(set) var status = SolveStatus.solved
  /// What was done so far.
  @exclusivity(unchecked) public internal(set) var statistics = SolverStatistics()

  enum Staleness: Int {
    case nothing, oneConstant, constants, structure
  }

  /// Creates a solver without variables, with room for so many of both.
  public init(variableCapacity: Int = 8, constraintCapacity: Int = 8) {
    rows = SystemRows(variableCapacity: variableCapacity, rowCapacity: constraintCapacity)
    constant = Buffer(capacity: constraintCapacity)
    isActive = Buffer(capacity: constraintCapacity)
    preferred = Buffer(capacity: variableCapacity)
    values = Buffer(capacity: variableCapacity)
    workspace = SolverWorkspace()
  }

  init(sharing other: Solver) {
    rows = other.rows
    plan = other.plan
    workspace = other.workspace
    pool = other.pool ?? PlanPool()
    other.pool = pool
    constant = Buffer(capacity: other.constant.count)
    isActive = Buffer(capacity: other.isActive.count)
    preferred = Buffer(capacity: other.preferred.count)
    values = Buffer(capacity: other.values.count)
    constant.copy(other.constant)
    isActive.copy(other.isActive)
    preferred.copy(other.preferred)
    values.copy(other.values)
    largestConstant = other.largestConstant
    staleness = max(other.staleness, .constants)
  }

  /// The number of variables.
  public var variableCount: Int { rows.variableCount }

  /// The number of constraints, inactive ones included.
  public var constraintCount: Int { rows.count }

  /// Another instance of the same structure, with constants of its own.
  ///
  /// It shares rows and the elimination's program until either changes its structure, so solving it again costs one run. Where
  /// other constraints decide for its constants, instances made after it try what it found.
  /// - Complexity: O(variables + constraints) to copy numbers.
  public func makeInstance() -> Solver { Solver(sharing: self) }

  /// The value of a variable after ``solve()``; no number for one that the solver does not have.
  public func value(_ variable: Variable) -> Double {
    variable.index >= 0 && variable.index < values.count ? values.base[variable.index] : .nan
  }

  /// Reads the values of all variables, in order, without copying them.
  public func withValues<Result>(_ body: (UnsafeBufferPointer<Double>) throws -> Result) rethrows
    -> Result
  { try body(UnsafeBufferPointer(start: values.base, count: values.count)) }

  /// The sum of what the active constraints of one priority miss their relations by.
  ///
  /// - Complexity: O(terms).
  public func error(at priority: Priority) -> Double {
    var sum = 0.0
    for row in 0..<rows.count where isActive.base[row] {
      let value = rowValue(row)
      if value < 0, rows.below.base[row] == priority.rawValue { sum -= value }
      if value > 0, rows.above.base[row] == priority.rawValue { sum += value }
    }
    return sum
  }

  /// What a constraint misses its relation by, whatever its priority.
  public func error(of constraint: ConstraintID) -> Double {
    guard constraint.index >= 0, constraint.index < rows.count else { return .nan }
    let value = rowValue(constraint.index)
    if value < 0 { return rows.below.base[constraint.index] > 0 ? -value : 0 }
    return rows.above.base[constraint.index] > 0 ? value : 0
  }

  /// The priorities that active constraints have, highest first.
  public var priorities: [Priority] {
    var found: Set<Float> = []
    for row in 0..<rows.count where isActive.base[row] {
      for priority in [rows.below.base[row], rows.above.base[row]] where priority > 0 {
        found.insert(priority)
      }
    }
    return found.sorted(by: >).map { Priority($0) }
  }

  @inline(__always)
  func rowValue(_ row: Int) -> Double {
    var sum = constant.base[row]
    let (names, factors) = (rows.variable.base, rows.coefficient.base)
    for index in Int(rows.start.base[row])..<Int(rows.start.base[row + 1]) {
      sum += factors[index] * values.base[Int(names[index])]
    }
    return sum
  }

  /// What counts as 0 among values: rounding grows with the numbers of a system.
  var tolerance: Double { 1e-9 * max(10, largestConstant) }
}

extension Solver.Staleness: Comparable {
  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// What the solver writes on while it solves; instances of one structure share it.
final class SolverWorkspace {
  @exclusivity(unchecked) var ranks = RowRanks()
  let order = RowOrder()
  @exclusivity(unchecked) var elimination = Elimination()
  @exclusivity(unchecked) var residual = ResidualRows()
  @exclusivity(unchecked) var components = ResidualComponents()
  @exclusivity(unchecked) var simplex = ResidualSimplex()
  /// Whether a row is among the residual ones.
  @exclusivity(unchecked) var isResidual = Buffer<Bool>()
  /// Whether a variable rests on an assumed one.
  @exclusivity(unchecked) var isLoose = Buffer<Bool>()
  @exclusivity(unchecked) var baseValues = Buffer<Double>()
  @exclusivity(unchecked) var savedConstants = Buffer<Double>()
  @exclusivity(unchecked) var localColumn = Buffer<Int32>()
  @exclusivity(unchecked) var columns = Buffer<Int32>()
  /// Directions that stay open after the simplex method: rows, or assumed variables as complements.
  @exclusivity(unchecked) var openEntities = Buffer<Int32>()
  @exclusivity(unchecked) var openWays = Buffer<OpenWays>()
  @exclusivity(unchecked) var scratch = Buffer<Double>()
  @exclusivity(unchecked) var rateConstants = Buffer<Double>()
  @exclusivity(unchecked) var movedConstants = Buffer<Double>()
  @exclusivity(unchecked) var rates = Buffer<Double>()
}
