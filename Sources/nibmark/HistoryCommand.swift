import ArgumentParser
import Reporting
import ResultHistory
import TestModel

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

/// The option that names the file.
struct HistoryFile: ParsableArguments {
  @Option(name: .long, help: "The history's file.", completion: .file())
  var database = "Reports/history.sqlite"

  /// Opens the history.
  func open(mayCreate: Bool = false) throws -> HistoryStore {
    do {
      return try HistoryStore(path: database, mayCreate: mayCreate)
    } catch {
      throw CommandFailure(error.description)
    }
  }
}

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

/// `nibmark history add`.
struct HistoryAddCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Add results; one that is there already is left alone."
  )

  @Argument(help: "Results; Reports/result.json without any.", completion: .file())
  var results: [String] = ["Reports/result.json"]

  @OptionGroup var file: HistoryFile

  @Option(name: .long, help: "The commit that was tested, where the result does not say.")
  var commit: String?

  @Option(name: .long, help: "Its branch; git's or the CI engine's answer without it.")
  var branch: String?

  func run() throws {
    let store = try file.open(mayCreate: true)
    for path in results {
      do {
        let run = try StoredRun.read(path)
        var place = GitProbe.place(of: commit ?? run.header.commit, at: run.header.root)
        place.branch = branch ?? place.branch
        let added = try store.add(run, at: place)
        let text = added.isNew ? "added as run \(added.id)" : "was there as run \(added.id)"
        StandardStreams.write("\(path): \(text)\n")
      } catch {
        throw CommandFailure("\(error)")
      }
    }
  }
}

/// `nibmark history list`.
struct HistoryListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Print the runs, the newest last."
  )

  @OptionGroup var file: HistoryFile
  @OptionGroup var selection: HistorySelection

  func run() throws {
    let store = try file.open()
    do {
      let text = HistoryText(terminal: .standardOutput)
      StandardStreams.write(text.table(try store.runs(try selection.filter(in: store))))
    } catch {
      throw CommandFailure("\(error)")
    }
  }
}

/// `nibmark history show`.
struct HistoryShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Print series with their steps, or one run."
  )

  @Argument(help: "A run's number or commit; the series without it.")
  var name: String?

  @OptionGroup var file: HistoryFile
  @OptionGroup var selection: HistorySelection

  @Flag(name: .long, help: "Only series that step.")
  var steps = false

  func run() throws {
    let store = try file.open()
    do {
      if let name { return try show(name, store) }
      let drawing = SeriesText(terminal: .standardOutput)
      var text = ""
      for series in try store.series(try selection.filter(in: store)) {
        if steps, series.steps.isEmpty { continue }
        text += HistoryText(terminal: .standardOutput).line(series)
        if !series.steps.isEmpty {
          text += drawing.stepLines(series).joined(separator: "\n") + "\n"
        }
      }
      StandardStreams.write(text.isEmpty ? "no such series\n" : text)
    } catch {
      throw CommandFailure("\(error)")
    }
  }

  private func show(_ name: String, _ store: HistoryStore) throws {
    let found = try store.run(named: name)
    StandardStreams.write(HistoryText(terminal: .standardOutput).table([found]))
    let console = ConsoleReporter(
      terminal: .standardOutput,
      now: { 0 },
      write: { StandardStreams.write($0) }
    )
    console.finish(try store.result(of: found))
  }
}
