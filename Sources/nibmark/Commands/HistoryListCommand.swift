import ArgumentParser
import NibmarkRunner

/// `nibmark history list`.
struct HistoryListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Print the runs, the newest last."
  )

  @OptionGroup var file: HistoryFile
  @OptionGroup var selection: HistorySelection

  func run() throws {
    let store = try file.open()
    do {
      let text = HistoryText(terminal: .standardOutput)
      StandardStreams.write(text.table(try store.runs(try selection.filter(in: store))))
    } catch {
      throw CommandFailure("\(error)")
    }
  }
}
