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
        nibmark check . --devices iphone-se,ipad-9.7 --appearance light,dark

      With --widths or --devices every cell, header, footer, view and scene is also laid out by its
      constraints there: nothing conflicts, is open, cut off, outside, or overlaps that did not in the
      document. With --appearance no text has the colour of what lies below it.
      """
  )

  @Argument(help: "Documents or folders of documents.", completion: .file())
  var paths: [String]

  @OptionGroup var report: ReportOptions

  @Option(name: .shortAndLong, help: "Only documents and roots whose name holds this text.")
  var filter: [String] = []

  @Option(
    name: .long,
    help: "Widths in points to lay everything out at, as 320,414.",
    transform: SweepList.widths
  )
  var widths: SweepList<Double>?

  @Option(
    name: .long,
    help: "Devices to lay everything out on, by Interface Builder's names or people's.",
    transform: SweepList.devices
  )
  var devices: SweepList<SweepDevice>?

  @Option(
    name: .long,
    help: "The texts to lay out with, of short, long and accessibility-xxxl, with commas.",
    transform: SweepList.texts
  )
  var text: SweepList<SweepOptions.Text>?

  @Option(
    name: .long,
    help: "The appearances in which texts must be seen, of light and dark, with commas.",
    transform: SweepList.appearances
  )
  var appearance: SweepList<SweepOptions.Appearance>?

  @Flag(name: .long, help: "Treat classes that nobody declared as UIKit does.")
  var strictClasses = false

  func validate() throws {
    guard text != nil, widths == nil, devices == nil else { return }
    throw ValidationError("--text belongs to --widths or --devices: say at which widths to lay out")
  }

  func run() throws {
    let status = try MainActor.assumeIsolated { try checkDocuments() }
    throw status.code(report.targets.exitCode.style)
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
    if widths != nil || devices != nil || appearance != nil {
      options.sweep = SweepOptions(
        widths: widths?.values ?? [],
        texts: text?.values ?? [.short],
        devices: devices?.values ?? [],
        appearances: appearance?.values ?? []
      )
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
