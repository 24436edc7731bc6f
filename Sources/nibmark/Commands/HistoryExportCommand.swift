import ArgumentParser
import Foundation
import NibmarkRunner
import Reporting
import ResultHistory

/// `nibmark history export`.
struct HistoryExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Export series as CSV or JSON, or one run for another tool.",
    discussion: """
      Examples:
        nibmark history export -o history.csv
        nibmark history export --json --filter scroll
        nibmark history export --run 17 --format bencher -o metrics.json
      """
  )

  @OptionGroup var file: HistoryFile
  @OptionGroup var selection: HistorySelection

  @Flag(name: .long, help: "Write JSON with steps instead of CSV.")
  var json = false

  @Option(
    name: .customLong("run"),
    help: ArgumentHelp("Export the run with this number or commit, not series.", valueName: "RUN")
  )
  var runName: String?

  @Option(name: .long, help: ArgumentHelp("Write the run in FORMAT.", valueName: "FORMAT"))
  var format: ExportFormat = .csv

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write to FILE; by default to standard output.", valueName: "FILE")
  )
  var output: String?

  func run() throws {
    let store = try file.open()
    do {
      let text = try text(store)
      guard let output else { return StandardStreams.writeVerbatim(shown(text)) }
      try ReportFile.write(text, to: output)
    } catch {
      throw CommandFailure("\(error)")
    }
  }

  // Values stay as they are in JSON; the other formats have no escape for what a terminal would obey.
  private func shown(_ text: String) -> String {
    let isJSON = text.hasPrefix("{") || text.hasPrefix("[")
    guard !isJSON else { return VisibleText.json(text) }
    return text.components(separatedBy: "\r\n").map(VisibleText.shown).joined(separator: "\r\n")
  }

  private func text(_ store: HistoryStore) throws -> String {
    if let runName {
      return try format.renderer.render(try store.result(of: try store.run(named: runName)))
    }
    let series = try store.series(try selection.filter(in: store))
    return json ? try SeriesExport.json(series) : SeriesExport.csv(series)
  }
}
