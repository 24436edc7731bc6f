import Foundation
import TestModel

extension CheckRun {
  /// Notes what was found in a document, for the baseline.
  func keepTrack(of checked: CheckedDocument, _ cases: DocumentCases) {
    let document = cases.document.file
    let failures = checked.cases.flatMap { $0.failures ?? [] }
    for failure in failures { found.formUnion(options.judge.entries(of: failure, in: document)) }
    let suppressed = options.judge.parts(of: failures, in: document).suppressed
    usedSuppressions.formUnion(suppressed.map(\.position))
    if checked.loss == nil, cases.wanted.count == cases.all.count {
      wholeDocuments.insert(document)
    }
  }

  /// The baseline with all findings of this check; findings of documents that were not checked stay.
  public func accepted(into former: FindingBaseline?, scope: String) -> FindingBaseline {
    let others = (former?.entries ?? []).filter { !wholeDocuments.contains($0.document) }
    return FindingBaseline(others.filter(isThere).union(found), scope: scope)
  }

  /// The findings of a baseline that are gone: their document is, or it was checked and they were not found.
  public func gone(from baseline: FindingBaseline) -> Set<FindingBaseline.Entry> {
    baseline.entries.filter { entry in
      wholeDocuments.contains(entry.document) ? !found.contains(entry) : !isThere(entry)
    }
  }

  /// The suppressions that cover nothing in the documents of this check, or name a file that is gone.
  ///
  /// Those of findings at other sizes are left out where none were laid out.
  public var unusedSuppressions: [FindingSuppression] {
    let all = options.judge.suppressions
    return all.indices.map { ($0, all[$0]) }.filter { position, suppression in
      guard !usedSuppressions.contains(position) else { return false }
      let isAsked = options.sweep != nil || suppression.kind.map { !$0.isOfSweep } ?? false
      let pattern = suppression.documents
      return isAsked && wholeDocuments.contains(where: pattern.matches) || isGone(pattern)
    }.map(\.1)
  }

  private func isGone(_ pattern: PathPattern) -> Bool {
    let isPath = !pattern.description.contains { "*?[".contains($0) }
    return isPath
      && !FileManager.default.fileExists(atPath: options.root + "/" + pattern.description)
  }

  private func isThere(_ entry: FindingBaseline.Entry) -> Bool {
    let path = entry.document.hasPrefix("/") ? entry.document : options.root + "/" + entry.document
    return FileManager.default.fileExists(atPath: path)
  }
}
