import Testing

@testable import SuiteRunner

@Suite("Digests of cases")
struct CaseDigestTests {
  private func digest(
    _ element: String,
    fixture: String = "<tableView width=\"320\" height=\"480\"/>"
  ) throws
    -> String
  {
    let folder = try TemporaryFolder([
      "one.xml": """
      <suite name="One" version="1">
      <fixture id="f">\(fixture)</fixture>
      \(element)
      </suite>
      """
    ])
    let suite = try #require(SuiteLoader(root: folder.path).load(paths: [folder.path]).first)
    return try #require(suite.cases.first).digestText
  }

  private let plain =
    "<case id=\"a\" rule=\"TV-1\" fixture=\"f\" smoke=\"YES\"><layout/></case>"

  @Test("White space, lines, the order of attributes and the rules change nothing")
  func same() throws {
    let first = try digest(plain)
    let other =
      "\n\n<case fixture=\"f\" id=\"a\" smoke=\"YES\"\n rule=\"TV-2\">\n  <layout/>\n</case>"
    #expect(try digest(other) == first)
  }

  @Test("A step, a value and the fixture change it")
  func changed() throws {
    let first = try digest(plain)
    let steps = plain.replacing("<layout/>", with: "<layout/><layout/>")
    #expect(try digest(steps) != first)
    #expect(try digest(plain, fixture: "<tableView width=\"320\" height=\"481\"/>") != first)
    #expect(try digest(plain.replacing("id=\"a\"", with: "id=\"b\"")) != first)
  }
}
