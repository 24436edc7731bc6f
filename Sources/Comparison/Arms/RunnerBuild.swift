import Foundation
import Processes

/// Builds a package's own runner for each side of a comparison.
///
/// A runner is an executable product that registers the package's classes and calls
/// `SuiteWorker.serve()`. Runners of commits are kept in the repository's git folder, outside the
/// work tree, so that the next comparison with the same commit builds nothing.
public struct RunnerBuild: Sendable {
  private let product: String
  private let configuration: String

  /// Creates a builder of a runner.
  ///
  /// - Parameters:
  ///   - product: The executable product's name.
  ///   - configuration: `release` or `debug`.
  public init(product: String, configuration: String = "release") {
    self.product = product
    self.configuration = configuration
  }

  /// The runner of a side, built now unless it was kept.
  ///
  /// - Throws: ``MeasuringError`` with the end of the compiler's output when the build fails.
  public func executable(
    of tree: ArmTree,
    tell: (String) -> Void = { _ in }
  ) throws(MeasuringError) -> String {
    guard FileManager.default.fileExists(atPath: tree.folder + "/Package.swift") else {
      throw MeasuringError(
        "\(tree.folder) holds no Package.swift, so \(product) cannot be built of it; name a program "
          + "or leave --runner out"
      )
    }
    let kept = try keptFolder(of: tree)
    if let kept, FileManager.default.isExecutableFile(atPath: kept + "/" + product) {
      return kept + "/" + product
    }
    let name = tree.isCheckout ? tree.commit?.prefix(12).description : nil
    tell("building \(product) of \(name ?? tree.folder)")
    let folder = try build(tree)
    guard let kept else { return folder + "/" + product }
    try keep(folder, in: kept)
    return kept + "/" + product
  }

  private func build(_ tree: ArmTree) throws(MeasuringError) -> String {
    let place = ["--package-path", tree.folder, "-c", configuration]
    let answer = try Self.swift(["build", "--product", product] + place)
    guard answer.status == 0 else {
      let lines = (String(decoding: answer.output, as: UTF8.self) + answer.error)
        .split(separator: "\n").suffix(20).joined(separator: "\n")
      throw MeasuringError("\(product) cannot be built of \(tree.folder):\n\(lines)")
    }
    let path = try Self.swift(["build", "--show-bin-path"] + place)
    let folder = String(decoding: path.output, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    guard FileManager.default.isExecutableFile(atPath: folder + "/" + product) else {
      throw MeasuringError("\(product) of \(tree.folder) is no executable product")
    }
    return folder
  }

  private static func swift(_ arguments: [String]) throws(MeasuringError) -> Program.Answer {
    do throws(ProgramError) {
      return try Program.run("swift", arguments)
    } catch {
      throw MeasuringError("swift: \(error.description)")
    }
  }

  // Only what was checked out of a commit: a folder as it lies may be another the next time. Another compiler makes
  // another program.
  private func keptFolder(of tree: ArmTree) throws(MeasuringError) -> String? {
    guard tree.isCheckout, let commit = tree.commit else { return nil }
    let folder: String
    do throws(ProgramError) {
      folder = try Git(tree.folder)
        .text("rev-parse", "--path-format=absolute", "--git-common-dir")
    } catch {
      throw MeasuringError(error.description)
    }
    let version = try Self.swift(["--version"]).output
    let compiler = String(version.reduce(5381 as UInt64) { $0 &* 33 &+ UInt64($1) }, radix: 16)
    return "\(folder)/nibmark-runners/\(commit)-\(configuration)-\(compiler)"
  }

  /// Keeps the runner and the resources beside it.
  private func keep(_ built: String, in folder: String) throws(MeasuringError) {
    let manager = FileManager.default
    let part = folder + ".part-\(UUID().uuidString)"
    do {
      try manager.createDirectory(atPath: part, withIntermediateDirectories: true)
      for name in try manager.contentsOfDirectory(atPath: built)
      where name == product || name.hasSuffix(".resources") || name.hasSuffix(".so") {
        try manager.copyItem(atPath: built + "/" + name, toPath: part + "/" + name)
      }
      if manager.fileExists(atPath: folder) {
        for name in try manager.contentsOfDirectory(atPath: part)
        where !manager.fileExists(atPath: folder + "/" + name) {
          try manager.moveItem(atPath: part + "/" + name, toPath: folder + "/" + name)
        }
        try manager.removeItem(atPath: part)
      } else {
        try manager.moveItem(atPath: part, toPath: folder)
      }
    } catch {
      throw MeasuringError("\(product) cannot be kept in \(folder): \(error.localizedDescription)")
    }
  }
}
