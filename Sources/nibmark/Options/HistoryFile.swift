import ArgumentParser
import NibmarkRunner
import ResultHistory

/// The option that names the file.
struct HistoryFile: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp("Use the history in FILE.", valueName: "FILE"),
    completion: .file()
  )
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
