import DocumentTools
import NibmarkRunner
import Processes
import TestModel

/// What a check beside a revision has to do, and what the revision's own check found.
@MainActor
struct BaseComparison {
  /// The documents that may differ.
  let touched: TouchedDocuments
  /// The findings at the revision.
  let findings: FindingBase
  /// What became of the layouts of the touched documents.
  let pictures: [DocumentPictures]
  /// What further documents say of the classes of the touched ones, with their paths.
  let witnesses: [(path: String, document: CheckedDocument)]
  /// How many documents are as they were.
  private let untouchedCount: Int

  /// Compares, and checks the revision's documents.
  ///
  /// - Parameters:
  ///   - paths: The documents that were found.
  ///   - revision: What to compare with.
  ///   - options: What the check looks for.
  ///   - workers: How workers are to be; nil to do without.
  /// - Throws: `CommandFailure` when git fails or no worker can work.
  init(
    _ paths: [String],
    since revision: BaseRevision,
    _ options: DocumentChecker.Options,
    _ workers: WorkerOptions?
  ) throws(CommandFailure) {
    touched = TouchedDocuments(paths, below: options.folders, since: revision)
    let check = DocumentCheck(options, workers: workers)
    let changed = Set(touched.positions)
    let others = paths.indices.filter { !changed.contains($0) }.map { paths[$0] }
    untouchedCount = others.count
    let uses = try check.uses(in: touched.positions.map { paths[$0] })
    let names = NameSearch(Set(uses.flatMap(\.classNames)))
    let naming = others.filter(names.isNamed)
    witnesses = zip(naming, try check.uses(in: naming)).map { (path: $0, document: $1) }
    let base = BaseCheck(base: revision, options: options, workers: workers)
    let outcome = try base.outcome(touched, of: paths, witnesses: witnesses)
    (findings, pictures) = (outcome.findings, outcome.pictures)
  }

  /// Tells what changed.
  func tell(_ run: CheckRun) {
    guard let changes = run.changes else { return }
    var parts = ["\(changes.newCount) new", "\(changes.gone.count) gone"]
    if changes.movedCount > 0 { parts.append("\(changes.movedCount) moved") }
    parts.append("\(changes.keptCount) kept")
    let count = touched.positions.count
    let all = count + untouchedCount
    run.note(
      "since \(findings.name): \(parts.joined(separator: ", ")); "
        + "\(count) of \(all) \(all == 1 ? "document" : "documents") may differ, and nothing else was checked"
    )
    for gone in changes.gone.prefix(Self.goneCountMax) {
      let place = gone.finding.location.map { "\($0.line):\($0.column): " } ?? ""
      run.note("gone: \(gone.document):\(place)\(gone.finding.message)")
    }
    let rest = changes.gone.count - Self.goneCountMax
    if rest > 0 { run.note("and \(rest) more are gone") }
  }

  private static let goneCountMax = 20
}
