import TestModel

/// Knows which mistakes of the sources were told at an earlier document.
///
/// A class that no source declares, and a call that asks for what no document has, are mended once for all documents.
/// What a class lacks that the copies of one document in several languages connect is mended once for those.
struct RepeatedFindings {
  private var first: [FindingBaseline.Entry: String] = [:]

  private static let kinds = Set(
    [
      FindingKind.missingClass, .missingSegue, .missingScene, .missingCell, .missingNib,
    ].map(\.rawValue)
  )

  private static let kindsOfCopies = Set(
    [FindingKind.missingOutlet, .missingAction].map(\.rawValue)
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
    guard failure.severity != .note, let key = Self.key(of: failure, name) else { return nil }
    guard let former = first[key] else {
      if judge.tells(failure, in: name) { first[key] = name }
      return nil
    }
    // Two objects of one class in one document are two mistakes.
    return key.document.isEmpty || former != name ? former : nil
  }

  /// What two findings of one mistake share; nil for a finding that each document has for itself.
  private static func key(of failure: CaseFailure, _ name: String) -> FindingBaseline.Entry? {
    if kinds.contains(failure.type), let object = failure.objects?.first {
      return FindingBaseline.Entry(document: "", kind: failure.type, object: object)
    }
    guard kindsOfCopies.contains(failure.type), let document = withoutLanguage(name),
      let end = failure.message.firstRange(of: ", which ")
    else { return nil }
    // Up to there the message names the class and its member.
    let member = String(failure.message[..<end.lowerBound])
    return FindingBaseline.Entry(document: document, kind: failure.type, object: member)
  }

  /// The path of a document without its folder of a language; nil outside of one.
  private static func withoutLanguage(_ name: String) -> String? {
    let parts = name.split(separator: "/")
    guard let folder = parts.dropLast().last, folder.hasSuffix(".lproj") else { return nil }
    return (parts.dropLast(2) + parts.suffix(1)).joined(separator: "/")
  }
}
