import TestModel
import Testing

@testable import SuiteRunner

@MainActor
@Suite("Calls in any order")
struct CallOrderTests {
  private static let rows = """
    <fixture id="rows"><tableView width="320" height="480" style="plain" rowHeight="44">
    <register class="UITableViewCell" reuseIdentifier="C"/>
    <data><section><row reuseIdentifier="C" repeat="3"/></section></data></tableView></fixture>
    """

  /// The first message of a case that shows three rows and then expects calls of their data, or `passed`.
  private static func verdict(_ calls: String, order: String) throws -> String {
    let steps =
      "<layout/><expectCalls class=\"UITableViewDataSource\" order=\"\(order)\">\(calls)</expectCalls>"
    let harness = try SuiteHarness(
      rows + "<case id=\"a\" fixture=\"rows\" smoke=\"YES\">\(steps)</case>"
    )
    return try harness.run()[0].verdict
  }

  private static let any = "<call name=\"cellForRowAt\"/>"
  private static func row(_ item: Int) -> String {
    "<call name=\"cellForRowAt\" item=\"\(item)\"/>"
  }

  @Test("calls are shared out so that each finds one, whatever the order in which they are written")
  func sharing() throws {
    for calls in [
      Self.any + Self.row(0) + Self.row(1), Self.any + Self.any + Self.row(0),
      Self.row(2) + Self.any + Self.row(0),
    ] {
      #expect(try Self.verdict(calls, order: "any") == "passed")
      #expect(try Self.verdict("<unordered>\(calls)</unordered>", order: "some") == "passed")
    }
    let four = String(repeating: Self.any, count: 4)
    #expect(try Self.verdict(four, order: "any").contains("did not come"))
    #expect(try Self.verdict(Self.row(1) + Self.any + Self.row(1), order: "any") != "passed")
  }

  @Test("two equal calls of a group need two that come")
  func equals() throws {
    let two = "<unordered>\(Self.row(1))\(Self.row(1))</unordered>"
    #expect(try Self.verdict(two, order: "some").contains("did not come"))
    let four = "<unordered>\(String(repeating: Self.any, count: 4))</unordered>"
    #expect(try Self.verdict(four, order: "some").contains("did not come"))
    let three = "<unordered>\(String(repeating: Self.any, count: 3))</unordered>"
    #expect(try Self.verdict(three, order: "some") == "passed")
  }
}
