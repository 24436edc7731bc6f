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
    #expect(run.cases.map(\.status) == [.error, .passed, .error, .notRun])
    #expect(run.cases[2].failures.map(\.type) == ["RunKilled"])
    #expect(run.cases[2].kind == .stress && run.cases[2].rules == ["NB-1"])
    #expect(!run.summary.isComplete)
    #expect(run.summary.totals.error == 2)
    let failure = try #require(run.cases[0].failures.first)
    #expect(
      failure.message
        == "run incomplete: the run was killed: its journal has no end; "
        + "2 of 3 planned cases have no result"
    )
    #expect(failure.details.map(\.text) == ["Suites.a/two", "Suites.a/three"])
  }

  @Test("a run that was killed after its last case is incomplete all the same")
  func killedAtEnd() throws {
    let results = Self.plan.map { CaseResult(identity: $0.identity, status: .passed) }
    let path = try journal(
      [.runStarted(SampleRun.header, plan: Self.plan)] + results.map { .caseFinished($0) }
    )
    defer { try? FileManager.default.removeItem(atPath: path) }
    let run = try StoredRun.read(path)
    #expect(run.cases.map(\.status) == [.error, .passed, .passed, .passed])
    #expect(!run.summary.isGreen && run.summary.interruption != nil)
  }

  @Test("a journal that says complete and lacks a result is incomplete")
  func contradiction() throws {
    let summary = RunSummary(totals: StatusTotals(), duration: .zero, isComplete: true)
    let path = try journal([
      .runStarted(SampleRun.header, plan: Self.plan),
      .caseFinished(CaseResult(identity: Self.identity("one"), status: .passed)),
      .runFinished(summary),
    ])
    defer { try? FileManager.default.removeItem(atPath: path) }
    let run = try StoredRun.read(path)
    #expect(run.cases.map(\.status) == [.error, .passed, .notRun, .notRun])
    #expect(run.summary.interruption?.contains("results are missing") == true)
  }

  @Test("an empty file, and a journal without a plan, are a run of nothing but an error")
  func nothing() throws {
    for text in ["", "{\"event\":\"runStarted\",\"hea"] {
      let path = path("cut.jsonl")
      defer { try? FileManager.default.removeItem(atPath: path) }
      try ReportFile.write(text, to: path)
      let run = try StoredRun.read(path)
      #expect(run.cases.map(\.identity) == [RunResult.incompleteIdentity])
      #expect(run.summary.totals.error == 1 && !run.summary.isComplete)
      #expect(run.summary.interruption?.contains("before its plan") == true)
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
