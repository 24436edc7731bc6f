import Foundation
import Synchronization
import TestModel
import Testing

@testable import Reporting

extension SampleRun {
  static let interruption = "SIGTERM ended the run"

  /// A run without failures that ended before its last case.
  static var interruptedRun: RunResult {
    var run = greenRun
    let last = run.suites.count - 1
    run.suites[last].cases[run.suites[last].cases.count - 1].status = .notRun
    run.summary.interruption = interruption
    return run.withIncompleteCase
  }

  /// A run that ended before its plan was known.
  static var planlessRun: RunResult {
    var run = interruptedRun
    run.suites = []
    return run.withIncompleteCase
  }
}

@Suite("Interrupted runs")
struct InterruptionTests {
  private static let runs = [SampleRun.interruptedRun, SampleRun.planlessRun]

  @Test("an interrupted run is an error in every report", arguments: runs)
  func everyReport(run: RunResult) throws {
    let message = "run incomplete: \(SampleRun.interruption)"
    let texts = [
      try JSONReport().render(run), HTMLReport().render(run), MarkdownReport().render(run),
      GitHubAnnotations.commands(for: run), console(run),
    ]
    for text in texts { #expect(text.contains(message), "\(text.prefix(300))") }
    #expect(MarkdownReport().render(run).hasPrefix("## ❌ Nibmark: incomplete"))
    #expect(HTMLReport().render(run).contains("<header class=\"top bad\">"))
    #expect(!run.summary.isGreen && run.summary.totals.error == 1)
  }

  @Test(
    "readers of JUnit count the error, in each dialect",
    arguments: JUnitDialect.allCases,
    runs
  )
  func junit(dialect: JUnitDialect, run: RunResult) {
    let text = JUnitReport(dialect: dialect).render(run)
    #expect(text.components(separatedBy: "<error ").count == 2)
    #expect(text.contains("errors=\"1\""))
    #expect(text.contains("classname=\"nibmark\" name=\"run incomplete\""))
    #expect(text.components(separatedBy: "<testcase").count == run.cases.count + 1)
  }

  @Test("the error says which cases are missing, and is there once however often it is added")
  func missingCases() throws {
    let run = SampleRun.interruptedRun
    #expect(run.withIncompleteCase == run)
    let failure = try #require(run.cases.first?.failures.first)
    let planned = run.withoutIncompleteCase.cases
    #expect(failure.message.hasSuffix("1 of \(planned.count) planned cases have no result"))
    #expect(failure.details.map(\.text) == [planned[planned.count - 1].identity.description])
    #expect(planned.count == SampleRun.greenRun.cases.count)
  }

  @Test("a suite of the user's that is called nibmark stays")
  func suiteOfTheSameName() {
    var run = SampleRun.greenRun
    run.suites[0].className = "nibmark"
    run.suites[0].cases[0].identity.className = "nibmark"
    run.summary.interruption = SampleRun.interruption
    #expect(run.withIncompleteCase.plannedSuites == run.suites)
  }

  @Test("a signal between cases and before the plan writes all reports", arguments: [0, 1, 5])
  func signal(eventCount: Int) throws {
    let folder = FileManager.default.temporaryDirectory.path + "/nibmark-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let journal = folder + "/journal.jsonl"
    let reporter = RunReporter(
      outputs: [ReportOutput(JSONReport(), to: folder + "/result.json")],
      eventLog: try EventLog(path: journal)
    )
    for event in SampleRun.events.prefix(eventCount) { reporter.receive(event) }
    reporter.halt()
    for _ in 1...2 {
      reporter.interrupt(
        because: SampleRun.interruption,
        header: SampleRun.header,
        duration: .seconds(3)
      )
    }
    let run = try JSONReport.read(folder + "/result.json")
    #expect(run.summary.interruption == SampleRun.interruption)
    #expect(run.cases.first?.identity == RunResult.incompleteIdentity)
    #expect(run.summary.duration == .seconds(3))
    #expect(try StoredRun.read(journal) == run)
  }

  private final class Written: Sendable {
    private let text = Mutex("")
    var value: String { text.withLock { $0 } }
    func add(_ more: String) { text.withLock { $0 += more } }
  }

  @Test(
    "a console that is told in an order of its own waits as the reporter does once a run is halted"
  )
  func orderedConsole() {
    let written = Written()
    let console = ConsoleReporter(
      terminal: ConsoleTerminal(),
      now: { 0 },
      write: { written.add($0) }
    )
    let reporter = RunReporter(outputs: [], console: console, consoleHearsEvents: false)
    reporter.receive(SampleRun.events[0])
    #expect(written.value.isEmpty)
    reporter.orderedConsole.receive(SampleRun.events[0])
    let before = written.value
    #expect(!before.isEmpty)
    reporter.halt()
    // The thread stays in its call, as the one that runs the cases does until the process ends.
    Thread.detachNewThread { [reporter] in
      for event in SampleRun.events.dropFirst() { reporter.orderedConsole.receive(event) }
    }
    usleep(200_000)
    #expect(written.value == before)
  }

  @Test("a signal after the end changes nothing")
  func late() throws {
    let reporter = RunReporter(outputs: [])
    for event in SampleRun.events { reporter.receive(event) }
    let before = reporter.result
    reporter.halt()
    reporter.interrupt(because: "late", header: SampleRun.header, duration: .zero)
    #expect(reporter.result == before)
  }

  @Test("a comparison that was interrupted is red in each of its reports")
  func comparison() throws {
    var comparison = SampleComparison.comparison
    comparison.cases = []
    comparison.counters = []
    comparison.times = []
    comparison.canaries = []
    comparison.frames = nil
    #expect(comparison.isGreen)
    comparison.interruption = "the head: no worker started"
    #expect(!comparison.isGreen)
    let run = comparison.run
    let texts = [
      try ComparisonFile.text(of: comparison), ComparisonText().render(comparison),
      ComparisonMarkdown().render(comparison), JUnitReport().render(run),
      HTMLReport(comparison: comparison).render(run),
    ]
    for text in texts { #expect(text.contains("the head: no worker started")) }
    #expect(run.summary.totals.error == 1 && run.summary.totals.passed == 0)
  }

  private func console(_ run: RunResult) -> String {
    var text = ""
    let console = ConsoleReporter(
      terminal: ConsoleTerminal(),
      now: { 0 },
      write: { text += $0 }
    )
    console.finish(run)
    return text
  }
}
