/// What the command line asks for.
///
/// - `NibmarkBench [GROUP]…` measures groups, all without arguments.
/// - `NibmarkBench repeat WHAT INPUT COUNT` does one thing without a clock, for instruction counters
///   such as callgrind. The input is a file or the name of a generated document or system.
/// - `NibmarkBench solver-turn BATCHES INPUT` is a turn of `Scripts/bench-peers`.
/// - `NibmarkBench write-systems FOLDER` and `write-documents FOLDER` write the generated inputs.
@MainActor
enum BenchmarkCommand {
  private static let groups = [
    "decode", "instantiate", "dequeue", "table", "collection", "solver", "layout", "growth",
  ]

  /// Does what the arguments ask for.
  static func run(_ arguments: [String]) throws(BenchInputError) {
    switch (arguments.first, arguments.count) {
    case ("repeat", 4):
      try repeatOnly(arguments[1], arguments[2], count: number(arguments[3]))
    case ("solver-turn", 3):
      try SolverBenchmarks.turn(arguments[2], batches: number(arguments[1]))
    case ("write-systems", 2): try BenchSystems.write(into: arguments[1])
    case ("write-documents", 2): try BenchDocument.write(into: arguments[1])
    default: for group in arguments.isEmpty ? groups : arguments { try measure(group) }
    }
  }

  private static func measure(_ group: String) throws(BenchInputError) {
    switch group {
    case "decode": try DecodeBenchmarks.run()
    case "instantiate": try InstantiateBenchmarks.run()
    case "dequeue": DequeueBenchmarks.run()
    case "table": TableBenchmarks.run()
    case "collection": CollectionBenchmarks.run()
    case "solver": try SolverBenchmarks.run()
    case "layout": try CellLayoutBenchmarks.run()
    case "growth": try GrowthBenchmarks.run()
    default:
      throw BenchInputError(
        "no benchmarks are called \(group); there are \(groups.joined(separator: ", "))"
      )
    }
  }

  private static func repeatOnly(
    _ what: String,
    _ input: String,
    count: Int
  ) throws(BenchInputError) {
    switch what {
    case "instantiate": try InstantiateBenchmarks.repeatOnly(input, count: count)
    case "bare": InstantiateBenchmarks.repeatBare(count: count)
    case "dequeue": DequeueBenchmarks.repeatOnly(count: count)
    case "table": TableBenchmarks.repeatOnly(input, count: count)
    case "solver-build", "solver-edit", "solver-instance":
      try SolverBenchmarks.repeatOnly(what, input, count: count)
    case "layout-first", "layout-further", "layout-again":
      try CellLayoutBenchmarks.repeatOnly(what, input, count: count)
    case "again-1000": GrowthBenchmarks.repeatAgain(input, size: 1_000, count: count)
    case "again-10000": GrowthBenchmarks.repeatAgain(input, size: 10_000, count: count)
    default: try DecodeBenchmarks.repeatOnly(what, input, count: count)
    }
  }

  private static func number(_ text: String) throws(BenchInputError) -> Int {
    guard let number = Int(text), number > 0 else {
      throw BenchInputError("\(text) is no number of times")
    }
    return number
  }
}
