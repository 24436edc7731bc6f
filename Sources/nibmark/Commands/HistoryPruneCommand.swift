import ArgumentParser
import Foundation
import NibmarkRunner
import ResultHistory
import TestModel

/// `nibmark history prune`.
struct HistoryPruneCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune",
    abstract: "Delete old runs and free their space."
  )

  @OptionGroup var file: HistoryFile

  @Option(name: .long, help: ArgumentHelp("Keep the newest N runs of each branch.", valueName: "N"))
  var keep: Int?

  @Option(
    name: .long,
    help: ArgumentHelp("Delete runs of commits before DATE, such as 2026-01-31.", valueName: "DATE")
  )
  var before: String?

  @Flag(name: .long, help: "Only print the runs that would be deleted.")
  var dryRun = false

  func validate() throws {
    guard keep != nil || before != nil else { throw ValidationError("say --keep or --before") }
    if let keep, keep < 0 { throw ValidationError("--keep takes 0 or more, not \(keep)") }
    if let before, Timestamp(before + "T00:00:00Z") == nil {
      throw ValidationError("--before takes a day such as 2026-01-31, not \(before)")
    }
  }

  func run() throws {
    let store = try file.open()
    let pruning = HistoryPruning(
      keptCount: keep,
      before: before.flatMap { Timestamp($0 + "T00:00:00Z") }
    )
    do {
      let gone = try store.prune(pruning, isTrial: dryRun)
      StandardStreams.write(HistoryText(terminal: .standardOutput).table(gone))
      let verb = dryRun ? "would go" : "went"
      StandardStreams.write("\(gone.count) \(gone.count == 1 ? "run" : "runs") \(verb)\n")
    } catch {
      throw CommandFailure("\(error)")
    }
  }
}
