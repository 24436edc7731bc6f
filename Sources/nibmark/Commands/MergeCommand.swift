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
        nibmark merge part*.json -o all.json   only the joined result

      Shards are put together in the order of the whole plan: apart from times, the reports are those of
      a run on one machine. A journal of a shard that was killed may stand for its result. A shard that
      is missing makes the run incomplete. The exit code says whether the parts fit and the reports
      were written; the parts' own runs said whether they passed.
      """
  )

  @Argument(help: "The result.json or journal.jsonl of each part.", completion: .file())
  var parts: [String]

  @Option(
    name: .shortAndLong,
    help: "A .json file for the result, or a folder for junit.xml, result.json and index.html."
  )
  var output: String

  @OptionGroup var junitDialect: JUnitDialectOption

  @OptionGroup var exitCode: ExitCodeOption

  func run() throws {
    let run = try merged()
    var isWritten = true
    for output in outputs {
      do {
        try ReportFile.write(try output.renderer.render(run), to: output.path)
        StandardStreams.write("\(output.renderer.formatName): \(output.path)\n")
      } catch {
        StandardStreams.writeError("nibmark: \(error)")
        isWritten = false
      }
    }
    for message in run.messages { StandardStreams.writeError("nibmark: \(message.text)") }
    throw (isWritten ? ExitStatus.success : .reportNotWritten).code(exitCode.style)
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
