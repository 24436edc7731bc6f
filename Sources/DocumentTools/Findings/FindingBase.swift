import TestModel

/// The findings that documents had at a revision: a check beside it fails on new ones alone.
public struct FindingBase: Sendable {
  /// The revision as reports name it.
  public let name: String
  /// The findings of the documents that differ, with their places and texts then.
  let findings: [FindingBaseline.Entry: CaseFailure]
  /// Those of ``findings`` that failed something.
  let failing: Set<FindingBaseline.Entry>
  /// Those whose object is no longer in its document, by kind and object: it may be in another one now.
  private let movable: [Moved: FindingBaseline.Entry]

  private struct Moved: Hashable {
    var kind: String
    var object: String

    init(_ entry: FindingBaseline.Entry) { (kind, object) = (entry.kind, entry.object) }
  }

  /// Creates what a revision had.
  ///
  /// - Parameters:
  ///   - name: The revision.
  ///   - findings: The findings then, under the paths that their documents have now.
  ///   - failing: Those that failed something.
  ///   - isThere: Whether a document still has an object of an id.
  init(
    name: String,
    findings: [FindingBaseline.Entry: CaseFailure],
    failing: Set<FindingBaseline.Entry>,
    isThere: (_ document: String, _ object: String) -> Bool
  ) {
    self.name = name
    self.findings = findings
    self.failing = failing
    let gone = findings.keys.filter { !$0.object.isEmpty && !isThere($0.document, $0.object) }
    movable = Dictionary(gone.map { (Moved($0), $0) }) { min($0, $1) }
  }

  /// Creates a revision whose documents are as they are now.
  public init(named name: String) {
    self.init(name: name, findings: [:], failing: []) { _, _ in true }
  }

  /// The finding then that one is now; nil for a new one.
  func former(of entry: FindingBaseline.Entry) -> FindingBaseline.Entry? {
    if findings[entry] != nil { return entry }
    guard let former = movable[Moved(entry)], former.document != entry.document else { return nil }
    return former
  }
}
