import Foundation
import TestModel
import Testing

@testable import Reporting

@Suite("The steps of a red case on the page")
struct CaseTraceTests {
  static let hostile = "</pre><script>alert('\"&')</script>"

  static func tree(_ y: Int, text: String = "one", labelCount: Int = 1) -> TreePicture {
    var builder = TreePicture.Builder()
    builder.begin("window")
    for number in 0..<labelCount {
      builder.begin("label")
      builder.attribute("id", "l\(number)")
      builder.attribute("y", String(number == 0 ? y : 0))
      builder.attribute("text", text)
      builder.end()
    }
    return builder.picture
  }

  /// A trace of steps with trees; a nil has none.
  static func trace(_ trees: [TreePicture?], source: [String] = ["<case id=\"c\">"]) -> CaseTrace {
    var trace = CaseTrace(source: source, sourceLine: 7)
    var table = TreeRows(byteCountMax: CaseTrace.rowByteCountMax)
    let steps = trees.enumerated().map { index, tree in
      TracedStep(number: index + 1, line: 7 + index, rows: tree.flatMap { table.add($0) })
    }
    trace.take(steps, table)
    trace.stepCount = steps.count
    return trace
  }

  private func page(_ trace: CaseTrace?, failures: [CaseFailure] = []) -> String {
    var run = SampleRun.run
    let identity = CaseIdentity(className: "S", name: "c", file: "S/c.xml", line: 7)
    let failure = CaseFailure(type: "AssertionFailed", message: "not true")
    run.suites = [
      SuiteResult(
        className: "S",
        name: "S",
        file: "S/c.xml",
        cases: [
          CaseResult(
            identity: identity,
            status: .failed,
            failures: failures.isEmpty ? [failure] : failures,
            trace: trace
          )
        ]
      )
    ]
    return HTMLReport().render(run)
  }

  @Test("trees are kept by their different rows, and read back as they were")
  func rows() throws {
    let trees = [
      Self.tree(1), Self.tree(2, text: "a \"b\" <c> &amp; d\te\n", labelCount: 9), TreePicture(),
      Self.tree(1),
    ]
    let trace = Self.trace(trees)
    #expect(trace.steps.map(trace.tree) == trees)
    #expect(trace.rows.count == 11 && trace.steps[3].rows == "0-1")
    let bytes = try JSONEncoder().encode(trace)
    #expect(try JSONDecoder().decode(CaseTrace.self, from: bytes) == trace)
  }

  @Test(
    "rows of an edited file neither trap nor multiply",
    arguments: ["0-9999", "9-0", "-1", "x", "0-", "99999999999999999999", "1-1-", "-"]
  )
  func editedRows(ranges: String) {
    var trace = Self.trace([Self.tree(1)])
    trace.steps[0].rows = ranges
    _ = trace.tree(after: trace.steps[0])
    trace.steps[0].rows = String(repeating: "0-1 ", count: 100_000)
    #expect(trace.tree(after: trace.steps[0])?.nodes.count == CaseTrace.viewCountMax)
    #expect(page(trace).utf8.count < 2_000_000)
  }

  @Test("a table of rows is bounded")
  func bound() {
    var table = TreeRows(byteCountMax: 100)
    #expect(table.add(Self.tree(1)) == "0-1")
    #expect(table.add(Self.tree(2, labelCount: 9)) == nil)
    #expect(table.add(Self.tree(1)) == "0-1")
    #expect(table.rows.count == 2)
  }

  @Test("what changed since the step before is marked, old and new")
  func marks() {
    let page = page(Self.trace([Self.tree(1), nil, Self.tree(2, labelCount: 2), Self.tree(2)]))
    #expect(page.contains("y=\"<del>1</del> <ins>2</ins>\""))
    #expect(page.contains("<span class=\"new\">+   &lt;label id=&quot;l1&quot;"))
    #expect(page.contains("<span class=\"gone\">−   &lt;label id=&quot;l1&quot;"))
    #expect(page.contains(">2 changes</span>") && page.contains(">1 change</span>"))
  }

  @Test("of a large tree the page shows what changed, with its ancestors")
  func largeTrees() {
    let page = page(Self.trace([Self.tree(1, labelCount: 90), Self.tree(2, labelCount: 90)]))
    #expect(page.contains("… 89 views as before"))
  }

  @Test("texts of suites and nibs are shown and never markup")
  func hostileTexts() {
    var trace = Self.trace(
      [Self.tree(1, text: Self.hostile), Self.tree(2, text: Self.hostile + "2")],
      source: [Self.hostile, "\u{1B}[31m" + Self.hostile]
    )
    trace.note = Self.hostile
    trace.steps[1].outcome = .failed
    trace.steps[1].message = Self.hostile
    let page = page(trace)
    #expect(!page.contains("<script>alert") && !page.contains("\u{1B}"))
    #expect(page.contains("&lt;script&gt;alert"))
  }

  @Test("failed steps are open, and their lines are marked among those of the case")
  func failedStep() {
    var trace = Self.trace(
      [Self.tree(1), Self.tree(1)],
      source: ["<case id=\"c\">", "  <assert test=\"1 = 2\"/>", "</case>"]
    )
    trace.steps[1].outcome = .failed
    trace.steps[1].message = "not true: 1 = 2"
    let page = page(trace)
    #expect(page.contains("<details open><summary><code class=\"step-line\">8</code>"))
    #expect(page.contains("<p class=\"step-message\">✗ not true: 1 = 2</p>"))
    #expect(page.contains("<span class=\"gone\">✗ 8    &lt;assert"))
    #expect(page.contains("The case in S/c.xml, lines 7–9"))
    #expect(page.contains("<code>nibmark run S/c.xml:7 --seed 18446744073709551615</code>"))
  }

  @Test("steps that were not kept are counted, and a note says why there are none")
  func gaps() {
    var trace = Self.trace([Self.tree(1), Self.tree(1)])
    trace.steps[1].number = 42
    #expect(page(trace).contains("<li class=\"gap\">40 steps not kept</li>"))
    let none = page(CaseTrace(source: ["<case/>"], sourceLine: 3, note: "the worker is gone"))
    #expect(none.contains("<p class=\"hint\">The worker is gone.</p>"))
    #expect(none.contains("<details class=\"source\" open>"))
    #expect(!page(nil).contains("class=\"trace\"") && page(nil).contains("nibmark run S/c.xml:7"))
  }

  @Test("a page stays small however much a case's trees hold")
  func pageSize() {
    let trees = (0..<100).map { Self.tree($0 % 2, text: "t\($0 % 2)", labelCount: 900) }
    let trace = Self.trace(trees)
    #expect(trace.steps.allSatisfy { $0.rows != nil })
    let page = page(trace)
    #expect(page.utf8.count < 1_000_000)
    #expect(page.contains("tree in result.json"))
  }
}
