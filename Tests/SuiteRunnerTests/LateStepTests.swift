import TestModel
import Testing

@testable import SuiteRunner

@MainActor
@Suite("Steps that wait for something, and cases that check nothing")
struct LateStepTests {
  private static let rows = """
    <fixture id="rows"><tableView width="320" height="480" style="plain" rowHeight="44">
    <register class="UITableViewCell" reuseIdentifier="C"/>
    <data><section><row reuseIdentifier="C" repeat="3"/></section></data></tableView></fixture>
    """
  private static let wrong = "<assert test=\"count(//tableViewCell) = 99\"/>"
  private static let delete = "<batch><delete section=\"0\" item=\"0\"/>"

  /// The first message of each case of a suite, or `passed`.
  private static func verdicts(_ cases: String) throws -> [String] {
    try SuiteHarness(rows + cases).run().map(\.verdict)
  }

  private static func verdict(_ steps: String, smoke: String = "NO") throws -> String {
    try verdicts("<case id=\"a\" smoke=\"\(smoke)\" fixture=\"rows\">\(steps)</case>")[0]
  }

  @Test(
    "steps that wait for a call that never comes fail their case, and those of one that comes run"
  )
  func calls() throws {
    let during = "<during call=\"didEndDisplaying\">\(Self.wrong)</during>"
    let left = try Self.verdict("<layout/>\(during)", smoke: "YES")
    #expect(left == "its steps never ran: the call “didEndDisplaying” did not come")
    let run = try Self.verdict(
      "<layout/>\(during)<delete section=\"0\" item=\"0\"/><settle/>",
      smoke: "YES"
    )
    #expect(run.hasPrefix("not true"))
  }

  @Test("a batch's completion that the case does not wait for fails it")
  func completions() throws {
    let batch = "\(Self.delete)<completion>\(Self.wrong)</completion></batch>"
    #expect(try Self.verdict("<layout/>\(batch)").hasPrefix("its steps never ran: the completion"))
    #expect(try Self.verdict("<layout/>\(batch)<settle/>").hasPrefix("not true"))
  }

  @Test("a refresh that the case does not wait for fails it")
  func refreshes() throws {
    let pull = "<layout/><pullToRefresh delay=\"1s\">\(Self.wrong)</pullToRefresh>"
    #expect(try Self.verdict(pull).hasPrefix("its steps never ran: no refresh"))
    #expect(try Self.verdict(pull + "<advance by=\"2s\"/>").hasPrefix("not true"))
  }

  @Test("what an expected exception ends need not run")
  func exceptions() throws {
    let steps = """
      <layout/><expectFailure name="NSInternalInconsistencyException">\
      <batch><delete section="0" item="0" changes="list"/><completion><layout/></completion></batch>\
      </expectFailure>
      """
    #expect(try Self.verdict(steps) == "passed")
  }

  @Test(
    "a case whose checks are all in repetitions of nothing fails, and one that checks or is smoke does not"
  )
  func repetitions() throws {
    let verdicts = try Self.verdicts(
      """
      <case id="a" fixture="rows" sweep="n: 0 1"><layout/>\
      <repeat count="{$n}"><assert test="count(//tableViewCell) = 3"/></repeat></case>
      <case id="b" fixture="rows"><layout/><repeat count="{0}">\(Self.wrong)</repeat></case>
      <case id="c" fixture="rows" smoke="YES"><layout/><repeat count="0">\(Self.wrong)</repeat></case>
      """
    )
    #expect(verdicts[0].hasPrefix("the case checked nothing"))
    #expect(verdicts[1] == "passed")
    #expect(verdicts[2].hasPrefix("the case checked nothing"))
    #expect(verdicts[3] == "passed")
  }

  @Test("an invocation checks something where it has an expected answer")
  func invocations() throws {
    let invoke =
      "<layout/><invoke on=\"//tableView\" method=\"numberOfRows(inSection:)\" with=\"0\""
    #expect(try Self.verdict(invoke + " is=\"3\"/>") == "passed")
    #expect(try Self.verdict(invoke + " is=\"4\"/>").contains("answers 3"))
  }
}
