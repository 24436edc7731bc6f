import ConstraintSolver

/// A system of constraints with one constraint whose constant is edited.
struct SolverProblem {
  /// How strong a row is.
  struct Strength {
    static let required = Self(weight: 1_001_001_000, priority: .required)
    static let strong = Self(weight: 1_000_000, priority: Priority(999))
    static let belowStrong = Self(weight: 100_000, priority: Priority(998))
    static let medium = Self(weight: 1_000, priority: .defaultHigh)
    static let weak = Self(weight: 1, priority: .defaultLow)

    /// For solvers that minimise a sum of weighted errors.
    var weight: Double
    /// For ours, which minimises the errors level by level.
    var priority: Priority
  }

  /// The sum of the terms and the constant is 0, at least 0 or at most 0.
  struct Row {
    var terms: [Term]
    var constant: Double
    var relation: Relation
    var strength: Strength
  }

  /// A variable, which counts from 0, and its coefficient.
  typealias Summand = (variable: Int, coefficient: Double)

  var name: String
  var variableCount = 0
  var rows: [Row] = []
  var editVariable = 0
  var editStrength = Strength.strong
  /// The two values that are suggested in turn.
  var editValues = (0.0, 0.0)

  /// Adds a row.
  mutating func add(
    _ terms: [Summand],
    _ constant: Double,
    _ relation: Relation = .equal,
    _ strength: Strength = .required
  ) {
    rows.append(
      Row(
        terms: terms.map { Term(Variable(index: $0.variable), $0.coefficient) },
        constant: constant,
        relation: relation,
        strength: strength
      )
    )
  }
}
