import ArgumentParser
import Reporting
import ResultHistory

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
