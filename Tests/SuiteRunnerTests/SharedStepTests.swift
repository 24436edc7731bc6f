import Foundation
import Testing

@testable import SuiteRunner

/// Shared steps, texts of sweeps, and what fixtures take from them.
@MainActor
@Suite("Shared steps and text variables", .serialized)
struct SharedStepTests {
  private static let shared = """
    <steps id="frame" parameters="width of">
    <assertFrame of="/tree/window" width="{$width}"/>
    <assert test="/tree/window/view/@width = $width and $of = 'host'"/>
    </steps>
    """

  private func mistakes(_ body: String) throws -> [String] {
    let harness = try SuiteHarness(body)
    do {
      _ = try harness.plan
      return []
    } catch let error as SuiteLoadError {
      return error.mistakes.map(\.description)
    }
  }

  @Test("Each case gives the shared steps its own values, and a wrong value goes red in their line")
  func values() throws {
    let harness = try SuiteHarness(
      Self.shared + """
        <case id="a"><perform steps="frame"><with name="width" value="{300 + 75}"/><with name="of" value="host"/></perform></case>
        <case id="b"><perform steps="frame"><with name="width" value="376"/><with name="of" value="host"/></perform></case>
        <case id="c"><perform steps="frame"><with name="width" value="375"/><with name="of" value="hosts"/></perform></case>
        """
    )
    let results = try harness.run()
    #expect(results.map(\.status) == [.passed, .failed, .failed])
    #expect(results[1].verdict.contains("375"))
    let lines = results.map { $0.failures.first?.location?.line }
    #expect(lines[1] != lines[2] && lines[1] != nil)
  }

  @Test(
    "Parameters that are missing, unknown or given twice are mistakes, and so is a case that only performs nothing"
  )
  func parameters() throws {
    func perform(_ inside: String) -> String {
      Self.shared + "<case id=\"a\"><perform steps=\"frame\">\(inside)</perform></case>"
    }
    let width = "<with name=\"width\" value=\"1\"/>"
    let subject = "<with name=\"of\" value=\"host\"/>"
    #expect(try mistakes(perform(width + subject)) == [])
    #expect(try mistakes(perform(width)).first?.contains("need <with name=\"of\"") == true)
    #expect(try mistakes(perform(width + width + subject)).first?.contains("second value") == true)
    let unknown = try mistakes(perform(width + subject + "<with name=\"off\" value=\"1\"/>"))
    #expect(unknown.first?.contains("have no parameter \"off\"; expected width or of") == true)
    let nested = Self.shared + "<steps id=\"again\"><perform steps=\"frame\"/></steps>"
    #expect(try mistakes(nested).first?.contains("shared steps perform no others") == true)
    #expect(
      try mistakes("<case id=\"a\"><perform steps=\"frames\"/></case>" + Self.shared).first?
        .contains("no steps \"frames\"") == true
    )
    let idle = "<steps id=\"idle\"><layout/></steps><case id=\"a\"><perform steps=\"idle\"/></case>"
    #expect(try mistakes(idle).first?.contains("checks nothing") == true)
  }

  @Test("A suite that performs more than the limit is refused")
  func limit() throws {
    let layouts = String(repeating: "<layout/>", count: 1_000)
    let performs = String(repeating: "<perform steps=\"many\"/>", count: 101)
    let body =
      "<steps id=\"many\">\(layouts)</steps><case id=\"a\" smoke=\"YES\">\(performs)</case>"
    #expect(try mistakes(body).first?.contains("more than 100000 shared steps") == true)
  }

  @Test("Fixtures take numbers, texts and devices of a sweep, and name those that it lacks")
  func fixtures() throws {
    let fixture = """
      <fixture id="f"><tableView device="{$device}" style="{$style}" rowHeight="{$height * 2}">\
      <register class="UITableViewCell" reuseIdentifier="{$cell}"/>\
      <data><section><row reuseIdentifier="{$cell}"/></section></data></tableView></fixture>
      """
    let sweep = "device: iphone-se iphone-15; style: plain grouped; height: 20; cell: One"
    let harness = try SuiteHarness(
      fixture + """
        <case id="a" fixture="f" sweep="\(sweep)"><layout/>
        <assert test="//tableView/@style = $style and //tableViewCell/@height = 40"/>
        <assert test="//tableViewCell/@reuseIdentifier = 'One'"/>
        <assert test="/tree/window/@width = 375 + 18 * ($device = 'iphone-15')"/></case>
        """
    )
    let results = try harness.run()
    #expect(results.map(\.status) == [.passed, .passed, .passed, .passed])
    #expect(results[1].identity.name == "a[device=iphone-se,style=grouped,height=20,cell=One]")
    let lacking = try mistakes(
      fixture
        + "<case id=\"a\" fixture=\"f\" smoke=\"YES\" sweep=\"device: iphone-se; style: plain\">"
        + "<layout/></case>"
    )
    #expect(lacking.contains { $0.contains("needs the variable $height") })
  }

  @Test("A value that an attribute does not take ends the case as an error that says so")
  func wrongValue() throws {
    let fixture =
      "<fixture id=\"f\"><tableView width=\"9\" height=\"9\" style=\"{$style}\"/></fixture>"
    let harness = try SuiteHarness(
      fixture + "<case id=\"a\" fixture=\"f\" smoke=\"YES\" sweep=\"style: round\"><layout/></case>"
    )
    let result = try harness.run()[0]
    #expect(result.status == .error)
    #expect(result.verdict.contains("is \"round\"; expected plain, grouped or insetGrouped"))
  }
}
