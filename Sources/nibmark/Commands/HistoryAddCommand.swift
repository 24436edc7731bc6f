import ArgumentParser
import NibmarkRunner
import Reporting
import ResultHistory
import TestModel

/// `nibmark history add`.
struct HistoryAddCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Add results; each is stored once."
  )

  @Argument(help: "Add these results; Reports/result.json if omitted.", completion: .file())
  var results: [String] = ["Reports/result.json"]

  @OptionGroup var file: HistoryFile

  @Option(
    name: .long,
    help: ArgumentHelp("Use COMMIT for a result that names none.", valueName: "COMMIT")
  )
  var commit: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Use BRANCH; by default, the branch that git or the CI engine names.",
      valueName: "BRANCH"
    )
  )
  var branch: String?

  /// The part of a run's place that options say.
  private func told(of run: RunResult, _ place: CommitPlace) -> CommitPlace {
    var told = commit != nil && run.header.commit == nil ? place : CommitPlace()
    told.branch = branch
    return told
  }

  func run() throws {
    let store = try file.open(mayCreate: true)
    for path in results {
      do {
        let run = try StoredRun.read(path)
        var place = GitProbe.place(of: run.header.commit ?? commit, at: run.header.root)
        place.branch = branch ?? place.branch
        let added = try store.add(run, at: place)
        var text = added.isNew ? "added as run \(added.id)" : "was there as run \(added.id)"
        if !added.isNew, try store.complete(added.id, with: told(of: run, place)) {
          text += "; its commit and branch are stored now"
        }
        StandardStreams.writeLine("\(path): \(text)")
      } catch {
        throw CommandFailure("\(error)")
      }
    }
  }
}
