import ArgumentParser

/// `nibmark history`: the results of many commits.
struct HistoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history",
    abstract: "Keep the results of many commits, and find the one that changed a figure.",
    discussion: """
      Examples:
        nibmark history add                         Reports/result.json, with what git knows
        nibmark history list                        the runs
        nibmark history show --filter scroll        series, their steps and commits
        nibmark history plot 'scroll wallTime'      a picture in the terminal; --svg FILE for a file
        nibmark history export -o history.csv
        nibmark history prune --keep 500

      The history is one SQLite file. Times are compared within one environment only, exact counters
      across all. A step of times is found by E-divisive with a test by permutation; it is told with the
      commits between which it happened.
      """,
    subcommands: [
      HistoryAddCommand.self, HistoryListCommand.self, HistoryShowCommand.self,
      HistoryPlotCommand.self, HistoryExportCommand.self, HistoryPruneCommand.self,
    ]
  )
}
