import Foundation
import TestModel
import Testing

@testable import SuiteRunner

@MainActor
@Suite("Failures for the person who reads them")
struct RaisingStepTests {
  private func failure(_ steps: String) throws -> (failure: CaseFailure, caseLine: Int) {
    let result = try SuiteHarness.result(of: "\n<layout/>\n" + steps, fixture: "table")
    return (try #require(result.failures.first), result.identity.line)
  }

  private func text(_ title: String, _ failure: CaseFailure) -> String? {
    failure.details.first { $0.title == title }?.text
  }

  @Test("exceptions are reported at their step, as it is written, with what is registered")
  func place() throws {
    let (failure, line) = try failure("  <dequeue reuseIdentifier=\"Cc\"/>")
    #expect(failure.type == "NSInternalInconsistencyException")
    #expect(failure.location?.line == line + 2)
    #expect(text("step", failure)?.hasPrefix("<dequeue reuseIdentifier=\"Cc\"/>") == true)
    let registered = try #require(text("registered", failure))
    #expect(registered.split(separator: "\n").map { $0.prefix(1) } == ["C", "H"])
    #expect(!registered.contains("Cc"))
  }

  @Test("an exception is that of the innermost step, which had run before")
  func repeated() throws {
    let steps = """
      <repeat count="2">
      <instantiate nib="Header"/>
      <dequeue reuseIdentifier="C" count="1"/>
      <unregister reuseIdentifier="C"/>
      </repeat>
      """
    let (failure, line) = try failure(steps)
    #expect(failure.location?.line == line + 4, "\(failure)")
    #expect(text("step", failure)?.hasSuffix("(run 2 of it)") == true, "\(failure)")
  }

  @Test(
    "what is missing in a tree that is tested is a failure, no error of the suite",
    arguments: [
      "<assertFrame of=\"//label\" x=\"20\"/>", "<assert test=\"//label/@x = 20\"/>",
    ]
  )
  func missing(_ step: String) throws {
    let result = try SuiteHarness.result(of: step + step)
    #expect(result.status == .failed && result.failures.count == 2)
  }

  @Test("an identifier of the data that nobody registered is shown with the row that asks for it")
  func rows() throws {
    let harness = try SuiteHarness(
      """
      <fixture id="rows"><tableView width="320" height="480" style="plain" rowHeight="44">
      <register class="UITableViewCell" reuseIdentifier="C"/>
      <data><section>
      <row reuseIdentifier="C" repeat="2"/>
      <row reuseIdentifier="D"/>
      </section></data></tableView></fixture>
      <case id="a" smoke="YES" fixture="rows"><layout/></case>
      """
    )
    let failure = try #require(try harness.run()[0].failures.first)
    #expect(failure.actual == "NSInternalInconsistencyException")
    let asked = try #require(text("asked for by the data of fixture \"rows\"", failure))
    #expect(asked.hasPrefix("s.xml:") && asked.hasSuffix(": <row reuseIdentifier=\"D\"/>"))
  }

  @Test("for an outlet that a class does not have, its own are named, the nearest first")
  func outlets() throws {
    let nib = SuiteHarness.headerNib.replacing("property=\"label\"", with: "property=\"lable\"")
    let harness = try SuiteHarness(
      "<nib name=\"Bad\" file=\"Bad.xib\"/><class name=\"Bad\" superclass=\"UICollectionReusableView\">"
        + "<outlet name=\"zebra\"/><outlet name=\"label\"/></class>"
        + "<case id=\"a\" smoke=\"YES\"><instantiate nib=\"Bad\"/></case>",
      files: ["Bad.xib": nib.replacing("customClass=\"Header\"", with: "customClass=\"Bad\"")]
    )
    let failure = try #require(try harness.run()[0].failures.first)
    let detail = try #require(failure.details.last)
    #expect(detail.title.hasPrefix("outlets of Bad, declared at s.xml:"), "\(failure)")
    #expect(detail.text == "label\nzebra")
  }

  @Test("an outlet that a view does not have is shown with those that it has")
  func connected() throws {
    let (failure, _) = try failure(
      "<dequeue reuseIdentifier=\"C\" as=\"c\"/>"
        + "<set object=\"c\" outlet=\"textLable\" property=\"text\" value=\"x\"/>"
    )
    #expect(failure.message.contains("; connected: textLabel, "), "\(failure.message)")
    #expect(failure.message.hasSuffix("(did you mean \"textLabel\"?)"))
  }

  @Test(
    "a view that the engine did not make is a failure at every kind of step, not an error",
    arguments: [
      "<assertFrame of=\"//switch\" x=\"20\"/>", "<assertLayout of=\"//switch\"/>",
      "<snapshot name=\"n\" of=\"//switch\"/>", "<tap on=\"//switch\"/>",
      "<send on=\"//switch\" event=\"valueChanged\"/>", "<reload in=\"//switch\"/>",
      "<set on=\"//switch\" property=\"on\" value=\"YES\"/>", "<scroll in=\"//switch\" y=\"9\"/>",
      "<dequeue in=\"//switch\" reuseIdentifier=\"C\"/>",
      "<instantiate nib=\"Header\" into=\"//switch\"/>",
      "<expectRefusal><tap on=\"//switch\"/></expectRefusal>",
      "<expectLog contains=\"x\"><tap on=\"//switch\"/></expectLog>",
    ]
  )
  func unselected(_ step: String) throws {
    let result = try SuiteHarness.result(of: step, fixture: "table")
    let failure = try #require(result.failures.first)
    #expect(result.status == .failed && failure.type == "SelectionError", "\(failure)")
    #expect(failure.message == "//switch selects nothing")
    #expect(failure.expected == "one view" && failure.location?.line == result.identity.line)
  }
}
