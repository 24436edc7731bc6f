import ArgumentParser
import Reporting
import TestModel

/// The option that puts the series of a history into a page.
package struct HistorySeriesOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp("Show the series of the history in FILE on the page.", valueName: "FILE"),
    completion: .file()
  )
  package var history: String?

  package init() {}

  /// The history, for comparing it with the files that are written.
  package var file: [NamedPath] { history.map { [NamedPath("--history", $0)] } ?? [] }

  /// The series of the newest run's branch; none without a history.
  package func series() throws -> [MetricSeries] {
    guard let history else { return [] }
    return try ToolServices.needed(
      for: "--history",
      instead: "`nibmark report --history` makes the page of its result.json"
    ).series(history)
  }
}
