import ConstraintSolver
import Testing

/// Systems that cannot hold, and systems that leave values open.
struct ConflictTests {
  @Test("A conflict found is minimal, and the reference agrees")
  func minimal() throws {
    for seed in 0..<300 as Range<UInt64> {
      var constraints = RandomSystem(seed: seed).constraints
      let count = RandomSystem(seed: seed).variableCount
      var generator = SeededGenerator(seed: seed)
      for index in constraints.indices where constraints[index].priority < .required {
        // Wishes made musts contradict one another sooner or later.
        if generator.chance(60) { constraints[index].priority = .required }
      }
      let solver = try Solver(count, constraints)
      guard solver.solve() == .conflict else {
        #expect(solver.minimalConflict().isEmpty, "seed \(seed)")
        continue
      }
      let members = solver.minimalConflict().map { constraints[$0.index] }
      #expect(requiredError(count, members) > 1e-7, "seed \(seed): the members can hold together")
      for index in members.indices {
        var rest = members
        rest.remove(at: index)
        #expect(requiredError(count, rest) < 1e-5, "seed \(seed): member \(index) is not needed")
      }
    }
  }

  private func requiredError(_ count: Int, _ constraints: [Constraint]) -> Double {
    ReferenceSimplex(variableCount: count, constraints: constraints)
      .errors[Priority.required.rawValue] ?? 0
  }

  @Test("Two widths for one view: both are named, and no third constraint")
  func namesMembers() throws {
    let solver = Solver()
    let (x, width) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(Constraint(LinearExpression([Term(x)], constant: -8), .equal))
    let first = try solver.add(Constraint(LinearExpression([Term(width)], constant: -40), .equal))
    let second = try solver.add(
      Constraint(LinearExpression([Term(width)], constant: -50), .greaterThanOrEqual)
    )
    #expect(solver.solve() == .conflict)
    #expect(solver.minimalConflict() == [first, second])
    #expect(solver.conflict(costMax: 100).isMinimal)
    let stopped = solver.conflict(costMax: 0)
    #expect(stopped.members.count == 3 && !stopped.isMinimal)
    try solver.setActive(false, second)
    #expect(solver.solve() == .solved)
    #expect(solver.value(width) == 40)
    #expect(solver.minimalConflict().isEmpty)
    try solver.setActive(true, second)
    #expect(solver.solve() == .conflict)
  }

  @Test("A view without a position is named, with the direction in which it is free")
  func ambiguity() throws {
    let solver = Solver()
    let (x, y, width) = (
      solver.makeVariable(), solver.makeVariable(preferred: 7), solver.makeVariable()
    )
    try solver.add(Constraint(LinearExpression([Term(width)], constant: -40), .equal))
    try solver.add(Constraint(LinearExpression([Term(x), Term(y, -1)], constant: -3), .equal))
    #expect(solver.solve() == .solved)
    #expect(solver.undeterminedVariables() == [x, y])
    #expect(solver.freeDirections().count == 1)
    try solver.add(
      Constraint(LinearExpression([Term(x)], constant: -20), .equal, priority: Priority(1))
    )
    solver.solve()
    #expect(solver.undeterminedVariables().isEmpty)
    #expect(solver.value(y) == 17)
  }

  @Test("Two equal pulls in opposite directions leave the way between them open")
  func tie() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    for end in [0.0, 10] {
      try solver.add(
        Constraint(LinearExpression([Term(x)], constant: -end), .equal, priority: .defaultLow)
      )
    }
    solver.solve()
    #expect(solver.error(at: .defaultLow) == 10)
    #expect(solver.undeterminedVariables() == [x])
  }

  @Test("A width that nothing bounds keeps its preferred value")
  func preferred() throws {
    let solver = Solver()
    let width = solver.makeVariable(preferred: 128)
    try solver.add(
      Constraint(LinearExpression([Term(width)], constant: -44), .greaterThanOrEqual)
    )
    solver.solve()
    #expect(solver.value(width) == 128)
  }
}
