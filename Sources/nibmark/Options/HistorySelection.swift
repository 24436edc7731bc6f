import ArgumentParser
import NibmarkRunner
import ResultHistory

/// The options that pick runs and series.
struct HistorySelection: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "Use only runs of BRANCH; by default, that of the newest run.",
      valueName: "BRANCH"
    )
  )
  var branch: String?

  @Flag(name: .long, help: "Use the runs of all branches.")
  var allBranches = false

  @Option(name: .long, help: ArgumentHelp("Use only the newest N runs.", valueName: "N"))
  var last: Int?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Use only series whose suite/case and metric contain TEXT.",
      valueName: "TEXT"
    )
  )
  var filter: String?

  func validate() throws {
    if allBranches, branch != nil { throw ValidationError("--all-branches or --branch, not both") }
    if let last, last < 1 { throw ValidationError("--last takes a number from 1 on, not \(last)") }
  }

  /// What is meant in a history.
  func filter(in store: HistoryStore) throws -> HistoryFilter {
    HistoryFilter(
      branch: allBranches ? nil : try branch ?? store.newestBranch(),
      text: filter,
      lastCount: last
    )
  }
}
