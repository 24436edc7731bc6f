import ArgumentParser
import Comparison
import Foundation
import NibmarkRunner
import Reporting
import SuiteRunner
import TestModel

/// The options of `nibmark calibrate --layouts`.
struct LayoutCalibrationOptions: ParsableArguments {
  @Flag(
    name: .customLong("layouts"),
    help: """
      Compare programs whose functions lie elsewhere: the --runner of HEAD with itself, with changes that \
      change nothing, and with slowdowns.
      """
  )
  var isAsked = false

  @Option(
    name: .customLong("runner"),
    help: ArgumentHelp("Build PRODUCT of HEAD for --layouts.", valueName: "PRODUCT")
  )
  var product: String?

  @Option(
    name: .customLong("package-path"),
    help: ArgumentHelp(
      "Build the --runner of the package in FOLDER; found as by `nibmark compare` if omitted.",
      valueName: "FOLDER"
    )
  )
  var packagePath: String?

  @Option(
    name: .customLong("changed"),
    help: ArgumentHelp(
      "Make the changes that change nothing in FILE; by default the largest that suits.",
      valueName: "FILE"
    )
  )
  var file: String?

  @Option(
    name: .customLong("draws"),
    parsing: .singleValue,
    help: ArgumentHelp(
      """
      Draw layouts for --layouts in this WAY, once or more often: alike (as compare does), apart (nothing lies \
      alike on both sides), or once (two binaries). By default all three take turns.
      """,
      valueName: "WAY"
    )
  )
  var draws: [LayoutDraw] = []

  @Option(
    name: .customLong("rounds"),
    help: ArgumentHelp(
      "Make N rounds for --layouts: four comparisons of equal sources, one of each other kind.",
      valueName: "N"
    )
  )
  var roundCount = 50

  @Option(
    name: .customLong("journal"),
    help: ArgumentHelp(
      "Append each comparison of --layouts to FILE, and go on where it ends.",
      valueName: "FILE"
    )
  )
  var journal: String?

  func validate() throws {
    guard isAsked == (product != nil) else {
      throw ValidationError("--layouts needs --runner PRODUCT, and --runner needs --layouts")
    }
    guard isAsked || (file == nil && packagePath == nil && journal == nil && draws.isEmpty) else {
      throw ValidationError("--changed, --package-path, --draws and --journal need --layouts")
    }
    guard (1...100_000).contains(roundCount) else {
      throw ValidationError("--rounds takes a number from 1 to 100000, not \(roundCount)")
    }
  }
}

extension LayoutDraw: ExpressibleByArgument {}

extension LayoutCalibrationOptions {
  /// Makes the comparisons, prints the tables, and keeps the noise of layouts for `compare`.
  @MainActor
  func run(
    _ benchmarks: [ComparedBenchmark],
    slowdowns: [Double],
    settings: MeasuringSettings,
    secondsMax: Double
  ) throws {
    guard let product else { return }
    let journal = try LayoutJournal(journal)
    let programs = try LayoutPrograms(
      product: product,
      package: packagePath,
      in: FileManager.default.currentDirectoryPath,
      changing: file,
      tell: Self.tell
    )
    for problem in programs.problems { Self.tell(problem) }
    let plan = LayoutPlan(
      commit: programs.commit,
      seed: settings.seed,
      changes: SourceChange.allCases.filter { programs.changed[$0] != nil },
      slowdowns: slowdowns,
      draws: draws.isEmpty ? LayoutDraw.allCases : draws,
      roundCount: roundCount,
      secondsMax: secondsMax
    )
    let calibrator = LayoutCalibrator(settings: settings, tell: Self.tell)
    let table = LayoutTable(try calibrator.run(plan, benchmarks, programs, journal))
    StandardStreams.write(VisibleText.shown(table.text))
    try keepNoise(table)
  }

  private func keepNoise(_ table: LayoutTable) throws {
    guard let path = CacheFolder(nil)?.layoutNoise else { return }
    let processor = HostProbe.fingerprint().processorModel
    var noise = LayoutNoise(file: path, processorModel: processor) ?? LayoutNoise()
    noise.processorModel = processor
    noise.take(table.estimates)
    try noise.write(to: path)
  }

  private static func tell(_ text: String) { StandardStreams.writeError("nibmark: " + text) }
}
