import ConstraintSolver

/// A system of constraints with one constraint whose constant is edited.
struct SolverProblem {
  /// How much a row weighs to the solvers that take sums of weights; ours solves level by level.
  enum Strength: Double {
    case required = 1_001_001_000
    case strong = 1_000_000
    case belowStrong = 100_000
    case medium = 1_000
    case weak = 1
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

extension SolverProblem.Strength {
  /// The level that stands for the weight.
  var priority: Priority {
    switch self {
    case .required: .required
    case .strong: Priority(999)
    case .belowStrong: Priority(998)
    case .medium: .defaultHigh
    case .weak: .defaultLow
    }
  }
}
