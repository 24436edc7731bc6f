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
        == "<view x=\"1␁\">\n  <label text=\"ä &amp; b\"/>\n</view>\n"
    )
  }
}
