import ConstraintSolver
import Testing

/// Random systems against the dense reference.
struct RandomSystemTests {
  /// Ten thousand systems in shards, which run side by side.
  @Test("Each level's error is that of the reference", arguments: 0..<20)
  func levels(_ shard: Int) throws {
    for index in 0..<500 {
      let seed = UInt64(shard * 500 + index)
      let system = RandomSystem(seed: seed)
      let solver = try Solver(system.variableCount, system.constraints)
      #expect(solver.solve() == .solved, "seed \(seed)")
      let reference = ReferenceSimplex(
        variableCount: system.variableCount,
        constraints: system.constraints
      )
      for (level, error) in reference.errors {
        let found = solver.error(at: Priority(level))
        #expect(abs(found - error) < 1e-5 * (1 + error), "seed \(seed), priority \(level)")
      }
    }
  }

  @Test("The order of constraints changes no level's error and no value that is determined")
  func order() throws {
    var uniqueCount = 0
    for seed in 0..<300 as Range<UInt64> {
      let system = RandomSystem(seed: seed)
      let solver = try Solver(system.variableCount, system.constraints)
      solver.solve()
      uniqueCount += solver.isUnique ? 1 : 0
      let open = Set(solver.undeterminedVariables())
      var generator = SeededGenerator(seed: ~seed)
      for _ in 0..<5 {
        let other = try Solver(
          system.variableCount,
          system.constraints.shuffled(using: &generator)
        )
        other.solve()
        for priority in solver.priorities {
          let (left, right) = (solver.error(at: priority), other.error(at: priority))
          #expect(abs(left - right) < 1e-6 * (1 + left), "seed \(seed)")
        }
        for index in 0..<system.variableCount where !open.contains(Variable(index: index)) {
          let variable = Variable(index: index)
          #expect(abs(solver.value(variable) - other.value(variable)) < 1e-6, "seed \(seed)")
        }
      }
    }
    #expect(uniqueCount > 100)
  }

  @Test("Other constants in the same structure give what a new solver gives")
  func instances() throws {
    for seed in 0..<300 as Range<UInt64> {
      let system = RandomSystem(seed: seed)
      let solver = try Solver(system.variableCount, system.constraints)
      solver.solve()
      var generator = SeededGenerator(seed: seed &* 7919)
      for round in 0..<6 {
        // One constant, as an edit does, or all of those that are not required.
        let instance = round % 2 == 0 ? solver : solver.makeInstance()
        var changed = system.constraints
        for index in changed.indices {
          changed[index].expression.constant = try solver.constant(of: ConstraintID(index: index))
        }
        let soft = changed.indices.filter { changed[$0].priority < .required }
        for index in round % 3 == 0 ? [soft[generator.below(soft.count)]] : soft {
          changed[index].expression.constant += Double(generator.below(41)) - 20
          try instance.setConstant(
            changed[index].expression.constant,
            of: ConstraintID(index: index)
          )
        }
        #expect(instance.solve() == .solved)
        let fresh = try Solver(system.variableCount, changed)
        fresh.solve()
        for priority in fresh.priorities {
          let (left, right) = (fresh.error(at: priority), instance.error(at: priority))
          #expect(abs(left - right) < 1e-5 * (1 + left), "seed \(seed), round \(round)")
        }
      }
    }
  }
}
