import ConstraintSolver

/// SplitMix64: the same numbers from the same seed, on every machine.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }
  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
}

/// A system whose required constraints hold at a hidden point: 5 to 40 variables, 4 to 7 levels below required, 30 % inequalities,
/// multipliers other than 1 and 1 to 4 redundant rows.
struct RandomSystem {
  var variableCount: Int
  var constraints: [Constraint] = []
  /// How many rows follow from others.
  private(set) var redundantCount = 0
  private var generator: SeededGenerator
  private var hidden: [Double] = []
  private var levels: [Float] = []

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    variableCount = 5 + generator.below(36)
    for _ in 0..<variableCount { hidden.append(Double(generator.below(401)) - 100) }
    let levelCount = 4 + generator.below(4)
    while levels.count < levelCount {
      let level = Float(1 + generator.below(999))
      if !levels.contains(level) { levels.append(level) }
    }
    for _ in 0..<(1 + variableCount / 3 + generator.below(variableCount)) { addRequired() }
    for level in levels { addOptional(level) }
    for _ in 0..<(variableCount + generator.below(variableCount)) {
      addOptional(levels[generator.below(levelCount)])
    }
    for _ in 0..<(1 + generator.below(4)) { addRedundant() }
    constraints.shuffle(using: &generator)
  }

  private mutating func expression() -> LinearExpression {
    let factors = [1, 1, 1, -1, -1, -1, 2, 0.5, -0.466, 3, 0.75, -2]
    let count = [1, 1, 2, 2, 2, 3, 4][generator.below(7)]
    let terms = (0..<count).map { _ in
      Term(
        Variable(index: generator.below(variableCount)),
        factors[generator.below(factors.count)]
      )
    }
    return LinearExpression(terms)
  }

  private mutating func relation() -> Relation {
    guard generator.chance(30) else { return .equal }
    return generator.chance(50) ? .lessThanOrEqual : .greaterThanOrEqual
  }

  private mutating func addRequired() {
    var made = expression()
    let relation = relation()
    let room = generator.chance(30) ? 0 : Double(generator.below(60))
    let value = made.value { hidden[$0.index] }
    made.constant = -value + Double(relation.rawValue) * room
    constraints.append(Constraint(made, relation))
  }

  private mutating func addOptional(_ level: Float) {
    var made = expression()
    made.constant = Double(generator.below(401)) / 2 - 150
    constraints.append(Constraint(made, relation(), priority: Priority(level)))
  }

  /// Adds what required rows say already: a multiple of one, or the sum of two that point the same way.
  private mutating func addRedundant() {
    let required = constraints.filter { $0.priority == .required }
    guard let first = required.randomElement(using: &generator) else { return }
    let partners = required.filter { $0.relation == first.relation }
    guard let second = partners.randomElement(using: &generator) else { return }
    // A negative multiple turns an inequality around, which only an equality does not notice.
    let isNegative = first.relation == .equal && generator.chance(50)
    let (one, two) = (isNegative ? -1.0 : 2, generator.chance(50) ? 0 : 0.5)
    let terms =
      first.expression.terms.map { Term($0.variable, $0.coefficient * one) }
      + second.expression.terms.map { Term($0.variable, $0.coefficient * two) }
    let constant = first.expression.constant * one + second.expression.constant * two
    let made = LinearExpression(terms, constant: constant)
    constraints.append(Constraint(made, first.relation))
    redundantCount += 1
  }
}

extension RandomSystem {
  /// The priorities that occur, highest first.
  var priorities: [Priority] { Set(constraints.map(\.priority)).sorted(by: >) }

  /// The sum of what the constraints of a priority are missed by, reckoned from the values alone.
  func error(at priority: Priority, _ value: (Variable) -> Double) -> Double {
    constraints.filter { $0.priority == priority }.reduce(0) { $0 + $1.error(value) }
  }
}

extension Constraint {
  /// What the constraint is missed by.
  func error(_ value: (Variable) -> Double) -> Double {
    let sum = expression.value(value)
    return switch relation {
    case .equal: abs(sum)
    case .lessThanOrEqual: max(0, sum)
    case .greaterThanOrEqual: max(0, -sum)
    }
  }
}

extension Solver {
  /// A solver of a list of constraints.
  convenience init(_ variableCount: Int, _ constraints: [Constraint]) throws {
    self.init(variableCapacity: variableCount, constraintCapacity: constraints.count)
    _ = makeVariables(variableCount)
    for constraint in constraints { try add(constraint) }
  }
}
