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
        nibmark check . --widths 320,414 --text short,long

      With --widths every cell, view and scene is also laid out by its constraints at these widths:
      nothing conflicts, is open, cut off, outside, or overlaps that did not in the document.
      """
  )

  @Argument(help: "Documents or folders of documents.", completion: .file())
  var paths: [String]

  @OptionGroup var report: ReportOptions

  @Option(name: .shortAndLong, help: "Only documents and roots whose name holds this text.")
  var filter: [String] = []

  @Option(name: .long, help: "Widths in points to lay everything out at, as 320,414.")
  var widths: PointList?

  @Option(
    name: .long,
    help: "The texts to lay out with, of short, long and accessibility-xxxl, with commas."
  )
  var text: TextList?

  @Flag(name: .long, help: "Treat classes that nobody declared as UIKit does.")
  var strictClasses = false

  func validate() throws {
    guard text != nil, widths == nil else { return }
    throw ValidationError("--text belongs to --widths: say at which widths to lay out")
  }

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
    let reporter = try report.makeReporter()
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
    if let widths {
      options.sweep = SweepOptions(widths: widths.values, texts: text?.values ?? [.short])
    }
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

/// Points with commas between them.
struct PointList: ExpressibleByArgument {
  let values: [Double]

  init?(argument: String) {
    var values: [Double] = []
    for part in argument.split(separator: ",", omittingEmptySubsequences: false) {
      guard let value = Double(part), value >= 1, value < 100_000 else { return nil }
      if !values.contains(value) { values.append(value) }
    }
    self.values = values
  }
}

/// Kinds of texts with commas between them.
struct TextList: ExpressibleByArgument {
  let values: [SweepOptions.Text]

  init?(argument: String) {
    var values: [SweepOptions.Text] = []
    for part in argument.split(separator: ",", omittingEmptySubsequences: false) {
      guard let value = SweepOptions.Text(rawValue: String(part)) else { return nil }
      if !values.contains(value) { values.append(value) }
    }
    self.values = values
  }
}
