import ArgumentParser
import DocumentTools
import Foundation
import NibmarkRunner
import Reporting
import TestModel

/// The options that say which findings of a check fail it.
struct BaselineOptions: ParsableArguments {
  @Option(
    name: .customLong("fail-on"),
    help: ArgumentHelp(
      "Fail on findings of this SEVERITY and worse, by default warning; with moved, also on views that moved.",
      valueName: "SEVERITY,moved"
    )
  )
  var threshold: FailThreshold?

  @Option(
    name: .customLong("baseline"),
    help: ArgumentHelp(
      "Fail only on findings that FILE does not have, and take out of it those that are gone.",
      valueName: "FILE"
    ),
    completion: .file()
  )
  var path: String?

  @Flag(name: .long, help: "Write all findings of this check into the --baseline.")
  var accept = false

  /// The judge of this check's findings.
  ///
  /// - Throws: ``CommandFailure`` when the baseline cannot be read; one that is accepted anew need not be there.
  func judge(_ project: ProjectFile?) throws(CommandFailure) -> FindingJudge {
    var judge = FindingJudge()
    let threshold = threshold ?? project?.failOn
    judge.least = threshold?.severity ?? .warning
    judge.failsOnMoves = threshold?.isOnMoves ?? false
    judge.severities = project?.severities ?? []
    judge.suppressions = project?.suppressions ?? []
    judge.baseline = try former(path ?? project?.baseline)
    judge.acceptsAll = accept
    return judge
  }

  /// Writes what the baseline is after a check, and tells what changed.
  ///
  /// - Parameters:
  ///   - options: What was asked of the check. What was asked otherwise may be there and not have been looked for,
  ///     so nothing is taken out then.
  ///   - run: The check, which has done all documents.
  ///   - path: The baseline's file; nil for none.
  /// - Throws: ``CommandFailure`` when the file cannot be written.
  func update(
    _ options: DocumentChecker.Options,
    after run: CheckRun,
    path: String?
  ) throws(CommandFailure) {
    guard let path else { return }
    let (former, scope) = (options.judge.baseline, options.scopeOfFindings)
    guard !accept else {
      let all = run.accepted(into: former, scope: scope)
      try CommandFailure.writing { () throws(ReportError) in
        try ReportFile.write(all.text, to: path)
      }
      return run.note("\(path): \(Self.counted(all.entries)) written")
    }
    guard var baseline = former else { return }
    if run.isOfElsewhere(baseline) {
      return run.warn(
        "\(path): none of its documents is here; check from the folder in which it was written, or delete it"
      )
    }
    let gone = run.gone(from: baseline)
    guard !gone.isEmpty else { return }
    guard baseline.scope == scope else {
      return run.note(
        "\(path): \(Self.counted(gone)) may be gone; it was written for \(baseline.scope), this check is for \(scope)"
      )
    }
    baseline.remove(gone)
    do throws(ReportError) {
      try ReportFile.write(baseline.text, to: path)
    } catch {
      // The check is no less green for it: a pipeline's checkout may be there to be read only.
      return run.warn("\(error); \(Self.counted(gone)) mended and not taken out")
    }
    run.note(
      "\(path): \(Self.counted(gone)) mended and taken out, \(Self.counted(baseline.entries)) left"
    )
  }

  private static func counted(_ entries: Set<FindingBaseline.Entry>) -> String {
    "\(entries.count) finding\(entries.count == 1 ? "" : "s")"
  }

  /// The baseline's file; none without one.
  func file(_ project: ProjectFile?) -> [NamedPath] {
    if let path { return [NamedPath("--baseline", path)] }
    return (project?.baseline).map { [NamedPath("baseline", $0)] } ?? []
  }

  /// Finds out before a long check that the baseline cannot be written.
  func checkWritable(_ files: [NamedPath]) throws(CommandFailure) {
    guard accept else { return }
    try CommandFailure.writing { () throws(ReportError) in
      for file in files { try ReportFile.checkWritable(file.path) }
    }
  }

  private func former(_ path: String?) throws(CommandFailure) -> FindingBaseline? {
    guard let path else {
      guard accept else { return nil }
      throw CommandFailure("--accept belongs to --baseline: say into which file")
    }
    if accept, !FileManager.default.fileExists(atPath: path) { return nil }
    do throws(BaselineError) {
      return try FindingBaseline(contentsOf: path)
    } catch {
      throw CommandFailure(error.description)
    }
  }
}
