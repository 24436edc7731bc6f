import Foundation
import TestModel

extension CheckRun {
  /// Notes what was found in a document, for the baseline.
  func keepTrack(of judged: JudgedDocument, _ cases: DocumentCases) {
    let document = cases.document.file
    for parts in judged.parts {
      for failure in parts.failing + parts.light + parts.known {
        let entries = FindingBaseline.entries(of: failure, in: document)
        found.formUnion(entries)
        // What fails nothing needs no baseline.
        if !options.judge.isLight(failure) { acceptable.formUnion(entries) }
      }
      usedSuppressions.formUnion(parts.suppressed.map(\.suppression.location))
    }
    if judged.isWhole, cases.wanted.count == cases.all.count { wholeDocuments.insert(document) }
  }

  /// The baseline with all findings of this check; findings of documents that were not checked stay.
  public func accepted(into former: FindingBaseline?, scope: String) -> FindingBaseline {
    let others = (former?.entries ?? []).filter { !wholeDocuments.contains($0.document) }
    return FindingBaseline(others.filter(isThere).union(acceptable), scope: scope)
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
    options.judge.suppressions.filter { suppression in
      guard !usedSuppressions.contains(suppression.location) else { return false }
      let isAsked = options.sweep != nil || suppression.kind.map { !$0.isOfSweep } ?? false
      let pattern = suppression.documents
      return isAsked && wholeDocuments.contains(where: pattern.matches) || isGone(pattern)
    }
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
