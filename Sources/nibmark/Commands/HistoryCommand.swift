import ArgumentParser
import NibmarkRunner

/// `nibmark history`: the results of many commits.
struct HistoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history",
    abstract: "Store the results of many commits, and find the one that changed a figure.",
    discussion: """
      Examples:
        nibmark history add                         add Reports/result.json with its commit
        nibmark history list                        list the runs
        nibmark history show --filter scroll        print series with their steps and commits
        nibmark history plot 'scroll wallTime'      draw in the terminal, or to a file with --svg
        nibmark history export -o history.csv
        nibmark history prune --keep 500

      The history is one SQLite file. Times are compared within one environment only, exact counters
      across all. Steps of times are found by E-divisive with a permutation test. A step names the last
      commit before it and the first one after it.
      """,
    subcommands: [
      HistoryAddCommand.self, HistoryListCommand.self, HistoryShowCommand.self,
      HistoryPlotCommand.self, HistoryExportCommand.self, HistoryPruneCommand.self,
    ]
  )
}
