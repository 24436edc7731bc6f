import ConstraintSolver
import Foundation
import HeadlessUIKit
import Statistics

/// How the cost of solving, and of a layout pass, grows from 10 to 10,000 views.
///
/// The fitted exponent is held to a limit. The largest cost of a tenfold size is printed beside it
/// and is not judged: a tree of 10,000 views no longer fits into the caches. A chain is a row of
/// views of equal width, pinned at both ends. A stack is a column of rows. A tree is views nested at
/// random. What commands read is measured from the file on.
@MainActor
enum GrowthBenchmarks {
  private static let sizes = [10, 30, 100, 300, 1_000, 3_000, 10_000]
  /// What counts as close to linear: `n log n` shows about 1.15 over these sizes.
  private static let exponentMax = 1.15

  /// Prints a line for each family, of the solver and of layout passes.
  static func run() throws(BenchInputError) {
    print("growth from 10 to 10,000 (fitted exponent must be at most \(exponentMax))")
    for family in SolverFamily.allCases {
      report("solver, \(family)", sizes.map { measureSolver(family, $0) })
    }
    for family in ViewFamily.allCases {
      let times = sizes.map { measureViews(family, $0) }
      report("first layout, \(family)", times.map(\.first))
      report("layout at another width, \(family)", times.map(\.again))
    }
    for family in CommandFamily.allCases {
      let times = try commandSizes.map { size throws(BenchInputError) in
        try measureCommand(family, size)
      }
      report(family.rawValue, times, sizes: commandSizes)
    }
  }

  private static let commandSizes = [10, 100, 1_000, 10_000]

  private static func measureCommand(
    _ family: CommandFamily,
    _ size: Int
  ) throws(BenchInputError) -> Double {
    let folder = FileManager.default.temporaryDirectory.path + "/nibmark-growth-\(UUID())"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let body = try family.prepare(size, in: folder)
    let times = (0..<min(20, repetitions(size))).map { _ in
      let start = BenchmarkHarness.threadNanoseconds()
      body()
      return BenchmarkHarness.threadNanoseconds() - start
    }
    return BenchmarkResult.median(times.sorted())
  }

  /// Lays views of a family, such as `tree`, out at one width after the other, for instruction counters.
  static func repeatAgain(_ name: String, size: Int, count: Int) {
    guard let family = ViewFamily.allCases.first(where: { "\($0)" == name }) else {
      return print("no family is called \(name); there are chain, stack, tree")
    }
    let root = family.make(size)
    for step in 0..<count {
      root.frame.size.width += step % 2 == 0 ? 20 : -20
      root.layoutIfNeeded()
    }
  }

  private static func report(_ title: String, _ times: [Double], sizes: [Int] = sizes) {
    let fit = GrowthFit(sizes: sizes.map(Double.init), quantities: times)
    var tenfold = 0.0
    for (index, size) in sizes.enumerated() {
      guard let other = sizes.firstIndex(of: 10 * size) else { continue }
      tenfold = max(tenfold, times[other] / times[index])
    }
    let exponent = fit?.exponent ?? .nan
    let verdict = exponent <= exponentMax ? "holds" : "misses"
    var line = "  " + BenchmarkHarness.pad(title, 34)
    line += " exponent \(BenchmarkHarness.fixed(exponent, 2)), ten times as many cost at most"
    line += " x\(BenchmarkHarness.fixed(tenfold, 1)): \(verdict)"
    print(line)
    let figures = zip(sizes, times).map { size, time in "\(size) \(BenchmarkHarness.time(time))" }
    print("    " + figures.joined(separator: ", "))
  }

  private static func repetitions(_ size: Int) -> Int { max(3, min(200, 3_000 / size)) }

  private static func measureSolver(_ family: SolverFamily, _ size: Int) -> Double {
    let rows = family.rows(size)
    let times = (0..<repetitions(size)).map { _ in
      let start = BenchmarkHarness.threadNanoseconds()
      let solver = Solver(variableCapacity: rows.variableCount, constraintCapacity: rows.list.count)
      _ = solver.makeVariables(rows.variableCount)
      for row in rows.list { _ = try? solver.add(row) }
      solver.solve()
      blackHole(solver)
      return BenchmarkHarness.threadNanoseconds() - start
    }
    return BenchmarkResult.median(times.sorted())
  }

  private static func measureViews(_ family: ViewFamily, _ size: Int) -> (
    first: Double, again: Double
  ) {
    let times = (0..<repetitions(size)).map { _ in
      LayoutEngine.forgetKeptStructures()
      let root = family.make(size)
      let start = BenchmarkHarness.threadNanoseconds()
      root.layoutIfNeeded()
      let middle = BenchmarkHarness.threadNanoseconds()
      root.frame.size.width += 20
      root.layoutIfNeeded()
      return (middle - start, BenchmarkHarness.threadNanoseconds() - middle)
    }
    return (
      BenchmarkResult.median(times.map(\.0).sorted()),
      BenchmarkResult.median(times.map(\.1).sorted())
    )
  }
}
