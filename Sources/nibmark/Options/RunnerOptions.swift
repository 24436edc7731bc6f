import ArgumentParser
import Comparison
import Foundation
import NibmarkRunner

/// The options that have each side of a comparison run by a program built of it.
struct RunnerOptions: ParsableArguments {
  @Option(
    name: .customLong("runner"),
    help: ArgumentHelp(
      """
      Build PRODUCT, an executable of the compared package, on each side, and run that side's cases with \
      it. By default this program runs both sides.
      """,
      valueName: "PRODUCT"
    )
  )
  var product: String?

  @Option(
    name: .customLong("package-path"),
    help: ArgumentHelp(
      """
      Build the --runner of the package in FOLDER; by default of the nearest from the working directory up to \
      the root, or of Nibmark.
      """,
      valueName: "FOLDER"
    )
  )
  var packagePath: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Build the --runner as release or debug; release if omitted.",
      valueName: "CONFIGURATION"
    )
  )
  var configuration: String?

  @Flag(
    name: .long,
    help: """
      Measure each side as it was linked. By default a --runner is linked again and again, its functions in \
      other orders, so that a verdict is not about where they lie.
      """
  )
  var oneLayout = false

  func validate() throws {
    guard packagePath == nil || product != nil else {
      throw ValidationError("--package-path needs --runner PRODUCT")
    }
    if let configuration, !["release", "debug"].contains(configuration) {
      throw ValidationError("--configuration takes release or debug, not \(configuration)")
    }
    guard configuration == nil || product != nil else {
      throw ValidationError("--configuration needs --runner PRODUCT")
    }
    guard !oneLayout || product != nil else {
      throw ValidationError(
        "--one-layout needs --runner PRODUCT, which has many layouts without it"
      )
    }
  }

  /// How runners are built; nil where this program runs both sides.
  func build() throws -> RunnerBuild? {
    product.map {
      RunnerBuild(
        product: $0,
        package: RunnerPackage(packagePath, from: FileManager.default.currentDirectoryPath),
        configuration: configuration ?? "release",
        drawsLayouts: !oneLayout
      )
    }
  }
}
