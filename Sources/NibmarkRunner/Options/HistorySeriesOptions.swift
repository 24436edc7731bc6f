import ArgumentParser
import Reporting
import ResultHistory
import TestModel

/// The option that puts the series of a history into a page.
struct HistorySeriesOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp("Show the series of the history in FILE on the page.", valueName: "FILE"),
    completion: .file()
  )
  var history: String?

  /// The history, for comparing it with the files that are written.
  var file: [NamedPath] { history.map { [NamedPath("--history", $0)] } ?? [] }

  /// The series of the newest run's branch; none without a history.
  func series() throws -> [MetricSeries] {
    guard let history else { return [] }
    do {
      let store = try HistoryStore(path: history)
      return try store.series(HistoryFilter(branch: try store.newestBranch()))
    } catch {
      throw CommandFailure(error.description)
    }
  }
}
