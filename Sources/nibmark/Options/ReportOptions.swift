import ArgumentParser
import Foundation
import Reporting
import TestModel

/// The options of every command that runs cases and reports on them.
struct ReportOptions: ParsableArguments {
  @OptionGroup var files: RunFileOptions

  @OptionGroup var targets: ReportTargetOptions

  @Flag(name: .shortAndLong, help: "Print one line per case.")
  var verbose = false
}

extension ReportOptions {
  /// The folder of the reports; nil when none was asked for.
  var folder: String? { files.output ?? BazelEnvironment().outputFolder }

  /// The reports that these options and Bazel's environment ask for; the page shows the series.
  func outputs(series: [MetricSeries] = []) -> [ReportOutput] {
    let junitDialect = targets.junitDialect.dialect
    var outputs: [ReportOutput] = []
    if let folder {
      outputs.append(ReportOutput(JUnitReport(dialect: junitDialect), to: folder + "/junit.xml"))
      outputs.append(ReportOutput(JSONReport(), to: folder + "/result.json"))
      outputs.append(ReportOutput(HTMLReport(history: series), to: folder + "/index.html"))
    }
    for junit in [targets.junit, BazelEnvironment().junitPath].compactMap(\.self) {
      outputs.append(ReportOutput(JUnitReport(dialect: junitDialect), to: junit))
    }
    outputs += files.export.map(\.output)
    return outputs
  }

  /// Finds out before a long run whether its reports can be written.
  func checkWritable() throws {
    for output in outputs() {
      do {
        try ReportFile.checkWritable(output.path)
      } catch {
        throw CommandFailure("\(error)", status: .reportNotWritten)
      }
    }
  }

  /// The journal of a run, begun anew in the folder of its reports; nil without a folder.
  func makeJournal() throws -> EventLog? {
    guard let folder else { return nil }
    do {
      return try EventLog(path: folder + "/journal.jsonl")
    } catch {
      throw CommandFailure("\(error)", status: .reportNotWritten)
    }
  }

  /// The console of a run.
  func makeConsole() -> ConsoleReporter {
    var options = ConsoleReporter.Options()
    options.isVerbose = verbose
    return ConsoleReporter(
      terminal: .detected(
        descriptor: STDOUT_FILENO,
        environment: ProcessInfo.processInfo.environment
      ),
      options: options,
      now: { MonotonicClock.seconds },
      write: { StandardStreams.write($0) }
    )
  }

  /// A reporter that writes to the console, to the files asked for, and to a journal as it goes.
  ///
  /// - Parameters:
  ///   - journal: Takes each event at once.
  ///   - console: A console that the caller tells of events; nil for one that hears each at once.
  /// - Returns: A reporter that has heard of nothing yet.
  /// - Throws: `CommandFailure` when the history that the page is to show cannot be read.
  func makeReporter(
    journal: EventLog? = nil,
    console: ConsoleReporter? = nil
  ) throws -> RunReporter {
    RunReporter(
      outputs: outputs(series: try targets.pageHistory.series()),
      console: console ?? makeConsole(),
      eventLog: journal,
      consoleHearsEvents: console == nil
    )
  }
}

extension JUnitDialect: ExpressibleByArgument {}

extension RunReporter {
  /// The exit status that the run and its reports call for.
  var status: ExitStatus {
    guard errors.isEmpty else { return .reportNotWritten }
    guard let result else { return .invalidInput }
    let summary = result.summary
    // A part of no cases is fine: there may be more machines than cases.
    if summary.totals.count == 0 {
      return result.header.shard != nil && summary.isComplete ? .success : .invalidInput
    }
    let totals = summary.totals
    if totals.error > 0 || totals.notRun > 0 || !summary.isComplete { return .caseError }
    return totals.redCount > 0 || summary.isRedByFlaky ? .caseFailed : .success
  }
}
