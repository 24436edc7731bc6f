import Foundation
import PackagePlugin

/// Runs `nibmark-sources` over a target before each build.
///
/// The program is not built here: packages cannot build the tools of commands that run before the build.
@main
struct UnchangedSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target as? any SourceModuleTarget else { return [] }
    let files = module.sourceFiles(withSuffix: "swift").map { $0.url.path }
    let modules = Set(target.recursiveTargetDependencies.map(\.name))
    let output = context.pluginWorkDirectoryURL
    let generated = output.appending(path: "generated")
    // Sources elsewhere are compiled as copies; those of the target need an overlay.
    let list = module.directoryURL.appending(path: "sources.txt")
    let isElsewhere = FileManager.default.fileExists(atPath: list.path)
    let sources =
      isElsewhere
      ? ["--output", generated.path, "--generate", "--list", list.path] + Self.context(files)
      : ["--output", output.path] + files.sorted()
    return [
      .prebuildCommand(
        displayName: "Rewriting the sources of \(target.name) for Linux",
        executable: try Self.program(for: context.package),
        // Without a new name in this folder SwiftPM keeps its plan, and the copies of edited files with it.
        arguments: [
          "--modules", modules.sorted().joined(separator: ","), "--stamp", generated.path,
        ]
          + sources,
        outputFilesDirectory: generated
      )
    ]
  }

  /// What lies in the target itself beside a list is written for Linux, and only tells of its classes.
  private static func context(_ files: [String]) -> [String] {
    files.sorted().flatMap { ["--context", $0] }
  }

  /// The program that `NIBMARK_SOURCES` names, the first in `PATH`, or what was built in a checkout that the package needs.
  private static func program(for package: Package) throws -> URL {
    let environment = ProcessInfo.processInfo.environment
    let candidates = environment["NIBMARK_SOURCES"].map { [$0] } ?? found(in: environment, package)
    guard let found = candidates.first(where: FileManager.default.isExecutableFile(atPath:)) else {
      throw ProgramIsMissing()
    }
    return URL(fileURLWithPath: found)
  }

  private static func found(in environment: [String: String], _ package: Package) -> [String] {
    let paths = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let builds = package.dependencies.flatMap { dependency in
      ["release", "debug"].map {
        "\(dependency.package.directoryURL.path)/Tools/nibmark-sources/.build/\($0)"
      }
    }
    return (paths + builds).map { "\($0)/nibmark-sources" }
  }
}

/// Neither the variable nor the path leads to the program.
struct ProgramIsMissing: Error, CustomStringConvertible {
  var description: String {
    "nibmark-sources was not found. Build it by `swift build -c release --package-path Tools/nibmark-sources` in Nibmark's "
      + "checkout, or set NIBMARK_SOURCES to its path."
  }
}
