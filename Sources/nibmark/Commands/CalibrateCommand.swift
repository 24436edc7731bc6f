import ArgumentParser
import Comparison
import Foundation
import NibmarkRunner
import Reporting
import SuiteRunner
import TestModel

/// `nibmark calibrate`: how far comparisons on this machine can be trusted.
struct CalibrateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "calibrate",
    abstract: "Measure how often `nibmark compare` is right on this machine.",
    discussion: """
      Compares this build with itself many times. Without a slowdown, every difference found is a false
      alarm. Slowdowns of 1, 2, 3, 5 and 10 % are further iterations in the measured region. Prints the
      false alarm rate, the part of each slowdown that was found, the bias, and the cost of a comparison.

      Takes at most ten minutes. --thorough makes as many comparisons as Documentation/Statistics.md
      quotes, which takes half an hour or more. --instructions needs valgrind.

      --layouts compares programs whose functions lie elsewhere, which takes hours: give it a --journal. What it
      finds of each benchmark's layout noise is kept for comparisons of two binaries on this machine.

      Examples:
        nibmark calibrate
        nibmark calibrate Suites/lists.xml --filter scroll
        nibmark calibrate --thorough --neighbours 2 --output figures.json
        nibmark calibrate --layouts --runner AppRunner Suites/benchmarks.xml --journal layouts.jsonl
        nibmark calibrate --layouts --runner AppRunner --draws alike --slowdowns 3 --journal layouts.jsonl
      """
  )

  @Argument(
    help: "Take the benchmarks of these suites; of a built-in one if omitted.",
    completion: .file()
  )
  var paths: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Run only benchmarks whose suite/name contains TEXT.", valueName: "TEXT")
  )
  var filter: [String] = []

  @Flag(
    name: .long,
    help: "Make 300 comparisons without a slowdown, 100 with 3 %, 25 with each other one."
  )
  var thorough = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Inject these slowdowns, in percent, separated by commas.",
      valueName: "PERCENTS"
    )
  )
  var slowdowns = "1,2,3,5,10"

  @Flag(name: .long, help: "Also count the slowdowns in instructions, with valgrind.")
  var instructions = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Stop after SECONDS; by default 540, or no limit with --thorough.",
      valueName: "SECONDS"
    )
  )
  var seconds: Double?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Limit one comparison to SECONDS, as in `nibmark compare`.",
      valueName: "SECONDS"
    )
  )
  var budget = 10.0

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Run N processes that are busy in bursts during the measurement.",
      valueName: "N"
    )
  )
  var neighbours = 0

  @Option(
    name: .long,
    help: ArgumentHelp("Write the raw figures to FILE as JSON.", valueName: "FILE")
  )
  var output: String?

  @Option(name: .long, help: ArgumentHelp("Seed the random numbers with SEED.", valueName: "SEED"))
  var seed: UInt64 = 1

  @OptionGroup var layouts: LayoutCalibrationOptions

  func validate() throws {
    guard (0...64).contains(neighbours) else {
      throw ValidationError("--neighbours takes a number from 0 to 64, not \(neighbours)")
    }
    guard seconds ?? 1 > 0 else { throw ValidationError("--seconds takes a positive number") }
    guard budget > 0 else { throw ValidationError("--budget takes a positive number of seconds") }
    _ = try slowdownParts()
  }

  private func slowdownParts() throws -> [Double] {
    try slowdowns.split(separator: ",").map { word in
      let text = word.trimmingCharacters(in: .whitespaces)
      guard let percent = Double(text), percent > 0, percent <= 100 else {
        throw ValidationError(
          "--slowdowns takes percentages over 0 and up to 100, separated by commas, not \(text)"
        )
      }
      return percent / 100
    }
  }

  func run() throws {
    do {
      try MainActor.assumeIsolated { try calibrate() }
    } catch let error as MeasuringError {
      throw CommandFailure(error.description)
    }
  }

  @MainActor
  private func calibrate() throws {
    Interruption.watch { _ in
      Interruption.endChildren()
      ArmTree.removeAll()
    }
    if let output {
      // Before minutes of measuring.
      try CommandFailure.writing { () throws(ReportError) in
        try ReportFile.checkWritable(output)
      }
    }
    let suite = paths.isEmpty ? try CalibrationSuite() : nil
    defer { suite?.remove() }
    var settings = MeasuringSettings()
    settings.seed = seed
    settings.secondsMax = budget
    let calibrator = Calibrator(settings: settings) {
      StandardStreams.writeError("nibmark: " + $0)
    }
    let benchmarks = try benchmarks(suite)
    guard !benchmarks.isEmpty else { throw CommandFailure("there is no such benchmark") }
    if layouts.isAsked {
      let crowd = try BusyNeighbours(count: neighbours)
      defer { crowd.end() }
      return try layouts.run(
        benchmarks,
        slowdowns: try slowdownParts(),
        settings: settings,
        secondsMax: seconds ?? .infinity
      )
    }
    let plan = try plan()
    let ladder = instructions ? try calibrator.ladder(plan.slowdowns, benchmarks) : []
    let crowd = try BusyNeighbours(count: neighbours)
    defer { crowd.end() }
    var result = calibrator.run(plan, benchmarks)
    result.ladder = ladder
    let table = CalibrationTable(
      result,
      neighbourCount: neighbours,
      host: HostProbe.fingerprint(),
      date: HostProbe.now()
    )
    StandardStreams.write(table.text)
    if let output { try write(result, to: output) }
    guard result.own.count > 0 else { throw CommandFailure("no comparison could be made") }
  }

  private func plan() throws -> CalibrationPlan {
    var plan = CalibrationPlan(slowdowns: try slowdownParts())
    if thorough {
      plan.count = 100
      plan.secondsMax = .infinity
      plan.resampledCount = 10_000
    }
    if let seconds { plan.secondsMax = seconds }
    return plan
  }

  @MainActor
  private func benchmarks(_ suite: CalibrationSuite?) throws -> [ComparedBenchmark] {
    do throws(SuiteLoadError) {
      let suites = try SuiteLoader(root: suite?.folder).load(
        paths: suite.map { [$0.path] } ?? paths
      )
      let benchmarks = try RunPlan(suites: suites).benchmarks.filter { benchmark in
        let name = benchmark.identity.description
        return filter.isEmpty || filter.contains { name.contains($0) }
      }
      return benchmarks.map { benchmark in
        let arm = MeasuredArm(program: ArmProgram(), sources: benchmark.sources)
        return ComparedBenchmark(identity: benchmark.identity, base: arm, head: arm)
      }
    } catch {
      throw CommandFailure(error)
    }
  }

  private func write(_ result: CalibrationResult, to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    do {
      try ReportFile.write(try encoder.encode(result), to: path)
    } catch {
      throw CommandFailure("\(error)", status: .reportNotWritten)
    }
  }
}
