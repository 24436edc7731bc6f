import ArgumentParser
import Reporting
import TestModel

/// `nibmark report`: makes the reports of a stored run.
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Write the reports of a run or a comparison again.",
    discussion: """
      Examples:
        nibmark report --html page.html              report on Reports/result.json
        nibmark report --junit j.xml --junit-dialect gitlab
        nibmark report --from Reports/journal.jsonl --output Reports
                                                     report on a run that was killed
        nibmark report --from Reports/comparison.json --junit j.xml --markdown comment.md

      A journal of a killed run gives an incomplete run: cases that were running are errors, later cases
      are not run, and an error says what is missing. The exit code tells whether the run is complete and
      the reports were written, not whether cases passed.
      """
  )

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Read FILE, the result.json or journal.jsonl of a run, or a comparison.json.",
      valueName: "FILE"
    ),
    completion: .file()
  )
  var from = "Reports/result.json"

  @OptionGroup var files: RunFileOptions

  @OptionGroup var readable: ReadableFileOptions

  @OptionGroup var targets: ReportTargetOptions

  func validate() throws {
    guard outputs(page: HTMLReport()).isEmpty, targets.actions.github != true else { return }
    throw ValidationError("say what to write: --output, --junit, --html, --markdown or --export")
  }

  func run() throws {
    let session = try ReportSession(
      paths,
      folder: files.output,
      keeping: [from],
      others: inputs + (targets.actions.github == true ? targets.actions.summaryFile : [])
    )
    defer { withExtendedLifetime(session) {} }
    let status: ExitStatus
    do {
      if let comparison = try ComparisonFile.readIfComparison(from) {
        status = try writeReports(of: comparison)
      } else {
        status = try writeReports(of: try StoredRun.read(from))
      }
    } catch let error as ReportError {
      throw CommandFailure("\(error)")
    }
    throw status.code(targets.exitCode.style)
  }

  private func writeReports(of run: RunResult) throws -> ExitStatus {
    var isWritten = true
    for output in outputs(page: HTMLReport(history: try targets.pageHistory.series())) {
      do {
        try ReportFile.write(try output.renderer.render(run), to: output.path)
        StandardStreams.writeLine("\(output.renderer.formatName): \(output.path)")
      } catch {
        StandardStreams.writeError("nibmark: \(error)")
        isWritten = false
      }
    }
    if targets.actions.github == true, !targets.actions.tell(run) { isWritten = false }
    return status(isWritten, run.summary.incompleteness)
  }

  private func status(_ isWritten: Bool, _ incompleteness: String?) -> ExitStatus {
    guard isWritten else { return .reportNotWritten }
    guard let incompleteness else { return .success }
    StandardStreams.writeError("nibmark: the run is incomplete: \(incompleteness)")
    return .incomplete
  }

  private func writeReports(of comparison: RunComparison) throws -> ExitStatus {
    guard files.export.isEmpty else {
      throw CommandFailure("--export takes the figures of a run; \(from) is a comparison")
    }
    let reports = ComparisonReports(
      folder: files.output,
      junit: targets.junit,
      junitDialect: targets.junitDialect.dialect,
      html: readable.html,
      markdown: readable.markdown,
      history: try targets.pageHistory.series()
    )
    var isWritten = reports.write(
      comparison,
      tell: { StandardStreams.writeLine("\($0.formatName): \($0.path)") },
      complain: { StandardStreams.writeError("nibmark: \($0)") }
    )
    if targets.actions.github == true, !targets.actions.tell(comparison) { isWritten = false }
    return status(isWritten, comparison.interruption)
  }

  /// The files with the options that name them; those of a comparison have names of their own.
  private var paths: [NamedPath] {
    let names =
      (try? ComparisonFile.readIfComparison(from)) == nil
      ? ["junit.xml", "result.json", "index.html"]
      : ["comparison.json", "comparison.xml", "comparison.md", "comparison.html"]
    let own = files.output.map { folder in
      names.map { NamedPath("--output", folder + "/" + $0) }
    }
    let others = [
      ("--junit", targets.junit), ("--html", readable.html), ("--markdown", readable.markdown),
    ]
    return (own ?? []) + others.compactMap { option, path in path.map { NamedPath(option, $0) } }
      + files.export.map { NamedPath("--export", $0.path) }
  }

  /// What is read; a folder may hold it, and then gets the same result anew.
  private var inputs: [NamedPath] {
    let own = paths.filter { $0.option == "--output" }
    let input = NamedPath("--from", from)
    return (try? NamedPath.checkDistinct(own + [input])) == nil ? [] : [input]
  }

  private func outputs(page: HTMLReport) -> [ReportOutput] {
    let junitReport = JUnitReport(dialect: targets.junitDialect.dialect)
    var outputs: [ReportOutput] = []
    if let folder = files.output {
      outputs.append(ReportOutput(junitReport, to: folder + "/junit.xml"))
      outputs.append(ReportOutput(JSONReport(), to: folder + "/result.json"))
      outputs.append(ReportOutput(page, to: folder + "/index.html"))
    }
    if let junit = targets.junit { outputs.append(ReportOutput(junitReport, to: junit)) }
    if let html = readable.html { outputs.append(ReportOutput(page, to: html)) }
    if let markdown = readable.markdown {
      outputs.append(ReportOutput(MarkdownReport(), to: markdown))
    }
    outputs += files.export.map(\.output)
    return outputs
  }
}
