import ArgumentParser
import Comparison
import Foundation
import NibmarkRunner
import Reporting
import SuiteRunner
import TestModel

/// `nibmark compare`: what became slower, costlier or wrong.
struct CompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Report what became slower, costlier or wrong since another state.",
    discussion: """
      A side is a revision of this repository, a folder of nibs and suites, a program that serves as a
      worker, or a stored result.json (whose times are not compared). The head is the current folder by
      default. Both sides run the head's suites.

      Examples:
        nibmark compare --base main
        nibmark compare --base v1.2 --head HEAD Suites/lists.xml
        nibmark compare --base old/runner --head new/runner Suites --output Reports
        nibmark compare --base Reports/result.json       counters and correctness only
        nibmark compare --base main --why dequeue --html page.html
        nibmark compare --base main --accept             accept the current counters
        nibmark compare --base main --runner AppRunner   build a runner of each side, in many code layouts

      Exits with 0 when nothing regressed. Exits with 1 when a benchmark is slower, an exact counter
      rose, a case newly fails, or a case is gone. A comparison of nothing is an error: no case, no benchmark
      without --skip-times, none that could be timed, or every case in error on both sides. Counters are compared with Reports/baseline.json of the
      merge base. `git bisect run nibmark compare --base v1.2 --exit-code=bisect` finds the commit.
      """
  )

  @OptionGroup var selection: SelectionOptions

  @Option(
    name: .long,
    help: ArgumentHelp("Compare with BASE, a revision or a path.", valueName: "BASE")
  )
  var base: String

  @Option(
    name: .long,
    help: ArgumentHelp("Compare HEAD, a revision or a path, with the base.", valueName: "HEAD")
  )
  var head = "."

  @OptionGroup var runner: RunnerOptions

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Write comparison.json, .xml (JUnit), .md and .html to FOLDER.",
      valueName: "FOLDER"
    )
  )
  var output: String?

  @OptionGroup var readable: ReadableFileOptions

  @OptionGroup var targets: ReportTargetOptions

  @Option(
    name: .long,
    help: ArgumentHelp(
      """
      Fail on these causes, separated by commas: slower, counter, failing, vanished (the default), flaky, \
      frames, inconclusive, contaminated, accepted, unreliable. A leading + adds to the default.
      """,
      valueName: "CAUSES"
    )
  )
  var failOn: String?

  @Option(
    name: .long,
    help:
      ArgumentHelp(
        "Run a red case of either side again, at most N times; one that then passes is flaky.",
        valueName: "N"
      )
  )
  var retries = 1

  @Flag(name: .long, help: "Compare only counters and correctness.")
  var skipTimes = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      """
      Count the instructions of benchmarks whose suite/name contains TEXT, with valgrind, and name the \
      functions that differ.
      """,
      valueName: "TEXT"
    )
  )
  var instructions: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      """
      Show in the page what the verdict on benchmarks comes from whose suite/name contains TEXT: pairs, \
      layouts, control and instructions.
      """,
      valueName: "TEXT"
    )
  )
  var why: [String] = []

  @Flag(name: .long, help: "Write the head's counters to the file of accepted counters.")
  var accept = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Read accepted counters from FILE; by default Reports/baseline.json.",
      valueName: "FILE"
    )
  )
  var baseline: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Inject slowdowns into N benchmarks, and report whether they are found.",
      valueName: "N"
    )
  )
  var canary = 0

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Measure a benchmark for at most SECONDS; 10 if omitted.",
      valueName: "SECONDS"
    )
  )
  var budget: Double?

  @Option(
    name: .long,
    help: ArgumentHelp(
      """
      Count samples whose iteration takes more than MILLISECONDS; by default three times the base's \
      median.
      """,
      valueName: "MILLISECONDS"
    )
  )
  var frameBudget: Double?

  func validate() throws {
    guard frameBudget ?? 1 > 0 else {
      throw ValidationError("--frame-budget takes a positive number of milliseconds")
    }
    guard (budget ?? 1) > 0, (budget ?? 1) <= 86_400 else {
      throw ValidationError("--budget takes seconds, more than 0 and at most 86400")
    }
    guard (0...100).contains(retries) else {
      throw ValidationError("--retries takes a number from 0 to 100, not \(retries)")
    }
    guard (0...1000).contains(canary) else {
      throw ValidationError("--canary takes a number from 0 to 1000, not \(canary)")
    }
    guard why.isEmpty || !skipTimes else {
      throw ValidationError("--why shows times, which --skip-times leaves out")
    }
    guard !skipTimes || optionsOfTimes.isEmpty else {
      let names = optionsOfTimes.joined(separator: " and ")
      throw ValidationError("leave \(names) out: --skip-times measures no time")
    }
    _ = try causes()
    if selection.isBuiltin {
      throw ValidationError("builtin: suites belong to no revision; compare suites of a folder")
    }
  }

  /// The options that are given and say how times are measured.
  private var optionsOfTimes: [String] {
    let names: [String?] = [
      canary > 0 ? "--canary" : nil, budget == nil ? nil : "--budget",
      frameBudget == nil ? nil : "--frame-budget", runner.oneLayout ? "--one-layout" : nil,
    ]
    return names.compactMap(\.self)
  }

  func run() throws {
    let status: ExitStatus
    do {
      status = try MainActor.assumeIsolated { try compare() }
    } catch let error as MeasuringError {
      // The output of a build has lines of its own.
      throw CommandFailure(lines: error.description.split(separator: "\n").map(String.init))
    }
    throw status.code(targets.exitCode.style)
  }

  private func causes() throws -> [FailureCause] {
    guard let failOn else { return FailureCause.standard }
    var text = failOn[...]
    let isAddition = text.hasPrefix("+")
    if isAddition { text = text.dropFirst() }
    let named = try text.split(separator: ",").map { word in
      guard let cause = FailureCause(rawValue: String(word)) else {
        let known = FailureCause.allCases.map(\.rawValue).joined(separator: ", ")
        throw ValidationError("--fail-on does not know \(word); it knows \(known)")
      }
      return cause
    }
    guard !named.isEmpty else {
      let standard = FailureCause.standard.map(\.rawValue).joined(separator: ",")
      throw ValidationError("--fail-on names no cause; leave it out for \(standard)")
    }
    return (isAddition ? FailureCause.standard : []) + named
  }
}

// MARK: - Comparing

extension CompareCommand {
  @MainActor
  private func compare() throws -> ExitStatus {
    try checkBaseline()
    let reports = try makeReports()
    let session = try ReportSession(
      reports.paths,
      folder: output,
      others: targets.actions.summaryFile + targets.pageHistory.file
        + (baseline.map { [NamedPath("--baseline", $0)] } ?? [])
    )
    let header = RunSession.header(seed: selection.seed, root: selection.root)
    watch(session, reports, header)
    let sides = try CompareSides(
      base: base,
      head: head,
      suites: try suites(),
      runner: try runner.build(),
      readStored: { try Self.stored($0) },
      tell: { Self.progress($0) }
    )
    let (baseRun, headRun) = try sides.run(header: header) { Self.progress($0) }
    var result = RunComparison(
      header: header,
      base: sides.base.described(as: base, run: baseRun),
      head: sides.head.described(as: head, run: headRun),
      environment: try sides.environment(baseRun, headRun),
      failOn: try causes()
    )
    result.interruption = Self.interruption(baseRun, headRun)
    let uncompared = JudgedCheck.uncompared(sides.ownCases, base: baseRun, head: headRun)
    result.messages += [uncompared].compactMap(\.self)
    if result.interruption == nil,
      let reason = nothing(sides, baseRun, headRun, result.environment)
    {
      result.environment.level = .refused
      result.environment.differences.append(reason)
      return report(result, reports)
    }
    try compareCounters(sides, baseRun, headRun, &result)
    try compareInstructions(sides.benchmarks(baseRun, headRun), &result)
    if !skipTimes, result.interruption == nil, result.environment.level == .comparable {
      compareTimes(sides.benchmarks(baseRun, headRun), sides.layoutRemark, &result)
    }
    return report(result, reports)
  }

  /// Refuses a file of accepted counters that is not there: nothing would be held to it.
  private func checkBaseline() throws(CommandFailure) {
    guard let baseline, !accept, !FileManager.default.fileExists(atPath: baseline) else { return }
    throw CommandFailure(
      "--baseline: \(baseline) does not exist; write it with --accept, or leave the option out"
    )
  }

  private static func interruption(_ base: RunResult, _ head: RunResult) -> String? {
    let reasons = [("base", base), ("head", head)].compactMap { name, run in
      run.summary.interruption.map { "the \(name): \($0)" }
    }
    return reasons.isEmpty ? nil : reasons.joined(separator: "; ")
  }

  private func makeReports() throws -> ComparisonReports {
    ComparisonReports(
      folder: output,
      junit: targets.junit,
      junitDialect: targets.junitDialect.dialect,
      html: readable.html,
      markdown: readable.markdown,
      history: try targets.pageHistory.series()
    )
  }

  /// Has a comparison that a signal ends say so in its reports.
  private func watch(_ session: ReportSession, _ reports: ComparisonReports, _ header: RunHeader) {
    let result = RunComparison(
      header: header,
      base: ComparedSide(name: base),
      head: ComparedSide(name: head),
      environment: EnvironmentMatch(level: .comparable)
    )
    // The folder stays this process's until the end.
    Interruption.watch { [self, session, result] signal in
      withExtendedLifetime(session) {
        Interruption.endChildren()
        var result = result
        result.interruption = "\(Interruption.name(signal)) ended the comparison"
        _ = report(result, reports)
        ArmTree.removeAll()
      }
    }
  }

  /// Why there is nothing to compare; nil where there is something.
  @MainActor
  private func nothing(
    _ sides: CompareSides,
    _ baseRun: RunResult,
    _ headRun: RunResult,
    _ environment: EnvironmentMatch
  ) -> String? {
    if environment.level == .refused { return nil }
    if let reason = JudgedCheck.emptiness(base: baseRun, head: headRun) { return reason }
    guard !skipTimes, environment.level == .comparable,
      !sides.haveBenchmarks(baseRun, headRun)
    else { return nil }
    return "no benchmark of both sides can run; --skip-times compares only counters and correctness"
  }

  private func suites() throws -> SelectedSuites {
    var options = try selection.runOptions()
    options.keepsFrames = true
    options.retryCount = retries
    if try selection.places.hasLines {
      options = try selection.withLines(options, of: try selection.suites(isVerbose: false))
    }
    return SelectedSuites(selection: selection, options: options)
  }

  private static func stored(_ path: String) throws -> RunResult {
    do {
      return try StoredRun.read(path)
    } catch {
      throw CommandFailure("\(error)")
    }
  }

  @MainActor
  private func compareCounters(
    _ sides: CompareSides,
    _ baseRun: RunResult,
    _ headRun: RunResult,
    _ result: inout RunComparison
  ) throws {
    let files = AcceptedFiles(sides: sides, path: baseline)
    let former = try files.atMergeBase()
    var own = try files.inHead()
    let meter = headRun.header.build ?? ""
    let gone = CaseComparer(ownCases: sides.ownCases).changes(from: baseRun, to: headRun)
      .filter { $0.kind == .vanished }.map(\.identity.description)
    if accept {
      var accepted = AcceptedCounters(accepting: headRun, meter: meter, gone: gone)
      if selection.isPart { accepted = accepted.keeping(own, beside: headRun) }
      Self.progress("\(try write(accepted, files)): counters accepted")
      own = accepted
    }
    result.cases = CaseComparer(acceptedGone: Set(own?.gone ?? []), ownCases: sides.ownCases)
      .changes(from: baseRun, to: headRun)
    result.frames = CaseComparer().frames(from: baseRun, to: headRun)
    guard result.environment.level != .refused else { return }
    let comparer = CounterComparer(accepted: former, inHead: own, meter: meter)
    result.counters = comparer.markingAccepted(comparer.changes(from: baseRun, to: headRun))
    result.messages += files.messages(former, own, meter: meter)
  }

  private func write(_ accepted: AcceptedCounters, _ files: AcceptedFiles) throws -> String {
    do throws(MeasuringError) {
      return try files.write(accepted)
    } catch {
      throw CommandFailure(error.description, status: .reportNotWritten)
    }
  }

  private func compareInstructions(
    _ benchmarks: [ComparedBenchmark],
    _ result: inout RunComparison
  ) throws {
    guard !instructions.isEmpty, result.environment.level == .comparable else { return }
    let named = benchmarks.filter { benchmark in
      let name = benchmark.identity.description
      return instructions.contains { name.contains($0) }
    }
    guard !named.isEmpty else {
      throw CommandFailure(
        "--instructions names no benchmark that both sides have: \(instructions.joined(separator: ", "))"
      )
    }
    let counted = try InstructionComparer { Self.progress($0) }.compare(named)
    result.counters += counted.changes
    result.messages += counted.messages
  }

  static func progress(_ text: String) { StandardStreams.writeError("nibmark: " + text) }

  private func report(_ result: RunComparison, _ reports: ComparisonReports) -> ExitStatus {
    StandardStreams.write(ComparisonText().render(result))
    var isWritten = reports.write(result) { StandardStreams.writeError("nibmark: \($0)") }
    if !targets.actions.tell(result) { isWritten = false }
    guard isWritten else { return .reportNotWritten }
    if result.environment.level == .refused { return .invalidInput }
    if result.interruption != nil { return .incomplete }
    return result.isGreen ? .success : .caseFailed
  }
}
