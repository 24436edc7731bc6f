import ConstraintSolver
import Foundation
import Testing

/// Random systems against the dense reference.
///
/// `NIBMARK_RANDOM_SYSTEMS` says how many; `Scripts/prove-solver` takes ten thousand and prints what they were like.
struct RandomSystemTests {
  static let count =
    ProcessInfo.processInfo.environment["NIBMARK_RANDOM_SYSTEMS"].flatMap { Int($0) } ?? 1_000
  static let shardCount = 20

  /// What is compared is each level's sum of absolute errors, the required level's among them, reckoned from the
  /// solver's values by the test itself; the sums may differ by a millionth of one more than the reference's.
  @Test("Each level's error is that of the reference", arguments: 0..<shardCount)
  func levels(_ shard: Int) throws {
    var census = SystemCensus()
    for number in stride(from: shard, to: Self.count, by: Self.shardCount) {
      let seed = UInt64(number)
      let system = RandomSystem(seed: seed)
      let solver = try Solver(system.variableCount, system.constraints)
      #expect(solver.solve() == .solved, "seed \(seed)")
      let reference = ReferenceSimplex(
        variableCount: system.variableCount,
        constraints: system.constraints
      )
      #expect(Set(reference.errors.keys) == Set(system.priorities.map(\.rawValue)))
      for priority in system.priorities {
        let wanted = reference.errors[priority.rawValue] ?? .nan
        let found = system.error(at: priority) { solver.value($0) }
        #expect(
          abs(found - wanted) <= 1e-6 * (1 + wanted),
          "seed \(seed), priority \(priority.rawValue): \(found), not \(wanted)"
        )
        #expect(abs(solver.error(at: priority) - found) <= 1e-9 * (1 + found), "seed \(seed)")
      }
      census.count(system, solver, reference)
    }
    census.expectFeatures()
    if Self.count > 1_000 { print("shard \(shard): \(census.line)") }
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
    var replayableCount = 0
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
        // Ties among them too: weights decide them, and not where the instance came from.
        guard instance.isReplayable, fresh.isReplayable else { continue }
        replayableCount += 1
        let error = (0..<system.variableCount).map {
          abs(instance.value(Variable(index: $0)) - fresh.value(Variable(index: $0)))
        }
        #expect(error.allSatisfy { $0 < 1e-4 }, "seed \(seed), round \(round)")
      }
    }
    #expect(replayableCount > 900, "\(replayableCount)")
  }
}
