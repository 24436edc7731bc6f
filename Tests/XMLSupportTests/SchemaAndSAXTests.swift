import Testing

@testable import XMLSupport

@Suite struct SchemaTests {
  private static let schema = """
    <xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
     <xs:element name="a"><xs:complexType>
      <xs:sequence><xs:element name="b" minOccurs="1" maxOccurs="2"/></xs:sequence>
      <xs:attribute name="n" type="xs:integer" use="required"/>
     </xs:complexType></xs:element>
    </xs:schema>
    """

  private func validator() throws -> XMLSchemaValidator {
    try XMLSchemaValidator(bytes: Array(Self.schema.utf8), file: "a.xsd")
  }

  @Test func aValidDocumentHasNoMistakes() throws {
    #expect(try validator().validate(bytes: Array("<a n='1'><b/></a>".utf8), file: "a.xml") == [])
  }

  @Test func allMistakesArePlaced() throws {
    let text = "<a\n n='x'>\n <b/><c/></a>"
    let errors = try validator().validate(bytes: Array(text.utf8), file: "a.xml")
    #expect(Set(errors.map { $0.location?.description ?? "" }) == ["a.xml:1:1", "a.xml:3:6"])
    #expect(errors.allSatisfy { $0.code == .schema })
    #expect(errors.contains { $0.message.contains("'n'") })
    #expect(
      errors.contains { $0.message.contains("expected is ( b )") || $0.message.contains("'c'") }
    )
    #expect(try validator().validate(bytes: [], file: "a.xml").map(\.code) == [.empty])
  }

  @Test func aWrongSchemaIsAnError() {
    let error = errorOf { () throws(XMLError) in
      let text = Self.schema.replacing("xs:integer", with: "xs:none")
      _ = try XMLSchemaValidator(bytes: Array(text.utf8), file: "a.xsd")
    }
    #expect(error?.code == .schema && error?.location?.file == "a.xsd")
  }

  @Test func aSchemaIsReadFromAFileWithItsIncludes() throws {
    let folder = try ScratchFolder()
    try folder.write("types.xsd", Self.schema)
    let main = try folder.write(
      "main.xsd",
      "<xs:schema xmlns:xs='http://www.w3.org/2001/XMLSchema'>"
        + "<xs:include schemaLocation='types.xsd'/></xs:schema>"
    )
    let validator = try XMLSchemaValidator(contentsOf: main)
    #expect(validator.validate(bytes: Array("<a n='1'><b/></a>".utf8), file: "a.xml") == [])
    #expect(validator.validate(bytes: Array("<a n='1'/>".utf8), file: "a.xml").count == 1)
  }
}

@Suite struct BareSAXPassTests {
  @Test(arguments: BareSAXPass.Parser.allCases) func counts(_ parser: BareSAXPass.Parser) {
    let bytes = Array("<a x='12' y=''><b z='ä'/><b/>text</a>".utf8)
    let expected = BareSAXPass.Counts(elements: 3, attributes: 3, valueByteCount: 4)
    #expect(BareSAXPass.count(bytes, parser: parser) == expected)
    #expect(BareSAXPass.count(Array("<a>".utf8), parser: parser) == nil)
    #expect(BareSAXPass.count([], parser: parser) == nil)
  }
}

@Suite struct BuilderTests {
  @Test func namesAreSharedAndTreesAreIndependent() throws {
    let names = XMLTree.NameTable()
    let builder = XMLTree.Builder(names: names)
    var trees: [XMLTree] = []
    for round in 0..<3 {
      builder.begin("view")
      builder.attribute("x", "\(round)")
      builder.begin("label")
      builder.text("t & \u{1}")
      builder.end()
      builder.begin("label")
      trees.append(try builder.finish())
    }
    #expect(builder.replacedCount == 3)
    #expect(
      try trees.map { try XPathExpression("/view/@x").evaluate(on: $0).string } == ["0", "1", "2"]
    )
    let text = "<view x=\"1\"><label>t &amp; ␁</label><label/></view>"
    #expect(trees[1].serialized(pretty: false, declaration: false) == text)
    #expect(trees[0].root?.location == nil && trees[0].root?.line == 0)
  }

  @Test func misuseGivesATreeAndNoTrap() throws {
    let builder = XMLTree.Builder()
    builder.end()
    builder.attribute("lost", "x")
    builder.text("lost")
    builder.begin("a")
    builder.end()
    builder.end()
    builder.begin("second root")
    let tree = try builder.finish()
    #expect(tree.serialized(pretty: false, declaration: false) == "<a><second_root/></a>")
    #expect(try XMLTree.Builder().finish().root == nil)
  }
}
