import ArgumentParser
import Reporting
import ResultHistory
import TestModel

/// `nibmark report`: makes the reports of a stored run.
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Write the reports of a run or a comparison again.",
    discussion: """
      Examples:
        nibmark report --html page.html              of Reports/result.json
        nibmark report --junit j.xml --junit-dialect gitlab
        nibmark report --from Reports/journal.jsonl --output Reports
                                                     of a run that was killed
        nibmark report --from Reports/comparison.json --junit j.xml --markdown comment.md

      A journal without an end gives an incomplete run: the cases that ran are errors, those after
      them not run. The exit code says whether the reports were written, not whether the run passed.
      """
  )

  @Option(
    name: .long,
    help: "The result.json or journal.jsonl of a run, or a comparison.json.",
    completion: .file()
  )
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

  @OptionGroup var pageHistory: HistorySeriesOptions

  @OptionGroup var actions: GitHubOptions

  @Option(name: .customLong("exit-code"), help: ExitCodeStyle.help)
  var exitCode: ExitCodeStyle = .plain

  func validate() throws {
    guard outputs(page: HTMLReport()).isEmpty, actions.github != true else { return }
    throw ValidationError("say what to write: --output, --junit, --html, --markdown or --export")
  }

  func run() throws {
    let isWritten: Bool
    do {
      if let comparison = try ComparisonFile.readIfComparison(from) {
        isWritten = try writeReports(of: comparison)
      } else {
        isWritten = try writeReports(of: try StoredRun.read(from))
      }
    } catch let error as ReportError {
      throw CommandFailure("\(error)")
    }
    throw (isWritten ? ExitStatus.success : .reportNotWritten).code(exitCode)
  }

  private func writeReports(of run: RunResult) throws -> Bool {
    var isWritten = true
    for output in outputs(page: HTMLReport(history: try pageHistory.series())) {
      do {
        try ReportFile.write(try output.renderer.render(run), to: output.path)
        StandardStreams.write("\(output.renderer.formatName): \(output.path)\n")
      } catch {
        StandardStreams.writeError("nibmark: \(error)")
        isWritten = false
      }
    }
    if actions.github == true, !actions.tell(run) { isWritten = false }
    return isWritten
  }

  private func writeReports(of comparison: RunComparison) throws -> Bool {
    guard export.isEmpty else {
      throw CommandFailure("--export takes the figures of a run; \(from) is a comparison")
    }
    let reports = ComparisonReports(
      folder: output,
      junit: junit,
      junitDialect: junitDialect,
      html: html,
      markdown: markdown,
      history: try pageHistory.series()
    )
    var isWritten = reports.write(comparison) { output in
      StandardStreams.write("\(output.formatName): \(output.path)\n")
    }
    if actions.github == true, !actions.tell(comparison) { isWritten = false }
    return isWritten
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
