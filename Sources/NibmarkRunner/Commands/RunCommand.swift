import ArgumentParser
import Foundation
import Processes
import Reporting
import SuiteRunner
import TestModel

/// `nibmark run`: runs suites and reports on them.
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Run suites.",
    discussion: """
      Examples:
        nibmark run                         run the suites of ./Suites
        nibmark run Suites/a.xml --verbose  run one of them, one line per case
        nibmark run Suites/a.xml:12         run the case at line 12, as failures print it
        nibmark run builtin:                run the suites that the tool carries in itself
        nibmark run builtin:FL              run its cases for the rules of flow layouts
        nibmark run --output Reports        also write reports to the folder
        nibmark run --rerun-failed          run what was red or unfinished in the last run
        nibmark run --record-snapshots      write snapshots; such a run never passes
        nibmark run --in-process            run without workers, for a debugger
        nibmark run --shard 2/8             run the second of eight parts; see `nibmark merge`
        nibmark run --retries 2             run red cases again, at most twice

      Cases run in worker processes. One that crashes, hangs, exits or uses too much memory is an error,
      and the run goes on. Benchmarks run alone, after all other cases. With --output, each result is
      appended to journal.jsonl in the output folder at once. If the run itself is killed,
      `nibmark report --from Reports/journal.jsonl` writes its reports, which are red. Reports of earlier
      runs in that folder are removed at the start, and a second run into it is refused. SIGINT and SIGTERM
      end the run with reports of what was finished; a second one ends it at once.

      With --output, a red test runs once more to record its steps, which the page shows with the view tree
      after each.

      A case that passes only when it is run again is flaky. Reports say so, and the run stays green
      unless --fail-on-flaky is given. To quarantine a case that is known to be flaky, add
      <expect case="…" reason="…" mayPass="YES"/> to the suite's file of expectations.

      Reads Bazel's environment: TEST_TOTAL_SHARDS, TEST_SHARD_INDEX, TEST_SHARD_STATUS_FILE,
      TESTBRIDGE_TEST_ONLY (as --filter), XML_OUTPUT_FILE (as --junit) and, without --output,
      TEST_UNDECLARED_OUTPUTS_DIR.
      """
  )

  @OptionGroup var selection: SelectionOptions
  @OptionGroup var report: ReportOptions
  @OptionGroup var replacing: ReplacementOptions
  @OptionGroup(title: "Workers") var workers: IsolationOptions

  @Flag(name: .long, help: "End the run at the first red case.")
  var failFast = false

  @Option(
    name: .long,
    help: ArgumentHelp("Run each case N times; its first red attempt counts.", valueName: "N")
  )
  var `repeat` = 1

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Run a red case up to N times again; one that passes is flaky.",
      valueName: "N"
    )
  )
  var retries = 0

  @Flag(name: .long, help: "Fail the run when a case is flaky; by default it is only reported.")
  var failOnFlaky = false

  @Flag(
    name: .long,
    help: """
      Run only the cases that were red or had no result in the last run, with its --seed, --profile, --replace, \
      --repeat and --stress-operations unless they are given.
      """
  )
  var rerunFailed = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Read FILE for --rerun-failed; by default the journal of the last run, killed or not.",
      valueName: "FILE"
    )
  )
  var from: String?

  @Flag(name: .long, help: "Write snapshots instead of comparing them; such a run never passes.")
  var recordSnapshots = false

  @Flag(
    name: .long,
    help: "Store the frames of views in result.json, for `nibmark compare`."
  )
  var keepFrames = false

  @Option(
    name: .long,
    help: ArgumentHelp("Do N operations for each seed of a stress test.", valueName: "N")
  )
  var stressOperations: Int?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Run all suites under the UIKit of a release, instead of their own: ios6 to ios26.",
      valueName: "PROFILE"
    )
  )
  var profile: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Count the instructions of benchmarks whose suite/name contains TEXT, with valgrind.",
      valueName: "TEXT"
    )
  )
  var instructions: [String] = []

  @Flag(name: .long, help: "Print all conformance rules with confidence, result and cases.")
  var rules = false

  func validate() throws {
    guard `repeat` >= 1, `repeat` <= 1_000_000 else {
      throw ValidationError("--repeat takes a number from 1 to 1000000, not \(`repeat`)")
    }
    guard (0...100).contains(retries) else {
      throw ValidationError("--retries takes a number from 0 to 100, not \(retries)")
    }
    if retries > 0, `repeat` > 1 {
      throw ValidationError("--repeat looks for flaky cases and --retries forgives them: give one")
    }
    if recordSnapshots, selection.isBuiltin {
      throw ValidationError("--record-snapshots writes beside suites; builtin: has no place")
    }
    if from != nil, !rerunFailed {
      throw ValidationError("--from is the run whose red cases run again: give --rerun-failed too")
    }
    try checkStressOperations()
    try checkProfile()
  }

  private func checkProfile() throws {
    guard let profile, !SuiteGrammar.profiles.contains(profile) else { return }
    let known = SuiteGrammar.profiles.joined(separator: ", ")
    throw ValidationError("--profile takes one of \(known), not \(VisibleText.shown(profile))")
  }

  private func checkStressOperations() throws {
    guard let count = stressOperations, !(1...100_000_000).contains(count) else { return }
    throw ValidationError("--stress-operations takes a number from 1 to 100000000, not \(count)")
  }

  func run() throws {
    let status = try MainActor.assumeIsolated {
      try rerunFailed ? rerunSuites() : runSuites(after: nil)
    }
    throw status.code(report.targets.exitCode.style)
  }

  /// Runs cases of the last run again, under the options that decided on their outcomes there.
  @MainActor
  private func rerunSuites() throws -> ExitStatus {
    let former = try FormerRun(from: from, folder: report.folder)
    var command = self
    let taken = try command.takeOver(former.options)
    if !taken.words.isEmpty {
      StandardStreams.writeError("nibmark: --rerun-failed: as the last run, with \(taken)")
    }
    return try command.runSuites(after: former, taken.words)
  }

  /// Takes options over, where the command line has none of its own.
  ///
  /// - Returns: Those that were taken.
  /// - Throws: `ValidationError` for what this program or the other options do not take.
  private mutating func takeOver(_ former: OutcomeOptions) throws -> OutcomeOptions {
    var taken = former.without(OutcomeOptions(Array(ProgramStart.arguments.dropFirst())))
    // Retries forgive what repetitions look for.
    if retries > 0 { taken.remove("--repeat") }
    for (name, values) in taken.values {
      switch name {
      case "--seed": selection.seed = values.last.flatMap { UInt64($0) } ?? selection.seed
      case "--repeat": `repeat` = values.last.flatMap { Int($0) } ?? `repeat`
      case "--stress-operations": stressOperations = values.last.flatMap { Int($0) }
      case "--profile": profile = values.last
      default: replacing.replace = values
      }
    }
    try replacing.validate()
    try validate()
    return taken
  }

  /// Runs the suites and reports on them.
  ///
  /// - Parameters:
  ///   - former: The run whose cases run again; nil for all cases.
  ///   - taken: What was taken over from it, which the report's command line has as well.
  /// - Returns: How the command ends.
  /// - Throws: `CommandFailure` for what cannot be run or written.
  @MainActor
  private func runSuites(
    after former: FormerRun?,
    _ taken: [String] = []
  ) throws -> ExitStatus {
    var options = try selection.runOptions()
    if selection.durations != nil, options.shard == nil {
      throw CommandFailure("--durations balances the parts of --shard INDEX/COUNT: give that too")
    }
    options.isFailFast = failFast
    options.repeatCount = `repeat`
    options.retryCount = retries
    options.failsOnFlaky = failOnFlaky
    options.isRecording = recordSnapshots
    options.stressOperationCount = stressOperations
    options.profile = profile
    options.keepsFrames = keepFrames
    options.replacements = try replacing.checkedReplacements()
    options.recordsSteps = report.folder != nil
    options.only = former?.only
    // What the last run left stays until there is something else to run.
    let rerun = former == nil ? nil : try selection.plan(options, isVerbose: report.verbose)
    if let rerun, let remark = former?.remark(on: rerun) {
      StandardStreams.writeError("nibmark: " + remark)
    }
    let session = try report.begin()
    let reporter = try report.makeReporter(journal: try report.makeJournal())
    var header = RunSession.header(seed: selection.seed, root: selection.root)
    header.arguments.insert(contentsOf: taken, at: min(1, header.arguments.count))
    session.watch(reporter, header, telling: report.targets.actions.tell)
    let plan = try rerun ?? selection.plan(options, isVerbose: report.verbose)
    header.shard = plan.shard
    remarkOnStress(in: plan, isTaken: taken.contains("--stress-operations"))
    // The folder of the tool's own suites is gone when somebody reads the report.
    header.suiteRoot = selection.isBuiltin ? nil : plan.root
    if plan.shard != nil, selection.shard == nil { try BazelEnvironment().acknowledgeSharding() }
    try run(plan, header, try sink(before: reporter, plan))
    if rules, let run = reporter.result { StandardStreams.write(RuleListing(run: run).text) }
    let isTold = reporter.result.map { report.targets.actions.tell($0) } ?? true
    return isTold ? reporter.status : .reportNotWritten
  }

  /// Says of a count of operations that no case of the plan does any.
  private func remarkOnStress(in plan: RunPlan, isTaken: Bool) {
    // Another shard may have some.
    guard stressOperations != nil, !isTaken, plan.shard == nil,
      !plan.entries.contains(where: { $0.testCase.kind == .stress })
    else { return }
    StandardStreams.writeError(
      "nibmark: --stress-operations does nothing: no stress test is in this run"
    )
  }

  @MainActor
  private func run(_ plan: RunPlan, _ header: RunHeader, _ sink: any TestEventSink) throws {
    if let options = workers.workerOptions {
      SuiteSupervisor(options: options)
        .run(plan, from: try selection.sources(), header: header, sink: sink)
    } else {
      SuiteExecutor(
        meter: ProcessAllocationMeter.installed,
        prepareClasses: RunnerClasses.prepare
      ).run(plan, header: header, sink: sink)
    }
  }

  private func sink(
    before reporter: any TestEventSink,
    _ plan: RunPlan
  ) throws -> any TestEventSink {
    guard !instructions.isEmpty else { return reporter }
    return try ToolServices.needed(
      for: "--instructions",
      instead: "`nibmark compare --runner` counts those of its benchmarks"
    ).countingSink(instructions, plan, reporter)
  }
}
