import Foundation
import Testing

@Suite("The page of a red run, as a person gets it")
struct ReportPageTests {
  private static let suite = """
    <suite name="S" version="1">
      <fixture id="rows">
        <tableView width="320" height="200" style="plain" rowHeight="44">
          <register class="UITableViewCell" reuseIdentifier="Row"/>
          <data><section><row reuseIdentifier="Row" repeat="20"/></section></data>
        </tableView>
      </fixture>
      <case id="red" fixture="rows">
        <scroll y="88"/>
        <assertFrame of="//tableViewCell[@item = 3]" x="0" y="99" width="320" height="44"/>
        <scroll y="132"/>
      </case>
      <case id="swept" fixture="rows" sweep="w: 320 375">
        <resize width="{$w}" height="200"/>
        <assert test="//tableViewCell[1]/@width = 320"/>
      </case>
      <case id="green" fixture="rows"><assert test="count(//tableView) = 1"/></case>
    </suite>
    """

  private func tool() throws -> Tool {
    let tool = try Tool()
    try tool.write(Self.suite, to: "Suites/it's a.xml")
    return tool
  }

  @Test("it has the steps with their trees, the suite's lines, and the command")
  func page() throws {
    let tool = try tool()
    defer { tool.remove() }
    #expect(try tool.run("run", "Suites", "--output", "R", "--seed", "7").status == 1)
    let page = try tool.read("R/index.html")
    #expect(page.matches(of: /<ol class="trace">/).count == 2)
    #expect(page.contains("<span class=\"gone\">✗ 10    &lt;assertFrame"))
    #expect(page.contains("<figure class=\"frames\">"))
    // The row at the top of the window has gone, and others have come.
    #expect(page.contains("<code class=\"step-line\">11</code>"))
    #expect(page.contains("<span class=\"new\">+     &lt;tableViewCell"))
    let name = "it&#39;\\&#39;&#39;s a"
    let quoted = "&#39;Suites/\(name).xml:"
    #expect(page.contains("<code>nibmark run \(quoted)8&#39; --seed 7</code>"))
    #expect(page.contains("\(quoted)13&#39; &#39;--filter=\(name)/swept[w=375]&#39;"))
  }

  @Test("a result without steps has a page too, and workers are not needed for steps")
  func others() throws {
    let tool = try tool()
    defer { tool.remove() }
    #expect(try tool.run("run", "Suites", "--output", "R", "--in-process").status == 1)
    let result = try tool.read("R/result.json")
    #expect(result.contains("\"trace\""))
    let journal = try tool.read("R/journal.jsonl")
    #expect(journal.contains("caseTraced"))
    var object = try #require(
      JSONSerialization.jsonObject(with: Data(result.utf8)) as? [String: Any]
    )
    var suites = try #require(object["suites"] as? [[String: Any]])
    suites[0]["cases"] = (suites[0]["cases"] as? [[String: Any]])?.map { result in
      result.filter { $0.key != "trace" }
    }
    object["suites"] = suites
    let bytes = try JSONSerialization.data(withJSONObject: object)
    try tool.write(String(decoding: bytes, as: UTF8.self), to: "old.json")
    let made = try tool.run("report", "--from", "old.json", "--output", "Made")
    #expect(made.error.isEmpty)
    let page = try tool.read("Made/index.html")
    #expect(!page.contains("<ol class=\"trace\">") && page.contains("nibmark run "))
  }
}
