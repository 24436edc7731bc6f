import Foundation

/// The systems that are measured: those made by formula or, with `NIBMARK_BENCH_SOLVER`, all `.txt`
/// files of the folder that it names.
enum BenchSystems {
  /// The systems made by formula.
  static let names = [
    "cell10", "chain10", "chain100", "chain1000", "chain10000", "stack10", "stack100",
    "stack1000", "stack10000", "tree30", "tree100", "tree300", "tree1000",
  ]

  /// All systems that are measured.
  static func all() throws(BenchInputError) -> [SolverProblem] {
    guard let folder = ProcessInfo.processInfo.environment["NIBMARK_BENCH_SOLVER"] else {
      return names.compactMap(made)
    }
    var problems: [SolverProblem] = []
    for path in try BenchFolder.files(in: folder, extension: "txt") {
      problems.append(try SolverProblem(contentsOfFile: path))
    }
    return problems
  }

  /// A system by the name that it is made under, or from a file.
  static func system(_ nameOrPath: String) throws(BenchInputError) -> SolverProblem {
    if let made = made(nameOrPath) { return made }
    return try SolverProblem(contentsOfFile: nameOrPath)
  }

  /// Writes the systems made by formula into a folder, for programs that read them.
  static func write(into folder: String) throws(BenchInputError) {
    for problem in names.compactMap(made) {
      try BenchFolder.write(Array(problem.text.utf8), to: "\(folder)/\(problem.name).txt")
    }
  }

  private static func made(_ name: String) -> SolverProblem? {
    guard names.contains(name), let count = Int(name.drop { !$0.isNumber }) else { return nil }
    return switch name.prefix(while: \.isLetter) {
    case "cell": .cell(count)
    case "chain": .chain(count)
    case "stack": .stack(count)
    default: .tree(count)
    }
  }
}
