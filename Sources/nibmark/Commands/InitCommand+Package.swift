import ArgumentParser
import DocumentTools
import Foundation
import NibmarkRunner

extension InitCommand {
  /// Writes the package of an app's list classes.
  func writePackage() throws(CommandFailure) {
    guard paths.count == 1, let project = paths.first else {
      throw CommandFailure("--package takes one folder, the project's")
    }
    let package = ClassPackage(of: absolute(project), documents: try documents(below: project))
    guard !package.classes.isEmpty else {
      throw CommandFailure("no cell, header or layout in Swift below \(project)")
    }
    let checkout = packageOptions.origin.map { NibmarkCheckout($0) } ?? NibmarkCheckout.ofProgram
    let rewriter = packageOptions.skipBuild ? "" : try NibmarkCheckout.rewriter(beside: checkout)
    let folder = packageOptions.packageFolder
    var writer = PackageWriter(package, in: folder, origin: try origin(checkout))
    try writer.begin()
    if !packageOptions.skipBuild {
      try writer.build(rewriter: rewriter) { StandardStreams.writeError("nibmark: " + $0) }
    }
    tell(of: writer, among: Set(package.classes.values.joined()).count)
    try writeWorkflow(for: project, writer)
    guard !writer.classNames.isEmpty else {
      throw CommandFailure("no class compiles; \(writer.listPath) says why")
    }
  }

  private func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  private func documents(below project: String) throws(CommandFailure) -> [String] {
    do {
      let found = try DocumentFinder.documents(
        at: [absolute(project)],
        includesIgnored: search.includeIgnored
      )
      SearchOptions.tell(found.leftOut, isVerbose: output.verbose)
      return found.paths
    } catch {
      throw CommandFailure(error.description)
    }
  }

  private func origin(
    _ checkout: NibmarkCheckout?
  ) throws(CommandFailure) -> PackageTemplate.Origin {
    if let checkout { return .folder(checkout.folder) }
    guard let address = packageOptions.origin else {
      throw CommandFailure("say by --nibmark where Nibmark's package is: a folder or an address")
    }
    guard address.contains("://") || address.hasPrefix("git@") else {
      throw CommandFailure("\(address) holds no package of Nibmark")
    }
    return .repository(address, version: Version.current)
  }

  private func tell(of writer: PackageWriter, among count: Int) {
    let folder = packageOptions.packageFolder
    let left = writer.leftOut
    let ours = left.filter { $0.cause == .missingUIKit }.count
    let share = ours == 0 ? "" : " (\(ours) as Nibmark's UIKit lacks something)"
    let omission =
      left.isEmpty ? "" : "; \(left.count) files are left out\(share), \(writer.listPath) says why"
    StandardStreams.writeLine(
      "\(folder): \(writer.classNames.count) of \(count) classes in \(writer.package.sources.count) sources"
        + omission
    )
    let run = FirstRun(
      of: ["swift", "run", "--package-path", folder, PackageTemplate.runner],
      suite: folder + "/Suites",
      in: folder + "/Suites",
      documents: writer.documents
    )
    StandardStreams.writeLine(
      writer.hasCases
        ? "Run the first suite by `\(run)`"
        : "The first suite has no cases yet: code cannot ask for the scenes of these classes by an identifier"
    )
  }

  /// Writes a job for GitHub into the repository around the project, unless it has one of that name.
  private func writeWorkflow(
    for project: String,
    _ writer: PackageWriter
  ) throws(CommandFailure) {
    var root = URL(fileURLWithPath: project).standardizedFileURL
    while root.path != "/", !FileManager.default.fileExists(atPath: root.path + "/.git") {
      root.deleteLastPathComponent()
    }
    guard root.path != "/" else { return }
    let folder = packageOptions.packageFolder
    guard RepositoryPaths(root.path).relative(folder) != nil else {
      return StandardStreams.writeLine("\(folder) is not in \(root.path): it has no job there")
    }
    let path = root.path + "/.github/workflows/nibmark.yml"
    guard !FileManager.default.fileExists(atPath: path) else {
      return StandardStreams.writeLine("\(path) was there already and stays as it is")
    }
    try writer.writeWorkflow(to: path, root: root.path)
  }
}
