import TestModel

/// Knows which mistakes of the sources were told at an earlier document.
///
/// A class that no source declares, and a call that asks for what no document has, are mended once for all documents.
struct RepeatedFindings {
  private var first: [FindingBaseline.Entry: String] = [:]

  private static let kinds = Set(
    [
      FindingKind.missingClass, .missingSegue, .missingScene, .missingCell, .missingNib,
    ].map(\.rawValue)
  )

  /// Makes notes of what was told at an earlier document.
  ///
  /// - Parameters:
  ///   - document: What was found in a document.
  ///   - name: The document's path as reports show it.
  ///   - judge: What becomes of findings: what a document does not tell is told at the next one.
  /// - Returns: The document with its notes; nil where it has none.
  mutating func noting(
    _ document: CheckedDocument,
    _ name: String,
    by judge: FindingJudge = FindingJudge()
  ) -> CheckedDocument? {
    var changed = document
    var hasChanged = false
    for index in document.cases.indices {
      for (number, failure) in (document.cases[index].failures ?? []).enumerated() {
        guard let former = former(of: failure, name, judge) else { continue }
        hasChanged = true
        changed.cases[index].failures?[number] = failure.asNote(
          "A note: it is told at \(former) already."
        )
      }
    }
    return hasChanged ? changed : nil
  }

  /// The document that told of the same; notes tell nobody.
  private mutating func former(
    of failure: CaseFailure,
    _ name: String,
    _ judge: FindingJudge
  ) -> String? {
    guard Self.kinds.contains(failure.type), failure.severity != .note,
      let object = failure.objects?.first
    else { return nil }
    let key = FindingBaseline.Entry(document: "", kind: failure.type, object: object)
    guard let former = first[key] else {
      if judge.tells(failure, in: name) { first[key] = name }
      return nil
    }
    return former
  }
}
