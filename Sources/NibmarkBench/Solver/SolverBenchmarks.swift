import ConstraintSolver
import Foundation

/// Systems of constraints: from nothing to the first solution, an edit, and a further instance.
enum SolverBenchmarks {
  /// Prints a line for each system, and how costs grow; ratios of these hold on any machine.
  static func run() throws(BenchInputError) {
    print("solver: build, edit + read all, further instance; Scripts/bench-peers holds them to")
    print("  other solvers measured beside them, Scripts/bench-instructions to instruction counts")
    var builds: [String: Double] = [:]
    for problem in try BenchSystems.all() { builds[problem.name] = line(problem) }
    printGrowth(builds)
  }

  /// Measures one system and prints the line that Scripts/bench-peers reads.
  ///
  /// It has the nanoseconds and the spread of each kind, then the sums of all values for both values
  /// of the edit.
  static func turn(_ nameOrPath: String, batches: Int) throws(BenchInputError) {
    let problem = try BenchSystems.system(nameOrPath)
    let live = LiveProblem(problem)
    let sums = (live.edit(1), live.edit(0))
    let kinds = measure(problem, live, batches: batches).map {
      "\($0.name) \(BenchmarkHarness.fixed($0.median, 2)) \(BenchmarkHarness.fixed($0.spread, 4))"
    }
    print("nibmark \(problem.name) \(kinds.joined(separator: " ")) sums \(sums.1) \(sums.0)")
  }

  /// Builds or edits a system `count` times without a clock, for instruction counters.
  static func repeatOnly(
    _ what: String,
    _ nameOrPath: String,
    count: Int
  ) throws(BenchInputError) {
    let problem = try BenchSystems.system(nameOrPath)
    let live = LiveProblem(problem)
    for index in 0..<count {
      switch what {
      case "solver-edit": live.edit(index)
      case "solver-instance": live.instance(index)
      default: blackHole(problem.build())
      }
    }
  }

  private static func line(_ problem: SolverProblem) -> Double {
    let live = LiveProblem(problem)
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

  private static func measure(
    _ problem: SolverProblem,
    _ live: LiveProblem,
    batches: Int
  ) -> [BenchmarkResult] {
    var (edits, instances) = (0, 0)
    return BenchmarkHarness.measure(
      [
        BenchmarkEntry(name: "build") { blackHole(problem.build()) },
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
}
