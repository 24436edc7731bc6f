import ArgumentParser
import Foundation
import NibmarkRunner
import Reporting
import TestModel

/// `nibmark history plot`.
struct HistoryPlotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plot",
    abstract: "Draw series with their steps."
  )

  @Argument(help: "Draw only series whose suite/case and metric contain TEXT.")
  var series: String?

  @OptionGroup var file: HistoryFile
  @OptionGroup var selection: HistorySelection

  @Option(
    name: .long,
    help: ArgumentHelp("Write a picture of the only matching series to FILE.", valueName: "FILE")
  )
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
        StandardStreams.writeVerbatim(drawing.lines(of: one).joined(separator: "\n") + "\n\n")
      }
    } catch {
      throw error is CommandFailure ? error : CommandFailure("\(error)")
    }
  }

  private func write(_ found: [MetricSeries], to path: String) throws {
    guard found.count == 1, let drawing = SeriesDrawing(found[0]) else {
      let names = found.prefix(10).map { "  " + $0.name }
      throw CommandFailure(lines: ["--svg draws one series, and \(found.count) fit:"] + names)
    }
    try ReportFile.write(drawing.document, to: path)
    StandardStreams.writeLine("svg: \(path)")
  }
}
