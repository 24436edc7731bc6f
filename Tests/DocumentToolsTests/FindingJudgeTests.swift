import TestModel
import Testing

@testable import DocumentTools

@Suite("What becomes of a finding")
struct FindingJudgeTests {
  private static func failure(_ severity: FindingSeverity) -> CaseFailure {
    var failure = CaseFailure(kind: .failure, type: "Clipped", message: "cut off")
    failure.severity = severity
    failure.objects = ["a"]
    return failure
  }

  /// A judge for whom a revision had the finding with a severity.
  private static func judge(former severity: FindingSeverity) -> FindingJudge {
    var judge = FindingJudge()
    let entry = FindingBaseline.Entry(document: "A.xib", kind: "Clipped", object: "a")
    judge.base = FindingBase(
      name: "main",
      findings: [entry: failure(severity)],
      failing: severity < judge.least ? [] : [entry]
    ) { _, _ in true }
    return judge
  }

  @Test("one that failed nothing at a revision is new as soon as it fails")
  func heavier() {
    let parts = Self.judge(former: .note).parts(of: [Self.failure(.warning)], in: "A.xib")
    #expect(parts.failing.count == 1 && parts.former.isEmpty)
  }

  @Test(
    "one that is as heavy, or lighter, was there at a revision",
    arguments: [
      (FindingSeverity.note, .note), (.warning, .warning), (.error, .warning), (.error, .note),
    ]
      as [(FindingSeverity, FindingSeverity)]
  )
  func former(then: FindingSeverity, now: FindingSeverity) {
    let parts = Self.judge(former: then).parts(of: [Self.failure(now)], in: "A.xib")
    #expect(parts.former.count == 1 && parts.failing.isEmpty)
  }
}
