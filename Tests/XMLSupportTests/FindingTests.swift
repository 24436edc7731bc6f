import Testing

@testable import XMLSupport

@Suite("Why an expression is false")
struct FindingTests {
  private func findings(_ text: String) throws -> [XPathFinding] {
    let tree = try XMLTree(
      text: """
        <view width="320"><label text="a" x="3"/><label text="b" x="4"/><label text="c" x="4"/></view>
        """,
      file: "tree.xml"
    )
    return try XPathExpression(text).findings(on: tree.documentNode) { name in
      name == "n" ? .number(2) : nil
    }
  }

  private func sides(_ text: String) throws -> [String] {
    try findings(text).map { one in
      "\(one.isWanted ? "" : "not ")\(one.left.value.string) \(one.comparison ?? "alone") "
        + (one.right?.value.string ?? "")
    }
  }

  @Test(
    "both sides are evaluated, and only parts that decide are found",
    arguments: [
      ("//label[1]/@x = 33 + 17 + 4 * 40", ["3 = 210"]),
      ("(1 + 2) * $n = count(//label)", ["6 = 3"]),
      ("count(//label) = 3 and //label[1]/@x > 5 and //label[2]/@text = 'x'", ["3 > 5", "b = x"]),
      ("//label/@x = 7 or $n < 2", ["3 = 7", "2 < 2"]),
      ("not(//label[1]/@x = 3)", ["not 3 = 3"]),
      ("not(//label = 3 or //label[2]/@x = 4)", ["not 4 = 4"]),
      ("not(//label[@x != 4])", ["not  alone "]),
      ("contains(//label/@text, 'z')", ["false alone "]),
      ("count(//label) = 3", []),
      ("//switch", [" alone "]),
    ]
  )
  func parts(_ text: String, _ expected: [String]) throws {
    #expect(try sides(text) == expected)
  }

  @Test("the nodes that a counted path's last predicate leaves out are named")
  func leftOut() throws {
    let found = try #require(try findings("count(/view/label[ @x = 4 ]) = 3").first?.leftOut)
    #expect(found.predicate == "[ @x = 4 ]" && found.path == "/view/label")
    #expect(found.nodes.map(\.path) == ["/view/label[1]"])
    #expect(try findings("count(//label[2]/@x) = 3").first?.leftOut == nil)
    #expect(try findings("count(//label) = 1").first?.leftOut == nil)
    #expect(try findings("count(//label[@x = '['][2]) = 1").first?.leftOut?.predicate == "[2]")
  }
}
