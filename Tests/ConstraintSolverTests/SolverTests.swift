import ConstraintSolver
import Testing

/// What the solver promises, one thing at a time.
struct SolverTests {
  @Test("Levels are strict: a hundred wishes of 750 do not outweigh one of 751")
  func strictLevels() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    try solver.add(
      Constraint(LinearExpression([Term(x)], constant: -1), .equal, priority: Priority(751))
    )
    for _ in 0..<100 {
      try solver.add(
        Constraint(LinearExpression([Term(x)], constant: -90), .equal, priority: Priority(750))
      )
    }
    #expect(solver.solve() == .solved)
    #expect(solver.value(x) == 1)
    #expect(solver.error(at: Priority(750)) == 8900)
  }

  @Test("Within a level the sum of absolute errors is least: the median wins")
  func median() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    for wish in [0.0, 10, 100] {
      try solver.add(
        Constraint(LinearExpression([Term(x)], constant: -wish), .equal, priority: .defaultHigh)
      )
    }
    solver.solve()
    #expect(solver.value(x) == 10)
    #expect(solver.error(at: .defaultHigh) == 100)
  }

  @Test("Content with two priorities is what two inequalities are")
  func content() throws {
    for limit in [30.0, 60, 90] {
      let solver = Solver()
      let width = solver.makeVariable()
      try solver.add(
        [Term(width)],
        constant: -60,
        below: .defaultHigh,
        above: .defaultLow
      )
      try solver.add(
        Constraint(
          LinearExpression([Term(width)], constant: -limit),
          .equal,
          priority: Priority(500)
        )
      )
      solver.solve()
      #expect(solver.value(width) == max(60, limit))
    }
  }

  @Test("Editing a constant moves along, out of range it solves anew, and back again it replays")
  func edit() throws {
    let solver = Solver()
    let (width, label) = (solver.makeVariable(), solver.makeVariable())
    let edit = try solver.add(Constraint(LinearExpression([Term(width)], constant: -100), .equal))
    try solver.add(
      Constraint(LinearExpression([Term(label), Term(width, -1)], constant: 20), .lessThanOrEqual)
    )
    try solver.add([Term(label)], constant: -60, below: .defaultHigh, above: .defaultLow)
    #expect(solver.solve() == .solved)
    #expect(solver.value(label) == 60)
    for (size, expected) in [(90.0, 60.0), (85, 60), (70, 50), (60, 40), (100, 60), (70, 50)] {
      try solver.setConstant(-size, of: edit)
      #expect(solver.solve() == .solved)
      #expect(solver.value(width) == size)
      #expect(solver.value(label) == expected)
    }
    #expect(solver.statistics.slideCount >= 2)
    #expect(solver.statistics.fullSolveCount == 2)
  }

  @Test("Of equal wishes for one length the lower variable's holds, whatever was solved before")
  func ties() throws {
    let first = try Solver(2, Self.twoWishes(total: 10))
    first.solve()
    #expect([first.value(Variable(index: 0)), first.value(Variable(index: 1))] == [8, 2])
    #expect(first.isReplayable)
    #expect(!first.isUnique, "either might give way: that is for the diagnosis to say")
    let other = first.makeInstance()
    for total in [12.0, 6, 16, 20, 9] {
      try other.setConstant(-total, of: ConstraintID(index: 0))
      other.solve()
      let fresh = try Solver(2, Self.twoWishes(total: total).reversed())
      fresh.solve()
      for index in 0..<2 {
        let variable = Variable(index: index)
        #expect(abs(other.value(variable) - fresh.value(variable)) < 1e-9, "\(total)")
      }
    }
  }

  /// Two lengths that fill a total and would both be 8.
  private static func twoWishes(total: Double) -> [Constraint] {
    let lengths = [Term(Variable(index: 0)), Term(Variable(index: 1))]
    return [
      Constraint(LinearExpression(lengths, constant: -total), .equal),
      Constraint(LinearExpression([lengths[0]], constant: -8), .equal, priority: Priority(250)),
      Constraint(LinearExpression([lengths[1]], constant: -8), .equal, priority: Priority(250)),
    ]
  }

  @Test("Instances share a structure and keep their own numbers")
  func instances() throws {
    let solver = Solver()
    let (left, right) = (solver.makeVariable(), solver.makeVariable())
    let first = try solver.add(Constraint(LinearExpression([Term(left)], constant: -5), .equal))
    try solver.add(
      Constraint(LinearExpression([Term(right), Term(left, -2)]), .equal)
    )
    solver.solve()
    let other = solver.makeInstance()
    try other.setConstant(-7, of: first)
    other.solve()
    #expect(other.value(right) == 14)
    #expect(solver.value(right) == 10)
    #expect(other.statistics.fullSolveCount == 0)
    try other.add(
      Constraint(LinearExpression([Term(right)], constant: -3), .equal, priority: .defaultLow)
    )
    other.solve()
    #expect(other.constraintCount == 3)
    #expect(solver.constraintCount == 2)
  }

  @Test("Numbers that are none are refused and leave nothing behind")
  func notFinite() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    for bad in [Double.nan, .infinity, -.infinity] {
      #expect(throws: SolverError.notFinite) {
        try solver.add(Constraint(LinearExpression([Term(x), Term(x, bad)]), .equal))
      }
      #expect(throws: SolverError.notFinite) {
        try solver.add(Constraint(LinearExpression([Term(x)], constant: bad), .equal))
      }
    }
    let huge = Double.greatestFiniteMagnitude
    #expect(throws: SolverError.notFinite) {
      try solver.add(Constraint(LinearExpression([Term(x, huge), Term(x, huge)]), .equal))
    }
    #expect(throws: SolverError.unknownVariable(4)) {
      try solver.add(Constraint(LinearExpression([Term(Variable(index: 4))]), .equal))
    }
    for bad in [Float(0), -1, 1001, .nan] {
      #expect(throws: SolverError.self) {
        try solver.add(Constraint(LinearExpression([Term(x)]), .equal, priority: Priority(bad)))
      }
    }
    #expect(throws: SolverError.unknownConstraint(3)) {
      try solver.setConstant(1, of: ConstraintID(index: 3))
    }
    try solver.add(Constraint(LinearExpression([Term(x)], constant: -4), .equal))
    #expect(solver.constraintCount == 1)
    #expect(solver.solve() == .solved)
    #expect(solver.value(x) == 4)
  }

  @Test("Growth beyond what a number holds is an answer, not a trap")
  func overflow() throws {
    let solver = Solver()
    var last = solver.makeVariable()
    try solver.add(Constraint(LinearExpression([Term(last)], constant: -1), .equal))
    for _ in 0..<400 {
      let next = solver.makeVariable()
      try solver.add(Constraint(LinearExpression([Term(next), Term(last, -1000)]), .equal))
      last = next
    }
    #expect(solver.solve() == .overflow)
  }

  @Test("Empty systems, empty rows and circles of constraints end")
  func degenerate() throws {
    #expect(Solver().solve() == .solved)
    let solver = Solver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add(Constraint(LinearExpression(), .equal))
    try solver.add(Constraint(LinearExpression([Term(x), Term(x, -1)]), .equal))
    for (one, two) in [(x, y), (y, z), (z, x)] {
      try solver.add(Constraint(LinearExpression([Term(one), Term(two, -1)]), .equal))
    }
    #expect(solver.solve() == .solved)
    #expect(solver.undeterminedVariables() == [x, y, z])
    try solver.add(Constraint(LinearExpression([], constant: 1), .equal))
    #expect(solver.solve() == .conflict)
    #expect(solver.minimalConflict() == [ConstraintID(index: 5)])
  }

  @Test("What is said twice is decided, in whatever order it is said", arguments: 0..<6)
  func saidTwice(order: Int) throws {
    let solver = Solver()
    let (y, height) = (solver.makeVariable(), solver.makeVariable())
    let middle = Constraint(
      LinearExpression([Term(y), Term(height, 0.5)], constant: -50),
      .equal
    )
    let content = Constraint(
      LinearExpression([Term(height)], constant: -20),
      .greaterThanOrEqual,
      priority: .defaultHigh
    )
    let hugging = Constraint(
      LinearExpression([Term(height)], constant: -20),
      .lessThanOrEqual,
      priority: .defaultLow
    )
    let all = [middle, middle, content, hugging]
    for index in 0..<4 { try solver.add(all[(index * (order < 4 ? 1 : 3) + order) % 4]) }
    #expect(solver.solve() == .solved)
    #expect(solver.value(y) == 40 && solver.value(height) == 20)
    #expect(solver.freeDirections().isEmpty)
  }

  @Test("Between two that contradict each other all is free, and nothing where one may give way")
  func weakened() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let least = try solver.add(
      Constraint(LinearExpression([Term(x)], constant: -90), .greaterThanOrEqual)
    )
    try solver.add(Constraint(LinearExpression([Term(x)], constant: -20), .lessThanOrEqual))
    #expect(solver.solve() == .conflict)
    #expect(solver.freeDirections().count == 1)
    try solver.weaken(least)
    #expect(solver.solve() == .solved)
    #expect(solver.value(x) == 20)
    #expect(solver.freeDirections().isEmpty)
  }
}
