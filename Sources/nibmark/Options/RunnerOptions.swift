import ArgumentParser
import Comparison

/// The options that have each side of a comparison run by a program built of it.
struct RunnerOptions: ParsableArguments {
  @Option(
    name: .customLong("runner"),
    help: """
      An executable product of the package that is compared: it is built of each side, and runs that side's \
      cases. Without it this program runs both.
      """
  )
  var product: String?

  @Option(name: .long, help: "How --runner is built: release or debug.")
  var configuration = "release"

  func validate() throws {
    guard ["release", "debug"].contains(configuration) else {
      throw ValidationError("--configuration takes release or debug, not \(configuration)")
    }
  }

  /// How runners are built; nil where this program runs both sides.
  func build() throws -> RunnerBuild? {
    product.map { RunnerBuild(product: $0, configuration: configuration) }
  }
}
