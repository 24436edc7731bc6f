import Foundation
import TestModel

/// The files of a package that builds an app's list classes unchanged.
public struct PackageTemplate {
  /// Where the package takes Nibmark from.
  public enum Origin: Sendable {
    /// A folder on this machine.
    case folder(String)
    /// A repository, and the version that is taken.
    case repository(String, version: String)
  }

  /// What is built.
  public private(set) var package: ClassPackage
  /// The sources that were left out.
  public private(set) var leftOut: [LeftOutSource] = []
  private let folder: String
  private let origin: Origin

  /// The product of the package that runs suites.
  public static let runner = "Runner"

  /// Creates the template of a package in a folder.
  public init(_ package: ClassPackage, in folder: String, origin: Origin) {
    self.package = package
    self.folder = folder
    self.origin = origin
  }

  /// Leaves sources out, each for an error at a line.
  public mutating func leaveOut(_ mistakes: [String: (line: Int, message: String)]) {
    package.leaveOut(Set(mistakes.keys))
    leftOut += mistakes.sorted { $0.key < $1.key }.map {
      LeftOutSource(
        place: "\(SuiteTemplate.relative($0.key, to: listFolder)):\($0.value.line)",
        message: $0.value.message
      )
    }
  }

  private var listFolder: String { "\(folder)/Sources/\(package.module)" }

  /// The files by their paths below the folder, without suites.
  public var files: [(path: String, text: String)] {
    let target = "Sources/\(package.module)/"
    return [
      ("Package.swift", manifest), (target + "sources.txt", list),
      (target + "NibClasses.swift", registration),
      ("Sources/\(Self.runner)/main.swift", main),
      (".gitignore", ".build/\nReports/\nPackage.resolved\n"),
    ]
  }

  private var dependency: String {
    switch origin {
    case .folder(let path):
      """
      .package(
          name: "nibmark", path: Context.environment["NIBMARK"] ?? \(quoted(path)), traits: ["Runner"]
        )
      """
    case .repository(let address, let version):
      ".package(url: \(quoted(address)), exact: \"\(version)\", traits: [\"Runner\"])"
    }
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.2
    // Written by `nibmark init --package`; yours from here on.
    \(Self.importing("PackageDescription"))

    let package = Package(
      name: "\(package.module)OnLinux",
      dependencies: [\(dependency)],
      targets: [
        // The app's own files, which sources.txt names. Each is compiled as a copy; errors name the original.
        .target(
          name: "\(package.module)",
          dependencies: [.product(name: "UIKit", package: "nibmark")],
          exclude: ["sources.txt"],
          swiftSettings: [.swiftLanguageMode(.\(package.languageMode))],
          plugins: [.plugin(name: "UnchangedSources", package: "nibmark")]
        ),
        .executableTarget(
          name: "\(Self.runner)",
          dependencies: [
            "\(package.module)", .product(name: "NibmarkRunner", package: "nibmark"),
          ]
        ),
      ]
    )

    """
  }

  /// A job for GitHub that builds the package and runs its suites.
  public func workflow(below root: String, version: String) -> String {
    let folder = SuiteTemplate.relative(folder, to: root)
    let (package, suites) = (Self.word(folder), Self.word(folder + "/Suites"))
    let address =
      if case .repository(let address, _) = origin { address } else {
        "https://github.com/your-organization/nibmark"
      }
    return """
      # Written by `nibmark init --package`; yours from here on.
      name: lists
      on:
        pull_request:
        push:
          branches: [main]

      jobs:
        lists:
          runs-on: ubuntu-latest
          container: swift:6.2
          steps:
            - uses: actions/checkout@v4
            - name: Build nibmark-sources
              shell: bash
              run: |
                apt-get update && apt-get install --yes libxml2-dev
                git clone --depth 1 --branch \(version) \(Self.word(address)) "$RUNNER_TEMP/nibmark"
                swift build -c release --package-path "$RUNNER_TEMP/nibmark/Tools/nibmark-sources"
                echo "NIBMARK=$RUNNER_TEMP/nibmark" >> "$GITHUB_ENV"
                echo "NIBMARK_SOURCES=$RUNNER_TEMP/nibmark/Tools/nibmark-sources/.build/release/nibmark-sources" >> "$GITHUB_ENV"
            - name: Run the suites
              shell: bash
              run: |
                swift run --package-path \(package) \(Self.runner) run \(suites) --output Reports --github

      """
  }

  /// A word of a shell's command, in which no character means anything.
  private static func word(_ text: String) -> String { RepeatingCommand.quoted(text) }

  private var list: String {
    let lines = package.sources.map { SuiteTemplate.relative($0, to: listFolder) }
    let omissions = LeftOutSource.Cause.allCases.flatMap { cause in
      let sources = leftOut.filter { $0.cause == cause }.map { "# \($0.place): \($0.message)" }
      return sources.isEmpty ? [] : ["# " + cause.heading] + sources
    }
    return
      (["# The files of the app that are built, as seen from this folder."] + lines + omissions)
      .joined(separator: "\n") + "\n"
  }

  private var registration: String {
    let lines = Set(package.classes.values.joined()).sorted().map {
      "    classes.register(\($0).self)\n"
    }
    return """
      \(Self.importing("UIKit"))

      /// The classes that nibs and suites may name.
      public enum NibClasses {
        @MainActor
        public static func register(in classes: NibClassRegistry) {
      \(lines.joined())  }
      }

      """
  }

  private var main: String {
    """
    \(Self.importing(package.module))
    \(Self.importing("NibmarkRunner"))

    Runner.main { NibClasses.register(in: $0) }

    """
  }

  // Scripts/check-imports reads lines that begin with the word.
  private static func importing(_ module: String) -> String { "import " + module }

  private func quoted(_ text: String) -> String {
    "\"" + text.replacingScalars(["\\": "\\\\", "\"": "\\\""]) + "\""
  }
}
