import ConstraintSolver
import Foundation

/// The systems of `../shared/bench/solver`: from nothing to the first solution, an edit, and a further instance.
enum SolverBenchmarks {
  /// A system as its file says it.
  struct Problem {
    struct Row {
      var terms: [Term]
      var constant: Double
      var relation: Relation
      var priority: Priority
    }
    var name: String
    var variableCount = 0
    var rows: [Row] = []
    var editVariable = 0
    var editPriority = Priority.required
    var editValues = (0.0, 0.0)
  }

  /// Prints a line for each system, and how costs grow; machines do not matter to ratios of these.
  static func run() {
    let folder =
      ProcessInfo.processInfo.environment["NIBMARK_BENCH_SOLVER"] ?? "../shared/bench/solver"
    print("solver: build, edit + read all, further instance; Scripts/bench-peers holds them to")
    print("  other solvers measured beside them, Scripts/bench-instructions to instruction counts")
    var builds: [String: Double] = [:]
    for name in names {
      guard let problem = load(name, folder: folder) else {
        print("  \(name): skipped, \(folder)/\(name).txt is not there")
        continue
      }
      builds[name] = line(problem)
    }
    printGrowth(builds)
  }

  /// Measures one system and prints the line that Scripts/bench-peers reads: nanoseconds and spread of each
  /// kind, then the sums of all values for both values of the edit.
  static func turn(path: String, batches: Int) {
    guard let problem = load(path: path) else { return print("solver: \(path) is not there") }
    let live = Live(problem)
    live.solver.solve()
    let sums = (live.edit(1), live.edit(0))
    let kinds = measure(problem, live, batches: batches).map {
      "\($0.name) \(BenchmarkHarness.fixed($0.median, 2)) \(BenchmarkHarness.fixed($0.spread, 4))"
    }
    print("nibmark \(problem.name) \(kinds.joined(separator: " ")) sums \(sums.1) \(sums.0)")
  }

  /// Builds or edits a system `count` times without any clock, for instruction counters.
  static func repeatOnly(_ what: String, path: String, count: Int) {
    guard let problem = load(path: path) else { return print("solver: \(path) is not there") }
    let live = Live(problem)
    live.solver.solve()
    for index in 0..<count {
      switch what {
      case "solver-edit": live.edit(index)
      case "solver-instance": live.instance(index)
      default: blackHole(build(problem))
      }
    }
  }

  private static let names = [
    "cell10", "chain10", "chain100", "chain1000", "chain10000", "stack10", "stack100",
    "stack1000", "stack10000", "tree30", "tree100", "tree300", "tree1000",
  ]

  private static func line(_ problem: Problem) -> Double {
    let live = Live(problem)
    live.solver.solve()
    let sums = (live.edit(1), live.edit(0))
    let times = measure(problem, live, batches: 7).map { $0.median / 1_000 }
    print(
      "  \(problem.name): build \(figure(times[0])) us, edit \(figure(times[1])) us, instance"
        + " \(figure(times[2])) us, x\(BenchmarkHarness.fixed(times[2] / times[0], 3)) of build;"
        + " sums \(sums.1) \(sums.0); \(live.solver.statistics.pivotCount) pivots,"
        + " \(live.solver.statistics.assumedCount) assumed"
    )
    return times[0]
  }

  /// Says how much ten times as many views cost; `Scripts/bench-peers` holds what it measures of it to a limit.
  private static func printGrowth(_ builds: [String: Double]) {
    for family in ["chain", "stack", "tree"] {
      for size in [10, 30, 100, 1_000] {
        guard let small = builds["\(family)\(size)"], let large = builds["\(family)\(10 * size)"]
        else {
          continue
        }
        let ratio = large / small
        print(
          "  \(family): \(10 * size) views cost x\(BenchmarkHarness.fixed(ratio, 1)) of \(size)"
        )
      }
    }
  }

  private static func measure(_ problem: Problem, _ live: Live, batches: Int) -> [BenchmarkResult] {
    var (edits, instances) = (0, 0)
    return BenchmarkHarness.measure(
      [
        BenchmarkEntry(name: "build") { blackHole(Self.build(problem)) },
        BenchmarkEntry(name: "edit") {
          edits += 1
          blackHole(live.edit(edits))
        },
        BenchmarkEntry(name: "instance") {
          instances += 1
          blackHole(live.instance(instances))
        },
      ],
      rounds: batches
    )
  }

  /// Figures with three digits that count.
  private static func figure(_ value: Double) -> String {
    BenchmarkHarness.fixed(value, value < 0.1 ? 4 : value < 10 ? 3 : value < 100 ? 1 : 0)
  }

  private static func build(_ problem: Problem) -> Double {
    let solver = Solver(
      variableCapacity: problem.variableCount,
      constraintCapacity: problem.rows.count + 1
    )
    _ = fill(solver, problem)
    solver.solve()
    return solver.withValues { $0[$0.count - 1] }
  }

  private static func fill(_ solver: Solver, _ problem: Problem) -> ConstraintID? {
    _ = solver.makeVariables(problem.variableCount)
    do throws(SolverError) {
      for row in problem.rows {
        try solver.add(
          row.terms,
          constant: row.constant,
          below: row.relation == .lessThanOrEqual ? nil : row.priority,
          above: row.relation == .greaterThanOrEqual ? nil : row.priority
        )
      }
      return try solver.add(
        [Term(Variable(index: problem.editVariable))],
        constant: -problem.editValues.0,
        below: problem.editPriority,
        above: problem.editPriority
      )
    } catch {
      print("  \(problem.name): \(error)")
      return nil
    }
  }

  /// A system that is solved, and its edit constraint.
  private final class Live {
    let solver: Solver
    let edit: ConstraintID
    let values: (Double, Double)

    init(_ problem: Problem) {
      solver = Solver(
        variableCapacity: problem.variableCount,
        constraintCapacity: problem.rows.count + 1
      )
      edit = SolverBenchmarks.fill(solver, problem) ?? ConstraintID(index: 0)
      values = problem.editValues
    }

    /// Suggests one of the two values and reads all values back.
    @discardableResult
    func edit(_ count: Int) -> Double {
      try? solver.setConstant(-(count % 2 == 0 ? values.0 : values.1), of: edit)
      solver.solve()
      return sum(solver)
    }

    /// Makes a further instance with another number and solves it.
    @discardableResult
    func instance(_ count: Int) -> Double {
      let other = solver.makeInstance()
      try? other.setConstant(-(values.0 + Double(count % 7)), of: edit)
      other.solve()
      return other.withValues { $0[$0.count - 1] }
    }

    private func sum(_ solver: Solver) -> Double {
      solver.withValues { values in
        var sum = 0.0
        for value in values { sum += value }
        return sum
      }
    }
  }

  private static func load(_ name: String, folder: String) -> Problem? {
    load(path: "\(folder)/\(name).txt")
  }

  private static func load(path: String) -> Problem? {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    let url = URL(fileURLWithPath: path)
    var problem = Problem(name: url.deletingPathExtension().lastPathComponent)
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      let numbers = words.dropFirst().compactMap { Double($0) }
      switch words.first {
      case "V": problem.variableCount = Int(numbers.first ?? 0)
      case "C" where numbers.count >= 4: problem.rows.append(row(numbers))
      case "E" where numbers.count == 4:
        problem.editVariable = Int(numbers[0])
        problem.editPriority = priority(numbers[1])
        problem.editValues = (numbers[2], numbers[3])
      default: break
      }
    }
    return problem
  }

  private static func row(_ numbers: [Double]) -> Problem.Row {
    let pairs = numbers.dropFirst(4)
    let terms = stride(from: pairs.startIndex, to: pairs.endIndex - 1, by: 2).map {
      Term(Variable(index: Int(pairs[$0])), pairs[$0 + 1])
    }
    return Problem.Row(
      terms: terms,
      constant: numbers[2],
      relation: Relation(rawValue: Int8(numbers[0])) ?? .equal,
      priority: priority(numbers[1])
    )
  }

  /// The peers weigh strengths; here they are levels.
  private static func priority(_ strength: Double) -> Priority {
    switch strength {
    case 1e9...: .required
    case 1e6...: Priority(999)
    case 1e5...: Priority(998)
    case 1e3...: .defaultHigh
    default: .defaultLow
    }
  }
}
