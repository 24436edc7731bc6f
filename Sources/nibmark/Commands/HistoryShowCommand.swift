import ArgumentParser
import NibmarkRunner
import Reporting
import ResultHistory

/// `nibmark history show`.
struct HistoryShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Print series with their steps, or one run."
  )

  @Argument(help: "Print the run with this number or commit; the series if omitted.")
  var name: String?

  @OptionGroup var file: HistoryFile
  @OptionGroup var selection: HistorySelection

  @Flag(name: .long, help: "Print only series with a step.")
  var steps = false

  func run() throws {
    let store = try file.open()
    do {
      if let name { return try show(name, store) }
      let drawing = SeriesText(terminal: .standardOutput)
      var text = ""
      for series in try store.series(try selection.filter(in: store)) {
        if steps, series.steps.isEmpty { continue }
        text += HistoryText(terminal: .standardOutput).line(series)
        if !series.steps.isEmpty {
          text += drawing.stepLines(series).joined(separator: "\n") + "\n"
        }
      }
      let nothing = steps ? "no such series has a step\n" : "no such series\n"
      StandardStreams.writeVerbatim(text.isEmpty ? nothing : text)
    } catch {
      throw CommandFailure("\(error)")
    }
  }

  private func show(_ name: String, _ store: HistoryStore) throws {
    let found = try store.run(named: name)
    StandardStreams.write(HistoryText(terminal: .standardOutput).table([found]))
    let console = ConsoleReporter(
      terminal: .standardOutput,
      now: { 0 },
      write: { StandardStreams.writeVerbatim($0) }
    )
    console.finish(try store.result(of: found))
  }
}
