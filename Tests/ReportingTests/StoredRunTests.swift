import Foundation
import Reporting
import TestModel
import Testing

@Suite("A stored run is read back from whichever file is there")
struct StoredRunTests {
  private static func identity(_ name: String) -> CaseIdentity {
    CaseIdentity(className: "Suites.a", name: name, file: "Suites/a.xml", line: 3)
  }

  private static let plan = ["one", "two", "three"].map {
    PlannedCase(identity: identity($0), suiteName: "A", kind: .stress, rules: ["NB-1"])
  }

  private func path(_ name: String) -> String {
    FileManager.default.temporaryDirectory
      .appendingPathComponent("nibmark-\(UUID().uuidString)-\(name)").path
  }

  private func journal(_ events: [TestEvent]) throws -> String {
    let path = path("journal.jsonl")
    let log = try EventLog(path: path)
    for event in events { log.receive(event) }
    return path
  }

  @Test("what ran when the journal ends is an error, what had no turn not run")
  func unfinished() throws {
    let path = try journal([
      .runStarted(SampleRun.header, plan: Self.plan),
      .caseStarted(Self.identity("one")),
      .caseStarted(Self.identity("two")),
      .caseFinished(CaseResult(identity: Self.identity("one"), status: .passed)),
    ])
    defer { try? FileManager.default.removeItem(atPath: path) }
    let run = try StoredRun.read(path)
    #expect(run.cases.map(\.status) == [.passed, .error, .notRun])
    #expect(run.cases[1].failures.map(\.type) == ["RunKilled"])
    #expect(run.cases[1].kind == .stress && run.cases[1].rules == ["NB-1"])
    #expect(!run.summary.isComplete)
    #expect(run.summary.totals.error == 1)
  }

  @Test("an empty file, and a journal without a plan, are refused")
  func nothing() throws {
    for text in ["", "{\"event\":\"runStarted\",\"hea"] {
      let path = path("cut.jsonl")
      defer { try? FileManager.default.removeItem(atPath: path) }
      try ReportFile.write(text, to: path)
      let error = try #require(throws: ReportError.self) { try StoredRun.read(path) }
      #expect(error.code == .malformed && error.message.contains("plan"))
    }
  }

  @Test("a result is read in both of its shapes", arguments: [true, false])
  func result(isPretty: Bool) throws {
    let path = path("result.json")
    defer { try? FileManager.default.removeItem(atPath: path) }
    let run = RunResult(
      header: SampleRun.header,
      summary: RunSummary(totals: StatusTotals([]), duration: .zero, isComplete: true),
      suites: []
    )
    try ReportFile.write(try JSONReport(isPretty: isPretty).render(run), to: path)
    #expect(try StoredRun.read(path) == run)
  }
}
