import ArgumentParser
import Foundation
import Reporting
import TestModel

/// The options of every command that runs cases and reports on them.
package struct ReportOptions: ParsableArguments {
  @OptionGroup package var files: RunFileOptions

  @OptionGroup package var targets: ReportTargetOptions

  @Flag(name: .shortAndLong, help: "Print one line per case.")
  package var verbose = false

  package init() {}
}

extension ReportOptions {
  /// The folder of the reports; nil when none was asked for.
  package var folder: String? { files.output ?? BazelEnvironment().outputFolder }

  /// The reports that these options and Bazel's environment ask for; the page shows the series.
  package func outputs(series: [MetricSeries] = []) -> [ReportOutput] {
    let junitDialect = targets.junitDialect.dialect
    var outputs: [ReportOutput] = []
    if let folder {
      outputs.append(ReportOutput(JUnitReport(dialect: junitDialect), to: folder + "/junit.xml"))
      outputs.append(ReportOutput(JSONReport(), to: folder + "/result.json"))
      outputs.append(ReportOutput(HTMLReport(history: series), to: folder + "/index.html"))
    }
    for junit in junitFiles {
      outputs.append(ReportOutput(JUnitReport(dialect: junitDialect), to: junit.path))
    }
    outputs += files.export.map(\.output)
    return outputs
  }

  // Bazel may name the file that an option names as well.
  private var junitFiles: [NamedPath] {
    let asked = targets.junit.map { NamedPath("--junit", $0) }
    let bazel = BazelEnvironment().junitPath.map { NamedPath("XML_OUTPUT_FILE", $0) }
    guard let asked, let bazel else { return [asked ?? bazel].compactMap(\.self) }
    return (try? NamedPath.checkDistinct([asked, bazel])) == nil ? [asked] : [asked, bazel]
  }

  /// Every file of a run that these options and Bazel's environment ask for.
  private var paths: [NamedPath] {
    let names = ["junit.xml", "result.json", "index.html", Self.journalName]
    let own = folder.map { folder in names.map { NamedPath("--output", folder + "/" + $0) } } ?? []
    return own + junitFiles + files.export.map { NamedPath("--export", $0.path) }
  }

  private static let journalName = "journal.jsonl"

  /// Takes the files of the reports, before a long run finds out that it cannot write them.
  ///
  /// - Parameters:
  ///   - inputs: Files that are still to be read.
  ///   - others: Further files that options of the command name.
  ///   - further: Reports of the command itself.
  /// - Returns: The session, which holds the folder's lock while it lives.
  /// - Throws: `CommandFailure` when the files cannot be had.
  package func begin(
    keeping inputs: [String] = [],
    others: [NamedPath] = [],
    further: [NamedPath] = []
  ) throws -> ReportSession {
    try ReportSession(
      paths + further,
      folder: folder,
      keeping: inputs,
      others: targets.actions.summaryFile + targets.pageHistory.file + others
    )
  }

  /// The journal of a run, begun anew in the folder of its reports; nil without a folder.
  package func makeJournal() throws -> EventLog? {
    guard let folder else { return nil }
    do {
      return try EventLog(path: folder + "/" + Self.journalName)
    } catch {
      throw CommandFailure("\(error)", status: .reportNotWritten)
    }
  }

  /// The console of a run.
  private func makeConsole() -> ConsoleReporter {
    var options = ConsoleReporter.Options()
    options.isVerbose = verbose
    return ConsoleReporter(
      terminal: .standardOutput,
      options: options,
      now: { MonotonicClock.seconds },
      write: { StandardStreams.writeVerbatim($0) }
    )
  }

  /// A reporter that writes to the console, to the files asked for, and to a journal as it goes.
  ///
  /// - Parameters:
  ///   - journal: Takes each event at once.
  ///   - console: A console of the command itself, whom the caller tells of events in an order of its own.
  ///   - further: Reports of the command itself.
  /// - Returns: A reporter that has heard of nothing yet.
  /// - Throws: `CommandFailure` when the history that the page is to show cannot be read.
  package func makeReporter(
    journal: EventLog? = nil,
    console: (any RunConsole)? = nil,
    further: [ReportOutput] = []
  ) throws -> RunReporter {
    RunReporter(
      outputs: outputs(series: try targets.pageHistory.series()) + further,
      console: console ?? makeConsole(),
      eventLog: journal,
      consoleHearsEvents: console == nil
    )
  }
}

extension JUnitDialect: ExpressibleByArgument {}

extension RunReporter {
  /// The exit status that the run and its reports call for.
  package var status: ExitStatus {
    guard errors.isEmpty else { return .reportNotWritten }
    return result.map(Self.status) ?? .invalidInput
  }

  /// The exit status that a run calls for.
  package static func status(of result: RunResult) -> ExitStatus {
    let summary = result.summary
    if summary.interruption != nil { return .incomplete }
    // A part of no cases is fine: there may be more machines than cases.
    if summary.totals.count == 0 {
      return result.header.shard != nil && summary.isComplete ? .success : .invalidInput
    }
    let totals = summary.totals
    if totals.error > 0 || totals.notRun > 0 || !summary.isComplete { return .caseError }
    return totals.redCount > 0 || summary.isRedByFlaky ? .caseFailed : .success
  }
}
