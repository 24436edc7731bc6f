import ArgumentParser
import Comparison
import NibmarkRunner

/// The options of `nibmark init --package`.
struct PackageOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "With --package: write the package into FOLDER; Nibmark if omitted.",
      valueName: "FOLDER"
    )
  )
  var folder: String?

  @Option(
    name: .customLong("nibmark"),
    help: ArgumentHelp(
      "With --package: take Nibmark from this folder or address; without it, from the checkout that this program was built in.",
      valueName: "PLACE"
    )
  )
  var origin: String?

  @Flag(help: "With --package: do not build; sources that do not compile stay in the list.")
  var skipBuild = false

  /// The folder of the package.
  var packageFolder: String { folder ?? RunnerPackage.standardFolder }

  /// The options that are given, as a person writes them.
  var given: [String] {
    let names: [String?] = [
      folder == nil ? nil : "--folder", origin == nil ? nil : "--nibmark",
      skipBuild ? "--skip-build" : nil,
    ]
    return names.compactMap(\.self)
  }
}
