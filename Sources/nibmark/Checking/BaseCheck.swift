import Comparison
import DocumentTools
import Files
import Foundation
import NibmarkRunner
import Processes
import Reporting
import TestModel

/// Checks at a revision what differs from it, so that a check of the work tree fails on new findings alone.
@MainActor
struct BaseCheck {
  let base: BaseRevision
  let options: DocumentChecker.Options
  let workers: WorkerOptions?

  /// What the revision had.
  struct Outcome {
    /// The findings there.
    var findings: FindingBase
    /// What became of the layouts since.
    var pictures: [DocumentPictures] = []
  }

  /// The findings at the revision, and what became of the layouts since.
  ///
  /// - Parameters:
  ///   - touched: The documents that may differ.
  ///   - paths: The documents that were found, which the touched ones are among.
  ///   - witnesses: What other documents say of classes, with their paths.
  /// - Returns: The findings, under the paths that their documents have now.
  /// - Throws: `CommandFailure` when git fails or no worker can work.
  func outcome(
    _ touched: TouchedDocuments,
    of paths: [String],
    witnesses: [(path: String, document: CheckedDocument)]
  ) throws(CommandFailure) -> Outcome {
    if touched.isNothing {
      return Outcome(findings: FindingBase(named: base.name))
    }
    let tree = try checkout()
    let pairs = pairs(touched, paths, in: tree) + deleted(touched, in: tree)
    var own = options
    own.judge.baseline = nil
    own.judge.acceptsAll = false
    let former = pairs.map { tree.folder + "/" + $0.former }
    let check = DocumentCheck(own, workers: workers)
    let plan = try check.plan(former)
    let run = CheckRun(
      DocumentFinder.Found(paths: pairs.map(\.now)),
      roots: plan.roots,
      options: own,
      clock: { MonotonicClock.seconds },
      sink: NoSink()
    )
    run.begin(RunSession.header(seed: 1, root: nil))
    for witness in witnesses { run.witness(witness.document, at: witness.path) }
    try check.check(former, plan, for: run)
    run.finish()
    return Outcome(
      findings: run.base(named: base.name) { isThere($1, in: $0) },
      pictures: try pictures(touched, paths, in: tree)
    )
  }

  private func pictures(_ touched: TouchedDocuments, _ paths: [String], in tree: ArmTree)
    throws(CommandFailure) -> [DocumentPictures]
  {
    let both = pairs(touched, paths, in: tree).map { pair in
      (
        document: options.shown(pair.now), old: tree.folder + "/" + pair.former, new: pair.now
      )
    }
    return try PictureCheck(options: options, workers: workers).changes(both)
  }

  private typealias Pair = (now: String, former: String)

  /// The documents that the revision has too, with their paths there.
  private func pairs(_ touched: TouchedDocuments, _ paths: [String], in tree: ArmTree) -> [Pair] {
    zip(touched.positions, touched.formerPaths).compactMap { position, former in
      former.map { (now: paths[position], former: $0) }
    }.filter { pair in
      // What came to a target has no findings before.
      if options.checksUnbuilt || options.folders.contains(pair.now) { return true }
      var found = DocumentFinder.Found(paths: [tree.folder + "/" + pair.former])
      try? found.leaveOutUnbuilt(keeping: [])
      return found.unbuilt.isEmpty
    }
  }

  /// The documents that are gone, with the paths that they would have.
  private func deleted(_ touched: TouchedDocuments, in tree: ArmTree) -> [Pair] {
    var found = DocumentFinder.Found(paths: touched.deleted.map { tree.folder + "/" + $0 })
    // What is never checked cannot be mended by deleting it.
    try? found.leaveOutForeign(keeping: [])
    if !options.checksUnbuilt { try? found.leaveOutUnbuilt(keeping: []) }
    let current = RepositoryPaths(base.folder).relative(options.root) ?? ""
    let prefix = current.isEmpty ? "" : current + "/"
    return found.paths.map { String($0.dropFirst(tree.folder.count + 1)) }.map { path in
      let isBelow = path.hasPrefix(prefix)
      let shown = isBelow ? String(path.dropFirst(prefix.count)) : base.folder + "/" + path
      return (now: shown, former: path)
    }
  }

  private func isThere(_ object: String, in document: String) -> Bool {
    let path = document.hasPrefix("/") ? document : options.root + "/" + document
    // The texts that a finding is with follow the ids.
    guard let bytes = try? FileReader.read(path), let id = object.split(separator: " ").first else {
      return false
    }
    return bytes.firstRange(of: Array("id=\"\(id)\"".utf8)) != nil
  }

  private func checkout() throws(CommandFailure) -> ArmTree {
    let parts = base.parts.map { part in
      let files = part.files.filter {
        DocumentSurroundings.isRead($0) || DocumentSurroundings.isSource($0)
      }
      return ArmTree.Part(folder: part.folder, commit: part.commit, files: files.sorted())
    }
    let placeholders = base.files.filter(DocumentSurroundings.isNamed)
    do throws(MeasuringError) {
      return try ArmTree.checkout(parts, placeholders: placeholders.sorted(), of: base.folder)
    } catch {
      throw CommandFailure("--base: \(error)")
    }
  }
}

private final class NoSink: TestEventSink {
  func receive(_ event: TestEvent) {}
}
