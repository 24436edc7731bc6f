import ArgumentParser
import Devices
import DocumentTools
import Foundation
import Processes
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
        nibmark check Broken.xib --in-process    check without workers, for a debugger

      Documents are checked in worker processes. One that crashes, hangs or uses too much memory is an
      error, and the others are checked. With --output, each result is appended to journal.jsonl in the
      output folder at once.

      --widths and --devices also lay out every cell, header, footer, view and scene at other sizes. They
      report conflicts and ambiguity, and views that are cut off, outside or overlapping there but not in
      the document. --appearance reports texts in the colour of their background.
      """
  )

  @Argument(help: "Check these documents, or all below these folders.", completion: .file())
  var paths: [String]

  @OptionGroup var search: SearchOptions
  @OptionGroup var report: ReportOptions
  @OptionGroup(title: "Workers") var isolation: DocumentIsolationOptions

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
    let session = try report.begin()
    let found: DocumentFinder.Found
    do {
      found = try search.documents(at: paths, isVerbose: report.verbose)
    } catch {
      throw CommandFailure(error.description)
    }
    let checker = DocumentChecker(
      options: options,
      clock: { MonotonicClock.seconds },
      now: { HostProbe.now() }
    )
    let read = try findRoots(found.paths, checker)
    let reporter = try report.makeReporter(
      journal: try report.makeJournal(),
      ordersConsole: true
    )
    let header = RunSession.header(seed: 1, root: nil)
    session.watch(reporter, header, telling: report.targets.actions)
    let run = CheckRun(
      found,
      roots: read.roots,
      options: options,
      clock: { MonotonicClock.seconds },
      sink: reporter,
      console: reporter.orderedConsole
    )
    guard !run.plan.isEmpty else {
      throw CommandFailure("no document or root has a name with \(filter.joined(separator: ", "))")
    }
    run.begin(header)
    for (position, loss) in read.losses.sorted(by: { $0.key < $1.key }) {
      run.begin(position)
      run.take(loss, of: position)
    }
    let workers = DocumentWorkers(
      options: isolation.workerOptions,
      outcome: { checker.check($0) },
      lost: { CheckedDocument($1) },
      begun: { run.begin($0) }
    )
    do throws(CommandFailure) {
      try workers.run(found.paths, at: run.documents.filter { read.losses[$0] == nil }) {
        run.take($1, of: $0)
      }
    } catch {
      // The reports say which documents were left, and the command fails by them.
      run.warn(error.description)
    }
    run.finish()
    return reporter.status
  }

  /// Reads all documents for their roots, which name the cases; a document may end its reader as well.
  @MainActor
  private func findRoots(
    _ paths: [String],
    _ checker: DocumentChecker
  ) throws -> (roots: [[PlannedRoot]], losses: [Int: CheckedDocument]) {
    var roots = [[PlannedRoot]](repeating: [], count: paths.count)
    var losses: [Int: CheckedDocument] = [:]
    let readers = DocumentWorkers(
      options: isolation.workerOptions,
      outcome: { ReadRoots(roots: checker.roots(of: $0)) },
      lost: { ReadRoots(roots: [], loss: CheckedDocument($1)) }
    )
    try readers.run(paths) { position, read in
      roots[position] = read.roots
      losses[position] = read.loss
    }
    return (roots, losses)
  }

  fileprivate struct ReadRoots: CopiedOutcome {
    var roots: [PlannedRoot]
    var loss: CheckedDocument?
  }

  private var options: DocumentChecker.Options {
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
    return options
  }
}

extension CheckedDocument: CopiedOutcome {
  fileprivate init(_ loss: DocumentLoss) {
    self.init(
      loss: loss.failure,
      startedAt: loss.startedAt,
      seconds: loss.seconds,
      printed: loss.printed
    )
  }
}

// Not as JSON, which costs more than the reading.
extension CheckCommand.ReadRoots {
  fileprivate init(line: PlainLine) throws {
    guard let roots = PlannedRoot.roots(in: line.unescaped) else {
      throw CommandFailure("a worker sent something other than roots")
    }
    self.init(roots: roots)
  }

  fileprivate func line() -> PlainLine { PlainLine(escaping: PlannedRoot.text(of: roots)) }
}
