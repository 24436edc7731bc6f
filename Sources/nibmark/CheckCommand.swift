import ArgumentParser
import DocumentTools
import Foundation
import Reporting
import TestModel

/// `nibmark check`: every document below some paths, without any suite.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check nibs and storyboards without any suite.",
    discussion: """
      Every document loads, every root instantiates, connects and lays out; nibs for reuse hold one
      top-level object; identifiers, outlets and classes are consistent.

      Examples:
        nibmark check .
        nibmark check MyApp/Cells --output Reports
        nibmark check . --filter Header --verbose
      """
  )

  @Argument(help: "Documents or folders of documents.", completion: .file())
  var paths: [String]

  @OptionGroup var report: ReportOptions

  @Option(name: .shortAndLong, help: "Only documents and roots whose name holds this text.")
  var filter: [String] = []

  @Flag(name: .long, help: "Treat classes that nobody declared as UIKit does.")
  var strictClasses = false

  func run() throws {
    let status = try MainActor.assumeIsolated { try checkDocuments() }
    throw status.code(report.exitCode)
  }

  @MainActor
  private func checkDocuments() throws -> ExitStatus {
    try report.checkWritable()
    var checker = try makeChecker()
    guard !checker.plan.isEmpty else {
      throw CommandFailure("no document or root has a name with \(filter.joined(separator: ", "))")
    }
    let reporter = report.makeReporter()
    checker.run(RunSession.header(seed: 1, root: nil), sink: reporter)
    return reporter.status
  }

  @MainActor
  private func makeChecker() throws -> DocumentChecker {
    var options = DocumentChecker.Options()
    options.isStrict = strictClasses
    options.filters = filter
    options.root = FileManager.default.currentDirectoryPath
    options.folders = paths
    do {
      return DocumentChecker(
        paths: try DocumentFinder.documents(at: paths),
        options: options,
        clock: { MonotonicClock.seconds },
        now: { HostProbe.now() }
      )
    } catch {
      throw CommandFailure(error.description)
    }
  }
}
