import ArgumentParser
import ResultHistory

/// The options that pick runs and series.
struct HistorySelection: ParsableArguments {
  @Option(name: .long, help: "Only runs of this branch; the newest run's branch without it.")
  var branch: String?

  @Flag(name: .long, help: "Runs of all branches.")
  var allBranches = false

  @Option(name: .long, help: "Only the newest so many runs.")
  var last: Int?

  @Option(name: .shortAndLong, help: "Only series whose suite/case and metric hold this text.")
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
