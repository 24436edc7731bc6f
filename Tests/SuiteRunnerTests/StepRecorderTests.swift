import TestModel
import Testing

@testable import SuiteRunner

@MainActor
@Suite("Recording the steps of a red case", .serialized)
struct StepRecorderTests {
  private func trace(_ steps: String, attributes: String = "") throws -> CaseTrace {
    let harness = try SuiteHarness("<case id=\"c\" fixture=\"table\" \(attributes)>\(steps)</case>")
    let entry = try #require(harness.plan.entries.first)
    let runner = SuiteExecutor().runner(of: entry)
    let first = runner.run().failures
    let (trace, failures) = runner.trace()
    // The second run does what the first did.
    #expect(failures.count == first.count)
    let result = CaseResult(identity: entry.identity, status: .failed, failures: first)
    return entry.judged(trace, failures, of: result)
  }

  @Test("each step has its tree, how it ended, and what held it")
  func steps() throws {
    let trace = try trace(
      """
      <layout/>
      <repeat count="2" variable="i"><resize width="{100 + $i}" height="200"/></repeat>
      <assert test="//window/@width = 7"/>
      <tap on="//nothing"/>
      <layout/>
      """
    )
    #expect(trace.note == nil && trace.stepCount == 6)
    #expect(trace.steps.map(\.number) == [0, 1, 2, 3, 4, 5, 6])
    #expect(trace.steps.map(\.depth) == [0, 0, 0, 1, 1, 0, 0])
    #expect(trace.steps.map(\.runCount) == [1, 1, 1, 1, 2, 1, 1])
    #expect(trace.steps.prefix(5).allSatisfy { $0.outcome == .passed })
    #expect(trace.steps[5].message == "not true: //window/@width = 7")
    #expect(trace.steps[5].outcome == .failed && trace.steps[6].outcome == .failed)
    #expect(trace.steps[6].message == "//nothing selects nothing")
    let widths = trace.steps.map { trace.tree(after: $0)?.nodes.first?["width"] }
    #expect(widths[2] == nil && widths[3] == "100" && widths[4] == "101" && widths[6] == "101")
    #expect(trace.source.first?.contains("<case id=\"c\"") == true)
    #expect(trace.source.last == "<layout/>" || trace.source.last?.contains("</case>") == true)
  }

  @Test("an exception is told at the step that raised it, and at no other")
  func exceptions() throws {
    let trace = try trace(
      """
      <expectFailure name="NSInternalInconsistencyException"><dequeue reuseIdentifier="X"/></expectFailure>
      <repeat count="1"><dequeue reuseIdentifier="Y"/></repeat>
      """
    )
    #expect(trace.steps.map(\.outcome) == [.passed, .passed, .raised, .passed, .raised])
    #expect(trace.steps[4].message?.contains("Y") == true)
  }

  @Test("recording carries out no layout, so that a case does the same with it")
  func pendingLayout() throws {
    let steps = """
      <resize width="111" height="222"/><layout/>
      <assert test="$layoutPasses = 0 - 1"/>
      """
    let harness = try SuiteHarness("<case id=\"c\" fixture=\"table\">\(steps)</case>")
    let runner = SuiteExecutor().runner(of: try #require(harness.plan.entries.first))
    let plain = runner.run().failures
    #expect(!plain.isEmpty)
    var recorded = runner
    recorded.recorder = StepRecorder()
    // The counters in the failure's texts are those of a run without a recorder.
    #expect(recorded.run().failures == plain)
  }

  @Test("of a long case the first steps, the last and those that failed are kept")
  func longCases() throws {
    let trace = try trace(
      """
      <repeat count="500" variable="i"><resize width="{100 + $i}" height="200"/></repeat>
      <assert test="//window/@width = 7"/>
      <repeat count="3000" variable="i"><resize width="{100 + $i}" height="200"/></repeat>
      """
    )
    #expect(trace.stepCount == 3503)
    #expect(trace.steps.count <= CaseTrace.stepCountMax)
    #expect(trace.steps.contains { $0.outcome == .failed })
    #expect(trace.steps.first?.number == 0 && trace.steps.last?.number == 3503)
    #expect(trace.steps.map(\.number) == trace.steps.map(\.number).sorted())
    let byteCount = trace.rows.reduce(0) { $0 + $1.utf8.count }
    #expect(byteCount <= CaseTrace.rowByteCountMax)
  }

  @Test("trees that are too large together are left out, the first ones first")
  func largeTrees() throws {
    let text = String(repeating: "long ", count: 2000)
    let trace = try trace(
      """
      <instantiate nib="Header" as="h"/>
      <repeat count="40" variable="i"><set on="//label" property="text" value="\(text){$i}"/></repeat>
      <assert test="//label/@text = 'x'"/>
      """
    )
    #expect(trace.note?.contains("too large") == true)
    #expect(trace.steps.last?.rows != nil)
    #expect(trace.steps.contains { $0.depth == 1 && $0.rows == nil })
  }

  @Test("a run tells the steps of red tests where it is asked to, and of green ones never")
  func events() throws {
    var harness = try SuiteHarness(
      """
      <case id="green"><assert test="//window/@x = 0"/></case>
      <case id="red"><assert test="//window/@x = 2"/></case>
      """
    )
    for isAsked in [false, true] {
      harness.options.recordsSteps = isAsked
      let run = RunAccumulator()
      try SuiteExecutor().run(harness.plan, header: ExecutorTests.header(), sink: run)
      let cases = try #require(run.result).cases
      #expect(cases[0].trace == nil)
      #expect((cases[1].trace?.steps.count ?? 0) == (isAsked ? 2 : 0))
    }
  }

  @Test("an assertion about one side of a view has its place, others have none")
  func mismatches() throws {
    func mismatch(_ test: String) throws -> FrameMismatch? {
      try SuiteHarness.result(of: "<instantiate nib=\"Header\"/><assert test=\"\(test)\"/>")
        .failures.first?.mismatch
    }
    #expect(try mismatch("//label/@width = 250")?.expected.width == 250)
    #expect(try mismatch("//label[@id = 'lbl']/@windowY=3")?.expected.y == 3)
    #expect(try mismatch("//label/@width &gt;= 250") == nil)
    #expect(try mismatch("//label/@text = 250") == nil)
    #expect(try mismatch("//label/@width = 250 or //label/@x = 3") == nil)
    #expect(try mismatch("//*/@width = 7") == nil)
    let frame = try SuiteHarness.result(
      of: "<instantiate nib=\"Header\"/><assertFrame of=\"//label\" x=\"21\" width=\"99\"/>"
    )
    let place = try #require(frame.failures.first?.mismatch)
    #expect(place.expected.width == 99 && place.expected.x == (place.actual?.x ?? 0) + 1)
  }
}
