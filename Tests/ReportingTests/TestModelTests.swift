import Foundation
import TestModel
import Testing

@Suite("Test model")
struct TestModelTests {
  @Test(
    "moments are ISO 8601, leap days and years before 1970 included",
    arguments: [
      (0, "1970-01-01T00:00:00.000Z"), (951_782_400_001, "2000-02-29T00:00:00.001Z"),
      (1_772_366_400_250, "2026-03-01T12:00:00.250Z"), (-1, "1969-12-31T23:59:59.999Z"),
      (-62_167_219_200_000, "0000-01-01T00:00:00.000Z"),
      (253_402_300_799_999, "9999-12-31T23:59:59.999Z"),
    ] as [(Int64, String)]
  )
  func timestamps(milliseconds: Int64, text: String) {
    let moment = Timestamp(millisecondsSince1970: milliseconds)
    #expect(moment.description == text)
    #expect(Timestamp(text) == moment)
  }

  @Test("every day of four centuries is read back as itself")
  func everyDay() {
    for day in stride(from: Int64(-73_000), to: 73_000, by: 5) {
      let moment = Timestamp(millisecondsSince1970: day * 86_400_000 + 12_345)
      guard Timestamp(moment.description) == moment else {
        Issue.record("\(moment)")
        return
      }
    }
  }

  @Test(
    "what is no moment is nil",
    arguments: [
      "", "2026", "2026-13-01T00:00:00Z", "2026-01-01T25:00:00Z", "2026-01-01T00:00:00.1Z",
      "2026-01-01T00:00:00", "a-b-cTd:e:fZ", "99999999999999999999-01-01T00:00:00Z",
      "２026-01-01T00:00:00Z", "2026-02-29T00:00:00Z", "2026-11-31T12:00:00.000Z",
      "2100-02-29T00:00:00Z",
    ]
  )
  func noTimestamps(text: String) {
    #expect(Timestamp(text) == nil)
  }

  @Test("absurd times are held, not trapped on")
  func absurdTimes() {
    #expect(Timestamp(secondsSince1970: .nan).millisecondsSince1970 == 0)
    #expect(Timestamp(secondsSince1970: .infinity).millisecondsSince1970 == 0)
    #expect(Timestamp(millisecondsSince1970: .max).description.hasPrefix("9999-"))
    #expect(Duration(reportSeconds: .nan) == .zero)
    for duration in (0..<2_000).map({
      Duration(
        secondsComponent: $0,
        attosecondsComponent: 4_337_752_998_253_564 + $0 * 7_919_000_000_000
      )
    }) {
      let stored = duration.reportSeconds
      #expect(Duration(reportSeconds: stored).reportSeconds == stored)
    }
    #expect(Duration(reportSeconds: 1e300) == .zero)
  }

  @Test("totals are counted from the cases, and what is missing was not run")
  func accumulator() throws {
    let run = SampleRun.run
    #expect(run.suites.map(\.className) == ["Suites.headers", "Suites.cells", "Suites.speed"])
    #expect(run.suites[2].cases.last?.status == .notRun)
    #expect(run.summary.totals.count == 12)
    #expect(!run.summary.isGreen)
    #expect(SampleRun.greenRun.summary.isGreen)
  }

  @Test("a run that says it is complete is not believed when cases are missing")
  func honest() throws {
    let accumulator = RunAccumulator()
    #expect(accumulator.result == nil)
    let identity = SampleRun.identity("a", "one", 1)
    accumulator.receive(
      .runStarted(SampleRun.header, plan: [PlannedCase(identity: identity, suiteName: "A")])
    )
    let summary = RunSummary(totals: StatusTotals([.passed]), duration: .zero, isComplete: true)
    accumulator.receive(.runFinished(summary))
    #expect(accumulator.result?.summary.isComplete == false)
    accumulator.receive(.caseFinished(CaseResult(identity: identity, status: .failed)))
    accumulator.receive(.caseFinished(CaseResult(identity: identity, status: .passed)))
    accumulator.receive(
      .caseFinished(CaseResult(identity: SampleRun.identity("b", "extra", 1), status: .passed))
    )
    let run = try #require(accumulator.result)
    #expect(run.summary.isGreen)
    #expect(run.cases.map(\.identity.name) == ["one", "extra"])
  }

  @Test("a run of nothing is not green")
  func empty() {
    #expect(!RunSummary(totals: StatusTotals(), duration: .zero, isComplete: true).isGreen)
  }

  @Test("budgets")
  func budgets() {
    #expect(MetricBudget(max: 0).allows(0))
    #expect(!MetricBudget(max: 0).allows(1))
    #expect(!MetricBudget(min: 3).allows(2))
    #expect(!MetricBudget(max: 10).allows(.nan))
  }
}

@Suite("Pictures of trees")
struct TreePictureTests {
  @Test("frames are read from attributes; what is no number is no frame")
  func frames() {
    let node = SampleRun.tree().nodes[2]
    #expect(node.frame == TreeFrame(x: 16, y: 12, width: 64, height: 64))
    #expect(node.windowFrame == nil)
    let odd = TreeNode(
      element: "view",
      depth: 0,
      attributes: ["x", "y", "width"].map { TreeAttribute($0, "1") }
        + [TreeAttribute("height", "nan")]
    )
    #expect(odd.frame == nil)
  }

  @Test("children, subtrees and paths")
  func navigation() {
    let tree = SampleRun.tree()
    #expect(tree.children(of: 0) == [1])
    #expect(tree.children(of: 1) == [2, 3, 4, 5])
    #expect(tree.children(of: 5) == [])
    #expect(tree.children(of: 99) == [])
    #expect(tree.subtree(at: 1).nodes.map(\.depth) == [0, 1, 1, 1, 1])
    #expect(tree.path(to: 5) == "tableViewCell#cel-l0-001/tableViewCellContentView[1]/button[1]")
  }

  @Test("a moved, a missing and an unexpected view are told apart")
  func differences() {
    let expected = SampleRun.tree()
    #expect(expected.differences(from: expected) == [])
    let actual = SampleRun.tree(labelX: "100", hasButton: false)
    let differences = actual.differences(from: expected)
    #expect(differences.count == 2)
    #expect(differences[0].path == "label#lbl-00-001")
    #expect(
      differences[0].kind
        == .changed([AttributeChange(name: "x", expected: "92", actual: "100")])
    )
    #expect(differences[0].changesFrame)
    #expect(differences[1].kind == .missing)
    #expect(expected.differences(from: actual).last?.kind == .unexpected)
  }

  @Test("a tree of twenty thousand levels is coded, compared and printed")
  func deep() throws {
    var builder = TreePicture.Builder()
    for _ in 0..<20_000 { builder.begin("view") }
    let tree = builder.picture
    #expect(tree.differences(from: tree) == [])
    #expect(tree.path(to: 19_999).hasPrefix("…/view[1]"))
    let bytes = try JSONEncoder().encode(tree)
    #expect(try JSONDecoder().decode(TreePicture.self, from: bytes) == tree)
    #expect(tree.description.split(separator: "\n").count == 20_000)
    #expect(tree.subtree(at: 19_000).nodes.count == 1000)
  }

  @Test("text of a tree cannot be mistaken for structure")
  func text() {
    var builder = TreePicture.Builder()
    builder.attribute("ignored", "before the first element")
    builder.begin("label")
    builder.attribute("text", "a \"b\" <c>\n& d")
    builder.end()
    builder.end()
    #expect(builder.picture.description == "<label text=\"a &quot;b&quot; &lt;c>&#10;&amp; d\">\n")
  }
}
