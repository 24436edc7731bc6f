import Foundation
import TestModel

extension CheckRun {
  /// Notes what was found in a document, for the baseline.
  func keepTrack(of checked: CheckedDocument, _ cases: DocumentCases) {
    let document = cases.document.file
    for failure in checked.cases.flatMap({ $0.failures ?? [] }) {
      found.formUnion(FindingBaseline.entries(of: failure, in: document))
    }
    if checked.loss == nil, cases.wanted.count == cases.all.count {
      wholeDocuments.insert(document)
    }
  }

  /// The baseline with all findings of this check; findings of documents that were not checked stay.
  public func accepted(into former: FindingBaseline?, scope: String) -> FindingBaseline {
    let others = (former?.entries ?? []).filter { !wholeDocuments.contains($0.document) }
    let failing = found.filter { options.judge.fails($0.kind) }
    return FindingBaseline(others.filter(isThere).union(failing), scope: scope)
  }

  /// The findings of a baseline that are gone: their document is, or it was checked and they were not found.
  public func gone(from baseline: FindingBaseline) -> Set<FindingBaseline.Entry> {
    baseline.entries.filter { entry in
      wholeDocuments.contains(entry.document) ? !found.contains(entry) : !isThere(entry)
    }
  }

  private func isThere(_ entry: FindingBaseline.Entry) -> Bool {
    let path = entry.document.hasPrefix("/") ? entry.document : options.root + "/" + entry.document
    return FileManager.default.fileExists(atPath: path)
  }
}
