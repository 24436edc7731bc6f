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

  /// Microseconds that the fastest peer needed, from a recorded run on another day: build, and edit.
  private static let peers: [String: (build: Double, buildName: String, edit: Double)] = [
    "cell10": (24.7, "amoeba", 0.333), "chain10": (40, "amoeba", 0.34),
    "chain100": (6_264, "rhea", 3.7), "chain1000": (1_164_956, "rhea", 29),
    "stack100": (1_013, "amoeba", 3.1), "stack1000": (114_248, "amoeba", 73),
    "tree30": (68, "amoeba", 1.2), "tree100": (606, "amoeba", 4.8),
    "tree300": (1_812, "rhea", 15.7), "tree1000": (7_596, "rhea", 74),
  ]

  /// Prints a line for each system: times, and ratios to the peers recorded.
  static func run() {
    let folder =
      ProcessInfo.processInfo.environment["NIBMARK_BENCH_SOLVER"] ?? "../shared/bench/solver"
    print("solver: build (x fastest peer recorded), edit + read all (x kiwi), further instance")
    var last: (family: Substring, build: Double)?
    for name in names {
      guard let problem = load(name, folder: folder) else {
        print("  \(name): skipped, \(folder)/\(name).txt is not there")
        continue
      }
      let family = name.prefix { !$0.isNumber }
      let build = line(problem, before: last?.family == family ? last?.build : nil)
      last = (family, build)
    }
  }

  /// Builds or edits a system `count` times without any clock, for instruction counters.
  static func repeatOnly(_ what: String, path: String, count: Int) {
    let url = URL(fileURLWithPath: path)
    let name = url.deletingPathExtension().lastPathComponent
    guard let problem = load(name, folder: url.deletingLastPathComponent().path) else {
      return print("solver: \(path) is not there")
    }
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

  private static func line(_ problem: Problem, before: Double?) -> Double {
    let live = Live(problem)
    live.solver.solve()
    let sums = (live.edit(1), live.edit(0))
    var (edits, instances) = (0, 0)
    let results = BenchmarkHarness.measure(
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
      rounds: 7
    )
    let (build, edit) = (results[0].median / 1_000, results[1].median / 1_000)
    let peer = peers[problem.name]
    let ratio = peer.map { " (x\(figure(build / $0.build)) \($0.buildName))" } ?? ""
    let editRatio = peer.map { " (x\(figure(edit / $0.edit)))" } ?? ""
    let growth = before.map { ", growth x\(figure(build / $0))" } ?? ""
    print(
      "  \(problem.name): build \(figure(build)) us\(ratio)\(growth), edit \(figure(edit)) us\(editRatio),"
        + " instance \(figure(results[2].median / 1_000)) us; sums \(sums.1) \(sums.0);"
        + " \(live.solver.statistics.pivotCount) pivots, \(live.solver.statistics.assumedCount) assumed"
    )
    return build
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
        CollectionOfOne(Term(Variable(index: problem.editVariable))),
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
    guard let text = try? String(contentsOfFile: "\(folder)/\(name).txt", encoding: .utf8) else {
      return nil
    }
    var problem = Problem(name: name)
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
