import Foundation
import TestModel

extension CheckRun {
  /// Notes what was found in a document, for the baseline.
  func keepTrack(of judged: JudgedDocument, _ cases: DocumentCases) {
    let document = cases.document.file
    for parts in judged.parts {
      for failure in parts.all {
        let entries = FindingBaseline.entries(of: failure, in: document)
        for entry in entries where found[entry] == nil { found[entry] = Self.brief(failure) }
        // What fails nothing needs no baseline.
        if !options.judge.isLight(failure) { acceptable.formUnion(entries) }
      }
      failingCount += parts.failing.count
      let former = parts.former.filter { !options.judge.isLight($0.failure) }
      keptCount += former.count { $0.document == document }
      movedCount += former.count { $0.document != document }
      usedSuppressions.formUnion(parts.suppressed.map(\.suppression.location))
    }
    if judged.isWhole, cases.wanted.count == cases.all.count { wholeDocuments.insert(document) }
  }

  /// The baseline with all findings of this check; findings of documents that were not checked stay.
  public func accepted(into former: FindingBaseline?, scope: String) -> FindingBaseline {
    let others = (former?.entries ?? []).filter { !wholeDocuments.contains($0.document) }
    let left = former.map(isOfElsewhere) == true ? others : others.filter(isThere)
    return FindingBaseline(left.union(acceptable), scope: scope)
  }

  /// The findings of a baseline that are gone: their document is, or it was checked and they were not found.
  public func gone(from baseline: FindingBaseline) -> Set<FindingBaseline.Entry> {
    if isOfElsewhere(baseline) { return [] }
    return baseline.entries.filter { entry in
      wholeDocuments.contains(entry.document) ? found[entry] == nil : !isThere(entry)
    }
  }

  /// Whether none of a baseline's documents is here: it was written in another folder, from which its paths begin.
  public func isOfElsewhere(_ baseline: FindingBaseline) -> Bool {
    !baseline.entries.isEmpty
      && !baseline.entries.contains { wholeDocuments.contains($0.document) || isThere($0) }
  }

  /// A finding without its pictures and trees, which are large.
  private static func brief(_ failure: CaseFailure) -> CaseFailure {
    var brief = CaseFailure(
      kind: failure.kind,
      type: failure.type,
      message: failure.message,
      location: failure.location
    )
    brief.severity = failure.severity
    brief.objects = failure.objects
    return brief
  }

  /// The suppressions that cover nothing in the documents of this check, or name a file that is gone.
  ///
  /// Those of findings at other sizes are left out where none were laid out.
  public var unusedSuppressions: [FindingSuppression] {
    options.judge.suppressions.filter { suppression in
      guard !usedSuppressions.contains(suppression.location) else { return false }
      let isAsked = options.sweep != nil || suppression.kind.map { !$0.isOfSweep } ?? false
      let pattern = suppression.documents
      let isSeen = isChecked(pattern) && wholeDocuments.contains(where: pattern.matches)
      return isAsked && isSeen || isGone(pattern)
    }
  }

  // A part of what a pattern means may lack the very document that it is for.
  private func isChecked(_ pattern: PathPattern) -> Bool {
    if wholeDocuments.contains(pattern.description) { return true }
    let beginning = pattern.beginning
    return options.judge.base == nil
      && options.folders.contains { folder in
        PathPattern(ShownPath.of(folder, from: options.root)).holds(beginning)
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
