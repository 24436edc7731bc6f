import InterfaceBuilder
import Testing
import XMLSupport

@Suite("Hostile documents")
struct LimitTests {
  private func code(_ text: String, limits: XMLLimits = .default) -> IBError.Code? {
    do throws(IBError) {
      _ = try IBDocument(bytes: text.utf8, file: "test.xib", limits: limits)
      return nil
    } catch {
      return error.code
    }
  }

  @Test("an entity bomb")
  func entityBomb() {
    let text = """
      <!DOCTYPE document [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>
      <document type="&b;"/>
      """
    #expect(code(text) == .entityExpansion)
  }

  @Test("external entities and DTDs")
  func externalEntities() {
    #expect(
      code(
        "<!DOCTYPE d [<!ENTITY a SYSTEM \"file:///etc/passwd\">]><document type=\"x\">&a;</document>"
      )
        == .externalEntity
    )
    #expect(code("<!DOCTYPE d SYSTEM \"http://127.0.0.1/x.dtd\"><document/>") == .externalEntity)
  }

  @Test("10,000 levels")
  func depth() {
    let levels = 10_000
    let text =
      String(repeating: "<view>", count: levels) + String(repeating: "</view>", count: levels)
    #expect(code(xib(text)) == .depthLimit)
    let fine = String(repeating: "<view>", count: 200) + String(repeating: "</view>", count: 200)
    #expect(code(xib(fine)) == nil)
  }

  @Test("sizes and counts")
  func sizes() {
    let text = xib(String(repeating: "<view/>", count: 50))
    #expect(code(text) == nil)
    #expect(code(text, limits: XMLLimits(byteCountMax: 100)) == .sizeLimit)
    #expect(code(text, limits: XMLLimits(elementCountMax: 40)) == .sizeLimit)
    #expect(code(text, limits: XMLLimits(attributeCountMax: 2)) == .sizeLimit)
    let names = (0..<3_000).map { "<n\($0)/>" }.joined()
    #expect(code(xib(names)) == .sizeLimit)
  }

  @Test("malformed XML", arguments: ["<document>", "<a></b>", "<a b=1/>", "<a b='1' b='2'/>", "x"])
  func malformed(text: String) {
    #expect(code(text) == .malformed)
  }

  @Test("text in other encodings is read the same")
  func encodings() throws {
    let text = xib("<label id=\"a\" text=\"Grüße\"/>")
      .replacing("encoding=\"UTF-8\"", with: "encoding=\"UTF-16\"")
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in text.utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    let wide = try IBDocument(bytes: bytes, file: "wide.xib")
    #expect(wide.object(withID: "a")?.label?.text == "Grüße")
    #expect(wide.object(withID: "a")?.location.line == 7)
    let latin = Array(
      xib("<label id=\"a\" text=\"Gr?\"/>").replacing("UTF-8", with: "ISO-8859-1").utf8
    ).map { $0 == UInt8(ascii: "?") ? 0xFC : $0 }
    // The question marks of the XML declaration have to stay.
    var fixed = latin
    fixed[1] = UInt8(ascii: "?")
    if let end = latin.firstIndex(of: UInt8(ascii: ">")) { fixed[end - 1] = UInt8(ascii: "?") }
    let document = try IBDocument(bytes: fixed, file: "latin.xib")
    #expect(document.object(withID: "a")?.label?.text == "Grü")
    let marked = try IBDocument(bytes: [0xEF, 0xBB, 0xBF] + Array(xib("<view id=\"v\"/>").utf8))
    #expect(marked.object(withID: "v") != nil)
  }
}
