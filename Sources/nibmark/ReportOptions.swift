import ArgumentParser
import Foundation
import Reporting
import TestModel

/// The style of the exit code, for every command that a script asks.
struct ExitCodeOption: ParsableArguments {
  @Option(name: .customLong("exit-code"), help: ExitCodeStyle.help)
  var style: ExitCodeStyle = .plain
}

/// The dialect of JUnit, for every command that writes it.
struct JUnitDialectOption: ParsableArguments {
  @Option(
    name: .customLong("junit-dialect"),
    help: "The readers that JUnit reports are for: common, strict, surefire or gitlab."
  )
  var dialect: JUnitDialect = .common
}

/// Where reports go and who is told of them, be they of a run or of a comparison.
struct ReportTargetOptions: ParsableArguments {
  @Option(name: .long, help: "Write a JUnit report to this file.")
  var junit: String?

  @OptionGroup var junitDialect: JUnitDialectOption

  @OptionGroup var pageHistory: HistorySeriesOptions

  @OptionGroup var actions: GitHubOptions

  @OptionGroup var exitCode: ExitCodeOption
}

/// Files of a run's reports besides JUnit.
struct RunFileOptions: ParsableArguments {
  @Option(name: .long, help: "The folder for junit.xml, result.json and index.html.")
  var output: String?

  @Option(name: .long, help: ExportOption.help)
  var export: [ExportOption] = []
}

/// Files of the forms that people read.
struct ReadableFileOptions: ParsableArguments {
  @Option(name: .long, help: "Write the page to this file.")
  var html: String?

  @Option(
    name: .long,
    help: "Write a summary in Markdown, as for a comment on a change, to this file."
  )
  var markdown: String?
}

/// The options of every command that runs cases and reports on them.
struct ReportOptions: ParsableArguments {
  @OptionGroup var files: RunFileOptions

  @OptionGroup var targets: ReportTargetOptions

  @Flag(name: .shortAndLong, help: "Print one line per case.")
  var verbose = false
}

extension JUnitDialect: ExpressibleByArgument {}

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

  /// A reporter that writes to the console, to the files asked for, and to a journal as it goes.
  ///
  /// - Throws: `CommandFailure` when the history that the page is to show cannot be read.
  func makeReporter(journal: EventLog? = nil) throws -> RunReporter {
    var options = ConsoleReporter.Options()
    options.isVerbose = verbose
    let console = ConsoleReporter(
      terminal: .detected(
        descriptor: STDOUT_FILENO,
        environment: ProcessInfo.processInfo.environment
      ),
      options: options,
      now: { MonotonicClock.seconds },
      write: { StandardStreams.write($0) }
    )
    return RunReporter(
      outputs: outputs(series: try targets.pageHistory.series()),
      console: console,
      eventLog: journal
    )
  }
}

/// A clock that never goes back.
enum MonotonicClock {
  /// Seconds since some moment.
  static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

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
