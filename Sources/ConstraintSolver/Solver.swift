/// Solves systems of linear constraints with strict priority levels.
///
/// The solution meets all required constraints and minimises the sum of absolute errors of each
/// level, the highest level first. The first solution comes from an elimination of the triangular
/// part, and from a simplex method on the rows left over. The elimination's order is kept as a
/// program. Other constants, and other instances of one structure, run the program and check that
/// the same constraints decide. One edited constant moves the values along a line that is computed
/// once.
///
/// Where the constraints leave values open, *preferred values* decide: a variable that the
/// elimination had to assume keeps its preferred value (0 unless set). ``freeDirections()`` lists
/// what is open. Where constraints of one level contradict one another at equal cost, *weights*
/// decide: the lower a constraint's first variable, the more its error counts.
///
/// The solution does not depend on the order of constraints or on what was solved before. Where it
/// is unique, it does not depend on the order of variables either.
///
/// The terms are those of Badros, Borning and Stuckey, "The Cassowary Linear Arithmetic Constraint
/// Solving Algorithm", ACM TOCHI 8 (2001). Two things differ: levels are compared exactly, and an
/// edit changes the constant of an ordinary constraint.
///
/// Instances of one structure share buffers: use all of them from one thread at a time.
public final class Solver {
  // Fields are unchecked for exclusivity: the solver calls nobody while it accesses them.
  @exclusivity(unchecked) var rows: SystemRows
  @exclusivity(unchecked) var constant: Buffer<Double>
  @exclusivity(unchecked) var isActive: Buffer<Bool>
  @exclusivity(unchecked) var preferred: Buffer<Double>
  @exclusivity(unchecked) var values: Buffer<Double>
  @exclusivity(unchecked) var plan: EliminationPlan?
  @exclusivity(unchecked) var slide: SlideBox?
  @exclusivity(unchecked) var spare: SparePlan?
  /// The plans that instances of this structure found.
  @exclusivity(unchecked) var pool: PlanPool?
  let workspace: SolverWorkspace
  /// What changed since the last solution.
  @exclusivity(unchecked) var staleness = Staleness.structure
  /// The row of the edited constant while staleness is `oneConstant`.
  @exclusivity(unchecked) var editedRow = -1
  @exclusivity(unchecked) var largestConstant = 1.0

  /// The outcome of the last ``solve()``; `solved` before the first.
  @exclusivity(unchecked) public internal(set) var status = SolveStatus.solved
  /// Counters since the solver was created.
  @exclusivity(unchecked) public internal(set) var statistics = SolverStatistics()

  enum Staleness: Int {
    case nothing, oneConstant, constants, structure
  }

  /// Creates an empty solver with memory for so many variables and constraints.
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
  /// It shares the rows and the elimination's program until either changes its structure, so
  /// solving it costs one run. Where other constraints decide for its constants, instances made
  /// later try the plan that it found.
  /// - Complexity: O(variables + constraints) to copy numbers.
  public func makeInstance() -> Solver { Solver(sharing: self) }

  /// The value of a variable after ``solve()``; NaN for an index out of range.
  public func value(_ variable: Variable) -> Double {
    variable.index >= 0 && variable.index < values.count ? values.base[variable.index] : .nan
  }

  /// Reads the values of all variables in the order of their indices, without a copy.
  public func withValues<Result>(_ body: (UnsafeBufferPointer<Double>) throws -> Result) rethrows
    -> Result
  { try body(UnsafeBufferPointer(start: values.base, count: values.count)) }

  /// The sum of the active constraints' absolute errors at one priority.
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

  /// The absolute error of a constraint, active or not; NaN for an index out of range.
  public func error(of constraint: ConstraintID) -> Double {
    guard constraint.index >= 0, constraint.index < rows.count else { return .nan }
    let value = rowValue(constraint.index)
    if value < 0 { return rows.below.base[constraint.index] > 0 ? -value : 0 }
    return rows.above.base[constraint.index] > 0 ? value : 0
  }

  /// The distinct priorities of active constraints, highest first.
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

  /// The largest absolute value that counts as 0: rounding grows with a system's constants.
  var tolerance: Double { 1e-9 * max(10, largestConstant) }
}

extension Solver.Staleness: Comparable {
  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// Buffers that the solver writes to while it solves; instances of one structure share them.
final class SolverWorkspace {
  @exclusivity(unchecked) var ranks = RowRanks()
  let order = RowOrder()
  @exclusivity(unchecked) var elimination = Elimination()
  @exclusivity(unchecked) var residual = ResidualRows()
  @exclusivity(unchecked) var components = ResidualComponents()
  @exclusivity(unchecked) var simplex = ResidualSimplex()
  @exclusivity(unchecked) var isResidual = Buffer<Bool>()
  /// Whether a variable depends on an assumed one.
  @exclusivity(unchecked) var isLoose = Buffer<Bool>()
  @exclusivity(unchecked) var baseValues = Buffer<Double>()
  @exclusivity(unchecked) var savedConstants = Buffer<Double>()
  @exclusivity(unchecked) var localColumn = Buffer<Int32>()
  @exclusivity(unchecked) var columns = Buffer<Int32>()
  /// What stays free after the simplex method: a row (from 0 on) or an assumed variable (as its
  /// complement).
  @exclusivity(unchecked) var openEntities = Buffer<Int32>()
  @exclusivity(unchecked) var openWays = Buffer<OpenWays>()
  @exclusivity(unchecked) var scratch = Buffer<Double>()
  @exclusivity(unchecked) var rateConstants = Buffer<Double>()
  @exclusivity(unchecked) var movedConstants = Buffer<Double>()
  @exclusivity(unchecked) var rates = Buffer<Double>()
}
