import Testing

@testable import XMLSupport

@Suite struct SmokeTests {
  @Test func smoke() throws {
    let tree = try XMLTree(text: "<a x='1'>\n  <b\n   y='ä' z='2'>t</b></a>", file: "s.xml")
    let b = try #require(tree.root?.element("b"))
    #expect(b.location == DocumentLocation(file: "s.xml", line: 2, column: 3))
    #expect(b.location(ofAttribute: "z")?.description == "s.xml:3:14")
    #expect(b.path == "/a/b")
    let builder = XMLTree.Builder()
    builder.begin("view")
    builder.attribute("x", "1\u{1}")
    builder.begin("label")
    builder.attribute("text", "ä & b")
    builder.end()
    builder.end()
    #expect(
      try builder.finish().serialized(declaration: false)
        == "<view x=\"1␁\">\n  <label text=\"ä &amp; b\"/>\n</view>"
    )
  }

  @Test func xpath() throws {
    let tree = try XMLTree(
      text: "<v><label text='a' x='3'/><label text='b'/><button/></v>",
      file: "s.xml"
    )
    let test = try XPathExpression("//label[@text = $t]/@x = 3 and not(//view)")
    let value = try test.evaluate(on: tree) { $0 == "t" ? .string("a") : nil }
    #expect(value == .boolean(true))
    let failing = try XPathExpression("//label[@text='zz']/@x = 3 and not(//view)")
    let selections = try failing.explain(on: tree.documentNode)
    #expect(selections.map(\.path) == ["//label[@text='zz']/@x", "//view"])
    #expect(selections[0].longestMatch?.path == "//label")
    #expect(
      try failing.emptySubpathsOutsideExistenceTests(on: tree.documentNode) == [
        "//label[@text='zz']/@x"
      ]
    )
  }
}
