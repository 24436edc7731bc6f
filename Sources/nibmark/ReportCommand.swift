import ArgumentParser
import Reporting
import ResultHistory
import TestModel

/// `nibmark report`: makes the reports of a stored run.
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Write the reports of a run again.",
    discussion: """
      Examples:
        nibmark report --html page.html              of Reports/result.json
        nibmark report --junit j.xml --junit-dialect gitlab
        nibmark report --from Reports/journal.jsonl --output Reports
                                                     of a run that was killed

      A journal without an end gives an incomplete run: the cases that ran are errors, those after
      them not run. The exit code says whether the reports were written, not whether the run passed.
      """
  )

  @Option(name: .long, help: "The result.json or journal.jsonl of a run.", completion: .file())
  var from = "Reports/result.json"

  @Option(name: .long, help: "The folder for junit.xml, result.json and index.html.")
  var output: String?

  @Option(name: .long, help: "Write a JUnit report to this file.")
  var junit: String?

  @Option(
    name: .long,
    help: "The readers that JUnit reports are for: common, strict, surefire or gitlab."
  )
  var junitDialect: JUnitDialect = .common

  @Option(name: .long, help: "Write the page to this file.")
  var html: String?

  @Option(
    name: .long,
    help: "Write a summary in Markdown, as for a comment on a change, to this file."
  )
  var markdown: String?

  @Option(name: .long, help: ExportOption.help)
  var export: [ExportOption] = []

  @Option(name: .long, help: "Draw the series of this history into the page.", completion: .file())
  var history: String?

  @OptionGroup var actions: GitHubOptions

  @Option(name: .customLong("exit-code"), help: "plain (0 or 1) or rich (see `nibmark help`).")
  var exitCode: ExitCodeStyle = .plain

  func validate() throws {
    guard outputs(page: HTMLReport()).isEmpty, actions.github != true else { return }
    throw ValidationError("say what to write: --output, --junit, --html, --markdown or --export")
  }

  func run() throws {
    let run: RunResult
    do {
      run = try StoredRun.read(from)
    } catch {
      throw CommandFailure("\(error)")
    }
    var isWritten = true
    for output in outputs(page: HTMLReport(history: try series())) {
      do {
        try ReportFile.write(try output.renderer.render(run), to: output.path)
        StandardStreams.write("\(output.renderer.formatName): \(output.path)\n")
      } catch {
        StandardStreams.writeError("nibmark: \(error)")
        isWritten = false
      }
    }
    if actions.github == true, !actions.tell(run) { isWritten = false }
    throw (isWritten ? ExitStatus.success : .reportNotWritten).code(exitCode)
  }

  private func series() throws -> [MetricSeries] {
    guard let history else { return [] }
    do {
      let store = try HistoryStore(path: history)
      return try store.series(HistoryFilter(branch: try store.newestBranch()))
    } catch {
      throw CommandFailure(error.description)
    }
  }

  private func outputs(page: HTMLReport) -> [ReportOutput] {
    var outputs: [ReportOutput] = []
    if let output {
      outputs.append(ReportOutput(JUnitReport(dialect: junitDialect), to: output + "/junit.xml"))
      outputs.append(ReportOutput(JSONReport(), to: output + "/result.json"))
      outputs.append(ReportOutput(page, to: output + "/index.html"))
    }
    if let junit { outputs.append(ReportOutput(JUnitReport(dialect: junitDialect), to: junit)) }
    if let html { outputs.append(ReportOutput(page, to: html)) }
    if let markdown { outputs.append(ReportOutput(MarkdownReport(), to: markdown)) }
    outputs += export.map(\.output)
    return outputs
  }
}
