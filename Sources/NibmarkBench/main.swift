// The benchmark groups; `NibmarkBench repeat WHAT FILE COUNT` runs one of the decode rows without
// a clock, for instruction counters such as callgrind.
let arguments = CommandLine.arguments.dropFirst()
if arguments.count == 4, arguments.first == "repeat", let count = Int(arguments[4]) {
  DecodeBenchmarks.repeatOnly(arguments[2], path: arguments[3], count: count)
} else {
  DecodeBenchmarks.run()
}
