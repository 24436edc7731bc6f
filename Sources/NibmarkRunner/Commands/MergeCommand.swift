import ArgumentParser
import Reporting
import TestModel

/// `nibmark merge`: makes one result of those of several machines.
struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Join the results of shards, or of several runs of one commit.",
    discussion: """
      Examples:
        nibmark run --shard 1/2 --output A     on one machine
        nibmark run --shard 2/2 --output B     on another
        nibmark merge A/result.json B/result.json -o Reports
        nibmark merge part*.json -o all.json   write only the joined result

      Cases are in the order of the whole plan, so the reports are those of a run on one machine, apart
      from times. For a shard that was killed, give its journal. A shard that is missing or was killed
      makes the run incomplete: its reports have an error that says what is missing. A shard that
      --fail-fast ended makes it incomplete as well.

      The exit code tells whether the run is complete, the parts fit together and the reports were
      written. It does not tell whether cases passed: the runs of the parts do.
      """
  )

  @Argument(help: "Join the result.json or journal.jsonl of each part.", completion: .file())
  var parts: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Write junit.xml, result.json and index.html to a folder, or the result to a .json file.",
      valueName: "FOLDER-OR-FILE"
    )
  )
  var output: String

  @OptionGroup var junitDialect: JUnitDialectOption

  @OptionGroup var exitCode: ExitCodeOption

  func run() throws {
    let session = try ReportSession(
      outputs.map { NamedPath("--output", $0.path) },
      folder: output.hasSuffix(".json") ? nil : output,
      keeping: parts
    )
    defer { withExtendedLifetime(session) {} }
    let run = try merged()
    var isWritten = true
    for output in outputs {
      do {
        try ReportFile.write(try output.renderer.render(run), to: output.path)
        StandardStreams.writeLine("\(output.renderer.formatName): \(output.path)")
      } catch {
        StandardStreams.writeError("nibmark: \(error)")
        isWritten = false
      }
    }
    let interruption = run.summary.interruption ?? ""
    for message in run.messages where !interruption.contains(message.text) {
      StandardStreams.writeError("nibmark: \(message.text)")
    }
    let incompleteness = run.summary.incompleteness
    if let incompleteness {
      StandardStreams.writeError("nibmark: the run is incomplete: \(incompleteness)")
    }
    let status: ExitStatus = incompleteness == nil ? .success : .incomplete
    throw (isWritten ? status : .reportNotWritten).code(exitCode.style)
  }

  private func merged() throws -> RunResult {
    do {
      return try RunMerger.merge(
        try parts.map { RunMerger.Part(name: $0, run: try StoredRun.read($0)) }
      )
    } catch {
      throw CommandFailure("\(error)")
    }
  }

  private var outputs: [ReportOutput] {
    if output.hasSuffix(".json") { return [ReportOutput(JSONReport(), to: output)] }
    return [
      ReportOutput(JUnitReport(dialect: junitDialect.dialect), to: output + "/junit.xml"),
      ReportOutput(JSONReport(), to: output + "/result.json"),
      ReportOutput(HTMLReport(), to: output + "/index.html"),
    ]
  }
}
