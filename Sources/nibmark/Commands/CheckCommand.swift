import ArgumentParser
import Devices
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
      Checks that every document loads, and that every root instantiates, connects and lays out. Nibs for
      reuse must have one top-level object. Identifiers, outlets and classes must be consistent.

      Examples:
        nibmark check .
        nibmark check MyApp/Cells --output Reports
        nibmark check . --filter Header --verbose
        nibmark check . --widths 320,414 --text short,long
        nibmark check . --devices iphone-se,ipad-9.7 --appearance light,dark

      --widths and --devices also lay out every cell, header, footer, view and scene at other sizes. They
      report conflicts and ambiguity, and views that are cut off, outside or overlapping there but not in
      the document. --appearance reports texts in the colour of their background.
      """
  )

  @Argument(help: "Check these documents, or all below these folders.", completion: .file())
  var paths: [String]

  @OptionGroup var search: SearchOptions
  @OptionGroup var report: ReportOptions

  @Option(name: .shortAndLong, help: "Check only documents and roots whose name contains TEXT.")
  var filter: [String] = []

  @Option(
    name: .long,
    help: "Lay everything out at these WIDTHS in points, such as 320,414.",
    transform: SweepList.widths
  )
  var widths: SweepList<Double>?

  @Option(
    name: .long,
    help: "Lay everything out on these DEVICES, such as iphone-se,ipad-9.7.",
    transform: SweepList.devices
  )
  var devices: SweepList<Device>?

  @Option(
    name: .long,
    help: "Lay out with these texts: short, long, accessibility-xxxl, separated by commas.",
    transform: SweepList.texts
  )
  var text: SweepList<SweepOptions.Text>?

  @Option(
    name: .long,
    help: "Check that texts are visible in these appearances: light, dark, or both (light,dark).",
    transform: SweepList.appearances
  )
  var appearance: SweepList<SweepOptions.Appearance>?

  @Flag(name: .long, help: "Treat undeclared classes as UIKit does.")
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
        found: try search.documents(at: paths, isVerbose: report.verbose),
        options: options,
        clock: { MonotonicClock.seconds },
        now: { HostProbe.now() }
      )
    } catch {
      throw CommandFailure(error.description)
    }
  }
}
