import Foundation
import SuiteRunner

// MutationRunner reach SUITES…    runs each case in a process of its own, and prints what it reaches
// MutationRunner run SUITES…      reads jobs from standard input, and prints how each ended
//
// The driver in Scripts/mutations says what is run; all lines have fields parted by tabs.
let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 2, ["reach", "run"].contains(arguments[0]) else {
  FileHandle.standardError.write(Data("usage: MutationRunner reach|run SUITES\n".utf8))
  exit(2)
}
var options = RunOptions()
options.skipsBenchmarks = true
do {
  let cases = try Nibmark.cases(in: arguments[1], options: options).map(\.entry)
  let runner = CaseCopies(cases: cases, options: options)
  if arguments[0] == "reach" { runner.printReach() } else { runner.runJobs() }
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(2)
}
