import ArgumentParser
import NibmarkRunner
import Reporting
import ResultHistory

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

  func run() throws {
    let store = try file.open(mayCreate: true)
    for path in results {
      do {
        let run = try StoredRun.read(path)
        var place = GitProbe.place(of: run.header.commit ?? commit, at: run.header.root)
        place.branch = branch ?? place.branch
        let added = try store.add(run, at: place)
        let text = added.isNew ? "added as run \(added.id)" : "was there as run \(added.id)"
        StandardStreams.writeLine("\(path): \(text)")
      } catch {
        throw CommandFailure("\(error)")
      }
    }
  }
}
