import Testing

@testable import XMLSupport

@Suite struct LimitTests {
  private func nested(_ depth: Int) -> String {
    String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
  }

  @Test func theDepthLimitIsExactAndSaysWhere() throws {
    _ = try XMLTree(text: nested(256))
    let error = errorOf { () throws(XMLError) in
      _ = try XMLTree(text: nested(257), file: "f.xml")
    }
    #expect(error?.code == .depthLimit)
    #expect(error?.description == "f.xml:1:769: elements are nested more than 256 deep")
  }

  @Test func tenThousandLevelsAreAClearError() {
    let error = errorOf { () throws(XMLError) in
      _ = try XMLTree(text: nested(10_000), file: "f.xml")
    }
    #expect(error?.code == .depthLimit)
  }

  @Test func aHigherDepthLimitIsGranted() throws {
    let tree = try XMLTree(text: nested(1_000), limits: XMLLimits(depthMax: 1_000))
    #expect(tree.root != nil)
    let error = errorOf { () throws(XMLError) in
      _ = try XMLTree(text: nested(1_001), limits: XMLLimits(depthMax: 1_000))
    }
    #expect(error?.code == .depthLimit)
  }

  @Test func bytesElementsAndAttributesAreBounded() throws {
    let text = "<a>\n<b x='1' y='2'/><b/></a>"
    _ = try XMLTree(text: text, limits: XMLLimits(byteCountMax: text.utf8.count))
    let size = errorOf { () throws(XMLError) in
      _ = try XMLTree(text: text, file: "f", limits: XMLLimits(byteCountMax: 27))
    }
    #expect(size?.description == "f: the document has 28 bytes; expected at most 27")
    _ = try XMLTree(text: text, limits: XMLLimits(elementCountMax: 3))
    let elements = errorOf { () throws(XMLError) in
      _ = try XMLTree(text: text, file: "f", limits: XMLLimits(elementCountMax: 2))
    }
    #expect(elements?.description == "f:2:17: the document has more than 2 elements")
    _ = try XMLTree(text: text, limits: XMLLimits(attributeCountMax: 2))
    let attributes = errorOf { () throws(XMLError) in
      _ = try XMLTree(text: text, file: "f", limits: XMLLimits(attributeCountMax: 1))
    }
    #expect(attributes?.description == "f:2:1: an element has 2 attributes; expected at most 1")
  }

  @Test func aFileBeyondTheSizeIsNotRead() throws {
    let folder = try ScratchFolder()
    let path = try folder.write("big.xml", "<a>" + String(repeating: "x", count: 100) + "</a>")
    let error = errorOf { () throws(XMLError) in
      _ = try XMLTree(contentsOf: path, limits: XMLLimits(byteCountMax: 50))
    }
    #expect(error?.code == .sizeLimit)
  }
}

@Suite struct EntityTests {
  private func bomb(levels: Int, inAttribute: Bool, reversed: Bool) -> String {
    var text = "<!DOCTYPE a [\n<!ENTITY e0 'lollollol'>\n"
    for level in reversed ? Array((1...levels).reversed()) : Array(1...levels) {
      let references = String(repeating: "&e\(level - 1);", count: 10)
      text += "<!ENTITY e\(level) '\(references)'>\n"
    }
    return text + (inAttribute ? "]><a x='&e\(levels);'/>" : "]>\n<a>&e\(levels);</a>")
  }

  @Test(arguments: [5, 9, 30], [(false, false), (false, true), (true, false), (true, true)])
  func anEntityBombIsAQuickError(levels: Int, form: (inAttribute: Bool, reversed: Bool)) {
    let clock = ContinuousClock()
    let duration = clock.measure {
      let error = errorOf { () throws(XMLError) in
        _ = try XMLTree(
          text: bomb(levels: levels, inAttribute: form.inAttribute, reversed: form.reversed),
          file: "f.xml"
        )
      }
      #expect(error?.code == .entityExpansion)
      #expect((3...levels + 4).contains(error?.location?.line ?? 0))
      #expect(error?.message == "entities expand to more than 1048576 bytes")
    }
    #expect(duration < .seconds(1))
  }

  @Test func manyReferencesToOneLargeEntityAddUp() {
    let text =
      "<!DOCTYPE a [<!ENTITY e '" + String(repeating: "x", count: 10_000) + "'>]><a>"
      + String(repeating: "&e;", count: 200) + "</a>"
    let error = errorOf { () throws(XMLError) in _ = try XMLTree(text: text) }
    #expect(error?.code == .entityExpansion)
  }

  @Test func anEntityThatContainsItselfIsAnError() {
    let text = "<!DOCTYPE a [<!ENTITY e 'x&f;'><!ENTITY f '&e;'>]>\n<a>&e;</a>"
    let error = errorOf { () throws(XMLError) in _ = try XMLTree(text: text, file: "f.xml") }
    #expect(error?.description == "f.xml:1:49: entity 'f' refers to itself")
  }

  @Test func internalEntitiesAreExpanded() throws {
    let text =
      "<!DOCTYPE a [<!ENTITY e 'x&f;y'><!ENTITY f '<i n=\"1\"/>'>]>\n<a>&e;\n&e;<b z='&lt;'/></a>"
    let tree = try XMLTree(text: text, file: "f.xml")
    #expect(
      tree.serialized(pretty: false, declaration: false)
        == "<a>x<i n=\"1\"/>y\nx<i n=\"1\"/>y<b z=\"&lt;\"/></a>"
    )
    // libxml2 copies the content of the first reference for the second, its line included.
    #expect(tree.root?.elements.map(\.line) == [2, 2, 3])
  }

  @Test(arguments: [
    ("<!DOCTYPE a SYSTEM 'file:///etc/passwd'>\n<a/>", "file:///etc/passwd"),
    ("<!DOCTYPE a PUBLIC 'p' 'http://example.invalid/x.dtd'><a/>", "http://example.invalid/x.dtd"),
    ("<!DOCTYPE a [<!ENTITY e SYSTEM '/etc/passwd'>]><a>&e;</a>", "/etc/passwd"),
    ("<!DOCTYPE a [<!ENTITY e SYSTEM '/etc/passwd'>]><a x='&e;'/>", "/etc/passwd"),
    ("<!DOCTYPE a [<!ENTITY % e SYSTEM '/etc/passwd'> %e;]><a/>", "/etc/passwd"),
    ("<!DOCTYPE a [<!ENTITY % e '<!ENTITY f \"x\">'> %e;]><a>&f;</a>", "parameter entities"),
    (
      "<!DOCTYPE a [<!NOTATION n SYSTEM 'n'><!ENTITY e SYSTEM 'pic' NDATA n>]><a/>", "pic"
    ),
  ])
  func nothingExternalIsRead(_ text: String, _ named: String) {
    let error = errorOf { () throws(XMLError) in _ = try XMLTree(text: text, file: "f.xml") }
    #expect(error?.code == .externalEntity)
    #expect(error?.message.contains(named) == true)
    #expect(error?.location?.line == 1)
    #expect(error?.location?.column ?? 0 > 0)
  }
}
