import Foundation
import TestModel
import Testing

@testable import Reporting

@Suite("What check prints")
struct CheckTextTests {
  private func text(
    _ run: RunResult,
    baseline: String? = nil,
    isVerbose: Bool = false,
    messages: [RunMessage] = []
  ) -> String {
    let report = CheckReport(run, SampleCheck.context(baseline: baseline))
    let style = ConsoleStyle(terminal: ConsoleTerminal())
    let text = CheckText(report: report, style: style, isVerbose: isVerbose)
    let lines = text.findings + text.summary(messages, written: [], errors: [])
    return lines.joined(separator: "\n")
  }

  @Test(
    "findings stand below their document, in the order of lines, and what is left out is counted"
  )
  func grouped() {
    let shown = text(SampleCheck.mixed, baseline: "nibs.json")
    #expect(
      shown.hasPrefix(
        """

        ✗ App/Cells/Card.xib: 2 findings
             8:7  warning  Clipped             it is cut off
            40:7  error    DanglingConnection  it leads nowhere

        ✗ App/Cut.xib: 1 finding
            3  error  malformedXML  a tag is open

        By kind                      new
        """
      ),
      "\(shown)"
    )
    #expect(!shown.contains("Good.xib") && !shown.contains("misplaced\n"))
    for line in [
      "\n3 new findings in 2 of 3 documents: 2 errors, 1 warning\n",
      "\n1 note fails nothing; --verbose lists them\n",
      "\n1 finding is in the baseline nibs.json\n",
      "\n1 finding is suppressed; --verbose lists them\n",
      "nibmark check App/Cells/Card.xib --widths 320\n",
      "nibmark check --explain DanglingConnection\n",
    ] {
      #expect(shown.contains(line), "\(line)\(shown)")
    }
    // The baseline is there already.
    #expect(!shown.contains("--accept"))
    #expect(shown.hasSuffix("\nFailed: 1 error, 1 failed, 1 passed in 2.00 s"))
  }

  @Test("on request everything is listed, with its state and its reason")
  func verbose() {
    let shown = text(SampleCheck.mixed, isVerbose: true)
    #expect(shown.contains("9:7  note     MisplacedView       misplaced\n"), "\(shown)")
    #expect(shown.contains("DanglingConnection  (known) it leads nowhere\n"))
    #expect(shown.contains("DanglingConnection  (suppressed: goes | soon) it leads nowhere\n"))
    #expect(shown.contains("new  known  suppressed\n"))
  }

  @Test("a check without findings is its verdict")
  func nothing() {
    let shown = text(SampleCheck.run([SampleCheck.result("App/Good.xib")]))
    #expect(shown == "\nPassed: 1 passed in 2.00 s")
  }

  @Test("findings of one kind in one document are told three times, then counted")
  func repeated() {
    let findings = (1...9).map { SampleCheck.finding(line: 10 * $0, object: "o\($0)") }
    let run = SampleCheck.run([SampleCheck.result("App/Card.xib", findings)])
    let shown = text(run)
    #expect(shown.contains("9 findings"))
    #expect(shown.contains("and 6 more, at lines 40, 50, 60, 70, 80, 90\n"), "\(shown)")
    #expect(!shown.contains("40:7") && text(run, isVerbose: true).contains("90:7"))
  }

  @Test("thousands are cut to some screens, and the last screen has the counts and what to do")
  func large() {
    let shown = text(SampleCheck.large())
    let lines = shown.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count < CheckText.lineCountMax + 40)
    #expect(shown.contains("6 000 new findings in 1 500 of 1 500 documents".spaced), "\(shown)")
    #expect(shown.contains("more documents: --verbose lists all"))
    let screen = lines.suffix(24).joined(separator: "\n")
    #expect(screen.contains("App/Part7") && screen.contains("Next\n"), "\(screen)")
    let all = text(SampleCheck.large(), isVerbose: true)
    #expect(all.components(separatedBy: "is cut off").count == 6001)
  }

  @Test("documents with errors are listed before the others are cut off")
  func worstFirst() {
    var results = SampleCheck.large().suites.flatMap(\.cases)
    results.append(SampleCheck.result("Last.xib", [SampleCheck.finding()]))
    #expect(text(SampleCheck.run(results)).contains("✗ Last.xib: 1 finding"))
  }

  @Test("no name and no text is a command, or more than one line")
  func odd() {
    let shown = text(SampleCheck.odd)
    #expect(!shown.contains("\n::error") && !shown.contains("##[") && !shown.contains("\u{1b}"))
    #expect(!shown.contains("\u{202e}"))
    #expect(shown.contains("$'App/%41 a:b,c\\U0000000a"), "\(shown)")
  }

  @Test("a worker that was lost is told once, and named in no baseline")
  func loss() {
    let loss = CaseFailure(kind: .error, type: "WorkerDied", message: "its worker crashed")
    let again = CaseFailure(kind: .error, type: "WorkerDied", message: "not checked: it crashed")
    var document = SampleCheck.result("App/Card.xib", [loss])
    document.identity.line = 1
    let root = SampleCheck.result("App/Card.xib", [again], name: "view abc")
    let shown = text(SampleCheck.run([document, root]))
    #expect(shown.contains("✗ App/Card.xib: 1 finding") && !shown.contains("--accept"), "\(shown)")
    #expect(!shown.contains("--explain"))
  }

  @Test("a run that was ended says so")
  func interrupted() {
    let run = SampleCheck.run(
      [SampleCheck.result("App/Card.xib", [SampleCheck.finding()])],
      interruption: "SIGINT ended the run"
    )
    #expect(text(run).contains("run incomplete: SIGINT ended the run"))
  }

  @Test("what the check says of itself stands on the last screen")
  func messages() {
    let warning = RunMessage(level: .warning, text: "nibs.json\n::error::x")
    #expect(
      text(SampleCheck.mixed, messages: [warning]).contains("\nwarning: nibs.json␊: :error::x\n")
    )
  }

  @Test("folders are divided where most findings are")
  func folders() {
    func rows(_ paths: [String], countMax: Int = 10) -> [String] {
      let finding = ReportedFinding(
        document: "",
        failure: SampleCheck.finding(),
        state: .new,
        fails: true
      )
      return FindingCounts.byFolder(paths.map { ($0, [finding]) }, countMax: countMax)
        .map { "\($0.name) \($0.new)" }
    }
    #expect(rows(["a/b/1", "a/b/2", "a/c/1", "d/1"]) == ["a/b 2", "a/c 1", "d 1"])
    #expect(rows(["a/b/1", "a/b/2", "a/c/1", "d/1"], countMax: 2) == ["a 3", "d 1"])
    #expect(rows(["1.xib", "a/1"]) == [". 1", "a 1"])
    #expect(rows(["/x/a/1", "/x/b/1"]) == ["/x/a 1", "/x/b 1"])
    let many = rows((0..<30).map { "f\($0 / 2)/\($0)" }, countMax: 4)
    #expect(many.count == 4 && many[3] == "12 other folders 24", "\(many)")
  }
}

extension String {
  /// Groups of digits stand apart by a narrow space.
  fileprivate var spaced: String {
    replacing(/(\d) (\d{3})/) { "\($0.1)\u{202f}\($0.2)" }
  }
}
