import TestModel
import Testing

@testable import DocumentTools

@Suite("check tells once what is mended once")
struct RepeatedFindingsTests {
  private func document(_ kind: FindingKind, _ object: String, isNote: Bool = false)
    -> CheckedDocument
  {
    var finding = Finding(
      kind,
      "Something.",
      at: CaseLocation(file: "A.xib", line: 3, column: 1),
      object: object
    )
    if isNote { finding.severity = .note }
    var checked = CheckedCase(seconds: 0, startedAt: Timestamp(millisecondsSince1970: 0))
    checked.failures = [finding.failureOfCase]
    return CheckedDocument(cases: [checked])
  }

  /// Whether a finding is a note at the second of two documents.
  private func isNoted(_ one: CheckedDocument, _ other: CheckedDocument) -> Bool {
    var repeated = RepeatedFindings()
    #expect(repeated.noting(one, "A.xib") == nil)
    let failure = repeated.noting(other, "B.xib")?.cases[0].failures?.first
    guard let failure else { return false }
    #expect(failure.message == "Something. A note: it is told at A.xib already.")
    return failure.severity == .note
  }

  @Test(
    "what sources or calls lack is told at the first document",
    arguments: [
      FindingKind.missingClass, .missingSegue, .missingScene, .missingCell, .missingNib,
    ]
  )
  func calls(kind: FindingKind) {
    #expect(isNoted(document(kind, "Page gone"), document(kind, "Page gone")))
    #expect(!isNoted(document(kind, "Page gone"), document(kind, "Page lost")))
    #expect(!isNoted(document(kind, "Page gone", isNote: true), document(kind, "Page gone")))
  }

  @Test("what the first document does not tell is told at the next one")
  func untold() {
    let (one, other) = (document(.missingClass, "Gone"), document(.missingClass, "Gone"))
    let first = PathPattern("A.xib")
    var (suppressing, off, light, heavy) = (
      FindingJudge(), FindingJudge(), FindingJudge(), FindingJudge()
    )
    suppressing.suppressions = [
      FindingSuppression(
        documents: first,
        object: nil,
        kind: .missingClass,
        reason: "",
        location: CaseLocation(file: "", line: 1)
      )
    ]
    off.severities = [SeverityRule(folder: first, kind: .missingClass, severity: nil)]
    light.severities = [SeverityRule(folder: first, kind: .missingClass, severity: .note)]
    heavy.severities = [SeverityRule(folder: nil, kind: .missingClass, severity: .error)]
    for (judge, isTold) in [(suppressing, false), (off, false), (light, false), (heavy, true)] {
      var repeated = RepeatedFindings()
      #expect(repeated.noting(one, "A.xib", by: judge) == nil)
      #expect((repeated.noting(other, "B.xib", by: judge) != nil) == isTold)
    }
  }

  @Test("what documents lack is told at each of them")
  func documents() {
    for kind: FindingKind in [.missingOutlet, .missingImage, .foreignScene] {
      #expect(!isNoted(document(kind, "a"), document(kind, "a")))
    }
  }

  @Test("what a class lacks is told at the first of a document's languages")
  func languages() {
    func isNoted(_ one: String, _ other: String, _ member: String = "face") -> Bool {
      func document(_ name: String, _ member: String) -> CheckedDocument {
        let finding = Finding(
          .missingOutlet,
          "The class Page has no property “\(member)”, which <view> (id \(name)) connects.",
          at: CaseLocation(file: name, line: 3, column: 1),
          object: name
        )
        var checked = CheckedCase(seconds: 0, startedAt: Timestamp(millisecondsSince1970: 0))
        checked.failures = [finding.failureOfCase]
        return CheckedDocument(cases: [checked])
      }
      var repeated = RepeatedFindings()
      #expect(repeated.noting(document(one, "face"), one) == nil)
      return repeated.noting(document(other, member), other) != nil
    }
    #expect(isNoted("App/ar.lproj/Main.storyboard", "App/fa.lproj/Main.storyboard"))
    #expect(!isNoted("App/ar.lproj/Main.storyboard", "App/fa.lproj/Main.storyboard", "back"))
    #expect(!isNoted("App/ar.lproj/Main.storyboard", "App/ar.lproj/Main.storyboard"))
    #expect(!isNoted("App/ar.lproj/Main.storyboard", "App/ar.lproj/Other.storyboard"))
    #expect(!isNoted("App/ar.lproj/Main.storyboard", "Old/ar.lproj/Main.storyboard"))
    #expect(!isNoted("App/Main.storyboard", "Old/Main.storyboard"))
  }
}
