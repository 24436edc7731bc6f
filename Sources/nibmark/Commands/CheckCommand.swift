import ArgumentParser
import Comparison
import Devices
import DocumentTools
import Foundation
import NibmarkRunner
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
        nibmark check . --baseline nibs.json --accept    begin with the findings there are
        nibmark check . --baseline nibs.json    fail on new ones
        nibmark check . --base origin/main    fail on what this branch brings
        nibmark check Broken.xib --in-process    check without workers, for a debugger

      Documents are checked in worker processes. One that crashes, hangs or uses too much memory is an
      error, and the others are checked. With --output, each result is appended to journal.jsonl in the
      output folder at once.

      --widths and --devices also lay out every cell, header, footer, view and scene at other sizes. They
      report conflicts and ambiguity, and views that are cut off, outside or overlapping there but not in
      the document. --appearance reports texts in the colour of their background.
      """
  )

  @Argument(
    help:
      "Check these documents, or all below these folders; by default the paths of the project's file.",
    completion: .file()
  )
  var paths: [String] = []

  @OptionGroup var search: SearchOptions
  @OptionGroup var report: ReportOptions
  @Flag(
    name: .long,
    help: "Also check documents that no target of the project's .xcodeproj, package or pods builds."
  )
  var unbuilt = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Read the project's settings from FILE; by default from .nibmark.yml, where it is.",
      valueName: "FILE"
    ),
    completion: .file()
  )
  var config: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Check only what differs from REV, a branch, tag or commit, and fail on new findings alone.",
      valueName: "REV"
    )
  )
  var base: String?

  @OptionGroup(title: "Findings") var baseline: BaselineOptions
  @OptionGroup(title: "Cache") var cache: CacheOptions
  @OptionGroup(title: "Findings") var output: FindingOutputOptions
  @OptionGroup(title: "Workers") var isolation: DocumentIsolationOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Check only documents and roots whose name contains TEXT.",
      valueName: "TEXT"
    )
  )
  var filter: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Lay everything out at these WIDTHS in points, such as 320,414.",
      valueName: "WIDTHS"
    ),
    transform: SweepList.widths
  )
  var widths: SweepList<Double>?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Lay everything out on these DEVICES, such as iphone-se,ipad-9.7.",
      valueName: "DEVICES"
    ),
    transform: SweepList.devices
  )
  var devices: SweepList<Device>?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Lay out with these texts: short, long, translations, accessibility-xxxl, separated by commas.",
      valueName: "TEXTS"
    ),
    transform: SweepList.texts
  )
  var text: SweepList<SweepOptions.Text>?

  @Option(
    name: .customLong("text-sizes"),
    help: ArgumentHelp(
      "Lay out with these SIZES of dynamic type, such as accessibilityLarge, or with all.",
      valueName: "SIZES"
    ),
    transform: SweepList.sizes
  )
  var textSizes: SweepList<SweepOptions.Text>?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Check that texts are visible in these appearances: light, dark, or both (light,dark).",
      valueName: "APPEARANCES"
    ),
    transform: SweepList.appearances
  )
  var appearance: SweepList<SweepOptions.Appearance>?

  @Flag(name: .long, help: "Treat undeclared classes as UIKit does.")
  var strictClasses = false

  func validate() throws {
    if base == nil, baseline.threshold?.isOnMoves == true {
      throw ValidationError("--fail-on moved belongs to --base: say since which revision")
    }
    if base != nil, baseline.accept {
      throw ValidationError(
        "--accept takes what a whole check finds, and --base checks a part: give one of them"
      )
    }
    // A project's file may have the widths.
    guard output.explain == nil, config == nil,
      !FileManager.default.fileExists(atPath: ProjectFile.name)
    else { return }
    try checkTexts(nil)
  }

  /// Throws where texts are asked for, and nothing says at which sizes to lay them out.
  private func checkTexts(_ project: ProjectFile?) throws {
    guard text != nil || textSizes != nil, !hasSizes(project) else { return }
    let option = text == nil ? "--text-sizes" : "--text"
    let problem = "\(option) belongs to --widths or --devices: say at which widths to lay out"
    if project == nil { throw ValidationError(problem) }
    throw CommandFailure(problem)
  }

  private func hasSizes(_ project: ProjectFile?) -> Bool {
    widths != nil || devices != nil || project?.widths != nil || project?.devices != nil
  }

  func run() throws {
    if output.printExplanation() { return }
    let status = try MainActor.assumeIsolated { try checkDocuments() }
    throw status.code(report.targets.exitCode.style)
  }

  @MainActor
  private func checkDocuments() throws -> ExitStatus {
    let project = try ProjectFile.find(config)
    try checkTexts(project)
    var options = try makeOptions(project)
    let revision = try base.map { name throws(CommandFailure) in
      try BaseRevision(name, at: try BaseRevision.place(for: options.folders, in: options.root))
    }
    let known = baseline.file(project)
    var context = FindingOutputOptions.context(
      baseline: known.first?.path,
      base: base,
      report.targets.exitCode.style
    )
    let session = try report.begin(
      keeping: known.map(\.path),
      others: known,
      further: output.files
    )
    try baseline.checkWritable(known)
    var found = try findDocuments(options, project)
    context.unbuilt = found.unbuilt
    let reporter = try report.makeReporter(
      journal: try report.makeJournal(),
      console: output.console(context, report),
      further: output.outputs(context)
    )
    let header = RunSession.header(seed: 1, root: nil)
    let hasTree = revision != nil
    session.watch(
      reporter,
      header,
      telling: { [actions = report.targets.actions, context] in actions.tell($0, context) },
      cleanUp: { if hasTree { ArmTree.removeAll() } }
    )
    let comparison = try revision.map { revision throws(CommandFailure) in
      try compare(&found, with: revision, &options)
    }
    let run = try check(found, options, beside: comparison, header, reporter)
    tell(of: found, options, in: run)
    if let project, project.texts != nil || project.textSizes != nil, !hasSizes(project) {
      run.warn(
        "\(project.path): nothing is laid out with its texts; give it widths or devices, or name them here"
      )
    }
    try baseline.update(options, after: run, path: known.first?.path)
    comparison?.tell(run)
    run.finish()
    let isTold = reporter.result.map { report.targets.actions.tell($0, context) } ?? true
    return isTold ? reporter.status : .reportNotWritten
  }

  /// Leaves only what may differ from a revision, and has it judged by what the revision has.
  @MainActor
  private func compare(
    _ found: inout DocumentFinder.Found,
    with revision: BaseRevision,
    _ options: inout DocumentChecker.Options
  ) throws(CommandFailure) -> BaseComparison {
    let comparison = try BaseComparison(
      found.paths,
      since: revision,
      options,
      isolation.workerOptions
    )
    options.judge.base = comparison.findings
    found.keep(comparison.touched.positions)
    found.leaveOutProblems { revision.hasUnchanged($0) }
    return comparison
  }

  /// Checks the documents that were found; what follows may add to the run before it ends.
  @MainActor
  private func check(
    _ found: DocumentFinder.Found,
    _ options: DocumentChecker.Options,
    beside comparison: BaseComparison?,
    _ header: RunHeader,
    _ reporter: RunReporter
  ) throws(CommandFailure) -> CheckRun {
    let store = isolation.inProcess ? nil : cache.cache(options)
    let check = DocumentCheck(options, workers: isolation.workerOptions, cache: store)
    let plan = try check.plan(found.paths)
    let run = CheckRun(
      found,
      roots: plan.roots,
      options: options,
      clock: { MonotonicClock.seconds },
      sink: reporter,
      console: reporter.orderedConsole
    )
    guard !run.plan.isEmpty else {
      throw CommandFailure("no document or root has a name with \(filter.joined(separator: ", "))")
    }
    run.pictures = comparison?.pictures ?? []
    run.begin(header)
    for witness in comparison?.witnesses ?? [] {
      run.witness(witness.document, at: witness.path)
    }
    do throws(CommandFailure) {
      try check.check(found.paths, plan, for: run)
    } catch {
      // The reports say which documents were left, and the command fails by them.
      run.warn(error.description)
    }
    if output.format == .text, let store, store.hitCount > 0 {
      run.note(
        "\(store.hitCount) of \(found.paths.count) documents are as they were in an earlier check, "
          + "whose outcomes these are; --no-cache checks them again"
      )
    }
    return run
  }

  /// Tells what was left out, and which suppressions cover nothing.
  @MainActor
  private func tell(
    of found: DocumentFinder.Found,
    _ options: DocumentChecker.Options,
    in run: CheckRun
  ) {
    if let foreign = found.foreignText { run.note(foreign) }
    if let unbuilt = found.unbuiltText { run.note(unbuilt) }
    for text in found.familyTexts(options.sweep) { run.note(text) }
    if let screens = found.screensText(options.sweep) { run.note(screens) }
    for filter in run.idleFilters { run.warn("--filter \(filter) picks no document and no root") }
    for suppression in run.unusedSuppressions {
      run.warn("\(suppression.location): the suppression covers nothing; delete it")
    }
  }

  @MainActor
  private func findDocuments(
    _ options: DocumentChecker.Options,
    _ project: ProjectFile?
  ) throws -> DocumentFinder.Found {
    do throws(DocumentToolError) {
      var found = try search.documents(
        at: options.folders,
        isVerbose: report.verbose,
        leavingOut: { $0.leaveOutBrokenLinks(keeping: options.folders) }
      )
      if paths.isEmpty, let project { tellIdlePatterns(of: project, found, root: options.root) }
      let count = try found.exclude(project?.exclude ?? [], root: options.root)
      if count > 0, let path = project?.path {
        let noun = count == 1 ? "document" : "documents"
        StandardStreams.writeError("nibmark: \(path) leaves out \(count) \(noun)")
      }
      try found.leaveOutForeign(keeping: options.folders)
      if !options.checksUnbuilt {
        try found.leaveOutUnbuilt(keeping: options.folders)
        if report.verbose {
          for path in found.unbuilt {
            StandardStreams.writeError("nibmark: left out: \(path): no target builds it")
          }
        }
      }
      return found
    } catch {
      throw CommandFailure(error.description)
    }
  }

  /// Tells of what the project's file says of folders that have no document: a folder may have another name now.
  private func tellIdlePatterns(
    of project: ProjectFile,
    _ found: DocumentFinder.Found,
    root: String
  ) {
    let folders = Set(project.severities.compactMap(\.folder))
      .sorted { $0.description < $1.description }
    for (key, patterns) in [("exclude", project.exclude), ("folders", folders)] {
      for pattern in found.idle(patterns, root: root) {
        StandardStreams.writeError(
          "nibmark: \(project.path): \(key): no document matches \(pattern)"
        )
      }
    }
  }

  private func makeOptions(_ project: ProjectFile?) throws -> DocumentChecker.Options {
    var options = DocumentChecker.Options()
    options.isStrict = strictClasses
    options.filters = filter
    options.root = FileManager.default.currentDirectoryPath
    options.folders = paths.isEmpty ? project?.paths ?? [] : paths
    guard !options.folders.isEmpty else {
      throw CommandFailure(
        "nothing to check: name documents or folders, or give \(ProjectFile.name) its paths"
      )
    }
    if paths.isEmpty, let project { try project.findPaths() }
    options.checksUnbuilt = unbuilt || project?.unbuilt == true
    options.judge = try baseline.judge(project)
    options.thresholds = project?.thresholds ?? PictureThresholds()
    options.sweep = sweep(project)
    return options
  }

  private func texts(_ project: ProjectFile?) -> [SweepOptions.Text] {
    let texts = (text ?? project?.texts)?.values ?? [.short]
    let sizes = (textSizes ?? project?.textSizes)?.values ?? []
    return texts + sizes.filter { !texts.contains($0) }
  }

  private func sweep(_ project: ProjectFile?) -> SweepOptions? {
    // Who names sizes asks for these alone.
    let isAsked = widths != nil || devices != nil
    let sizes = isAsked ? (widths, devices) : (project?.widths, project?.devices)
    let options = SweepOptions(
      widths: sizes.0?.values ?? [],
      texts: texts(project),
      devices: sizes.1?.values ?? [],
      appearances: (appearance ?? project?.appearances)?.values ?? []
    )
    let isNothing = options.widths.isEmpty && options.devices.isEmpty && options.appearances.isEmpty
    return isNothing ? nil : options
  }
}
