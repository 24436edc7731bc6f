// The benchmark groups: `NibmarkBench [decode|instantiate|dequeue|table|collection|solver|layout|growth]…`, all without arguments.
// `NibmarkBench repeat WHAT FILE COUNT` runs one of the rows without a clock, for instruction
// counters such as callgrind; `NibmarkBench solver-turn BATCHES FILE` is a turn of Scripts/bench-peers.
let arguments = CommandLine.arguments.dropFirst()
if arguments.count == 4, arguments.first == "repeat", let count = Int(arguments[4]) {
  switch arguments[2] {
  case "instantiate": InstantiateBenchmarks.repeatOnly(path: arguments[3], count: count)
  case "bare": InstantiateBenchmarks.repeatBare(count: count)
  case "dequeue": DequeueBenchmarks.repeatOnly(count: count)
  case "table": TableBenchmarks.repeatOnly(arguments[3], count: count)
  case "solver-build", "solver-edit", "solver-instance":
    SolverBenchmarks.repeatOnly(arguments[2], path: arguments[3], count: count)
  case "layout-first", "layout-further":
    CellLayoutBenchmarks.repeatOnly(arguments[2], path: arguments[3], count: count)
  case "again-1000", "again-10000":
    let size = arguments[2] == "again-1000" ? 1_000 : 10_000
    GrowthBenchmarks.repeatAgain(arguments[3], size: size, count: count)
  default: DecodeBenchmarks.repeatOnly(arguments[2], path: arguments[3], count: count)
  }
} else if arguments.count == 3, arguments.first == "solver-turn", let batches = Int(arguments[2]) {
  SolverBenchmarks.turn(path: arguments[3], batches: batches)
} else {
  let groups =
    arguments.isEmpty
    ? ["decode", "instantiate", "dequeue", "table", "collection", "solver", "layout", "growth"]
    : Array(arguments)
  for group in groups {
    switch group {
    case "decode": DecodeBenchmarks.run()
    case "instantiate": InstantiateBenchmarks.run()
    case "dequeue": DequeueBenchmarks.run()
    case "table": TableBenchmarks.run()
    case "collection": CollectionBenchmarks.run()
    case "solver": SolverBenchmarks.run()
    case "layout": CellLayoutBenchmarks.run()
    case "growth": GrowthBenchmarks.run()
    default:
      print(
        "no benchmarks are called \(group); there are decode, instantiate, dequeue, table, collection, solver,"
          + " layout, growth"
      )
    }
  }
}
