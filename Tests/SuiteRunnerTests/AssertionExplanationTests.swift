import TestModel
import Testing

@testable import SuiteRunner

@MainActor
@Suite("Why an assertion does not hold")
struct AssertionExplanationTests {
  private static let rows = """
    <fixture id="rows"><tableView width="320" height="480" style="plain" rowHeight="44">
    <register class="UITableViewCell" reuseIdentifier="C"/>
    <data><section><row reuseIdentifier="C" repeat="4"/></section></data></tableView></fixture>
    """

  private func failure(_ test: String) throws -> CaseFailure {
    let test = test.replacing("<", with: "&lt;")
    let harness = try SuiteHarness(
      Self.rows + "<case id=\"a\" fixture=\"rows\"><layout/><assert test=\"\(test)\"/></case>"
    )
    let result = try harness.run()[0]
    #expect(result.status == .failed)
    return try #require(result.failures.first)
  }

  @Test(
    "both sides are evaluated",
    arguments: [
      ("//tableViewCell[2]/@y = 33 + 17 + 4 * 40", "210", "44"),
      ("33 + 17 + 4 * 40 = //tableViewCell[2]/@y", "210", "44"),
      ("100 < //tableViewCell[2]/@y", "> 100", "44"),
      ("//tableViewCell[2]/@y != 44", "anything but 44", "44"),
      ("not(//tableViewCell[2]/@y >= 44)", "< 44", "44"),
      ("//tableViewCell[2]/@y = //tableViewCell[3]/@y", "88", "44"),
      ("//tableViewCell/@y = 20", "20", "0, 44, 88, 132"),
      ("//tableViewCell[1]/@reuseIdentifier = 'D'", "\"D\"", "\"C\""),
      ("count(//tableViewCell[@y > 50]) = 3 and $viewsCreated > 0", "3", "2"),
      ("not(//tableViewCell[@y = 44])", "no node", "1 node"),
      ("boolean(//switch)", "a node", "nothing selected"),
      ("//tableViewCell[1]/@tag = 5", "5", "nothing selected"),
      ("//tableViewCell[2]/@y = '0.0'", "\"0.0\"", "\"44\""),
    ]
  )
  func values(_ test: String, expected: String, actual: String) throws {
    let failure = try failure(test)
    #expect(failure.expected == expected && failure.actual == actual, "\(failure)")
  }

  @Test("values, variables and the nodes that are off are named")
  func details() throws {
    let sum = try failure("//tableViewCell[2]/@y = 33 + 17 + 4 * 40")
    #expect(
      sum.details.map(\.text) == [
        "33 + 17 + 4 * 40 is 210\n/tree/window/tableView/tableViewCell[2]/@y is 44"
      ]
    )
    let counted = try failure("count(//tableViewCell[@y < 100]) = 4")
    let text = try #require(counted.details.first?.text)
    #expect(text.contains("[@y < 100] leaves out 1 of //tableViewCell:"))
    #expect(text.contains("tableViewCell[4]  <tableViewCell x=\"0\" y=\"132\""))
    let tree = try #require(counted.tree)
    #expect(counted.marks?.map { tree.nodes[$0]["y"] } == ["132"])
  }

  @Test("of too many nodes, those beyond the count are named")
  func surplus() throws {
    let harness = try SuiteHarness(
      Self.rows.replacing("repeat=\"4\"", with: "repeat=\"7\"")
        + "<case id=\"a\" fixture=\"rows\"><layout/><assert test=\"count(//tableViewCell) = 5\"/></case>"
    )
    let failure = try #require(try harness.run()[0].failures.first)
    let tree = try #require(failure.tree)
    #expect(failure.marks?.map { tree.nodes[$0]["item"] } == ["5", "6"])
    #expect(failure.details[0].text.contains("beyond the count that is wanted:\n  /tree"))
  }

  @Test("several parts that are wrong are listed beside each other")
  func parts() throws {
    let failure = try failure("//tableViewCell[1]/@y = 1 and //tableViewCell[2]/@y < 9")
    #expect(failure.expected == "//tableViewCell[1]/@y = 1\n//tableViewCell[2]/@y < 9")
    #expect(failure.actual == "//tableViewCell[1]/@y = 0\n//tableViewCell[2]/@y = 44")
  }
}
