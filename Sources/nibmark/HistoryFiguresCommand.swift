import ArgumentParser
import Foundation
import Reporting
import ResultHistory
import TestModel

/// `nibmark history plot`.
struct HistoryPlotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plot",
    abstract: "Draw series with their steps."
  )

  @Argument(help: "Text that the series' suite/case and metric hold; all of them without it.")
  var series: String?

  @OptionGroup var file: HistoryFile
  @OptionGroup var selection: HistorySelection

  @Option(name: .long, help: "Write a picture to this file; the text must fit one series then.")
  var svg: String?

  func run() throws {
    let store = try file.open()
    do {
      var filter = try selection.filter(in: store)
      filter.text = series ?? filter.text
      let found = try store.series(filter)
      guard !found.isEmpty else {
        throw CommandFailure("no such series; `nibmark history show` prints their names")
      }
      if let svg { return try write(found, to: svg) }
      let drawing = SeriesText(terminal: .standardOutput)
      for one in found {
        StandardStreams.write(drawing.lines(of: one).joined(separator: "\n") + "\n\n")
      }
    } catch {
      throw error is CommandFailure ? error : CommandFailure("\(error)")
    }
  }

  private func write(_ found: [MetricSeries], to path: String) throws {
    guard found.count == 1, let drawing = SeriesDrawing(found[0]) else {
      let names = found.prefix(10).map { "  " + $0.name }.joined(separator: "\n")
      throw CommandFailure("--svg draws one series, and \(found.count) fit:\n\(names)")
    }
    try ReportFile.write(drawing.document, to: path)
    StandardStreams.write("svg: \(path)\n")
  }
}

/// `nibmark history export`.
struct HistoryExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write series as a table or as JSON, or one run for another tool.",
    discussion: """
      Examples:
        nibmark history export -o history.csv
        nibmark history export --json --filter scroll
        nibmark history export --run 17 --format bencher -o metrics.json
      """
  )

  @OptionGroup var file: HistoryFile
  @OptionGroup var selection: HistorySelection

  @Flag(name: .long, help: "Series as JSON, with their steps, instead of CSV.")
  var json = false

  @Option(name: .customLong("run"), help: "A run's number or commit, instead of series.")
  var runName: String?

  @Option(name: .long, help: "The form of that run.")
  var format: ExportFormat = .csv

  @Option(name: .shortAndLong, help: "The file; standard output without it.")
  var output: String?

  func run() throws {
    let store = try file.open()
    do {
      let text = try text(store)
      guard let output else { return StandardStreams.write(text) }
      try ReportFile.write(text, to: output)
    } catch {
      throw CommandFailure("\(error)")
    }
  }

  private func text(_ store: HistoryStore) throws -> String {
    if let runName {
      return try format.renderer.render(try store.result(of: try store.run(named: runName)))
    }
    let series = try store.series(try selection.filter(in: store))
    return json ? try SeriesExport.json(series) : SeriesExport.csv(series)
  }
}

/// `nibmark history prune`.
struct HistoryPruneCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune",
    abstract: "Forget old runs and give their room back."
  )

  @OptionGroup var file: HistoryFile

  @Option(name: .long, help: "Keep the newest so many runs of each branch.")
  var keep: Int?

  @Option(name: .long, help: "Forget runs of commits before this day, such as 2026-01-31.")
  var before: String?

  @Flag(name: .long, help: "Only say which runs would go.")
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
      StandardStreams.write("\(gone.count) runs \(verb)\n")
    } catch {
      throw CommandFailure("\(error)")
    }
  }
}
