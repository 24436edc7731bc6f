import Testing

@testable import XMLSupport

@Suite struct StartTagLimitTests {
  private func attributes(_ count: Int) -> String {
    (0..<count).map { " a\($0)=''" }.joined()
  }

  private func refusal(_ text: String, limits: XMLLimits = .default) -> String? {
    do throws(XMLError) {
      _ = try XMLTree(text: text, file: "f", limits: limits)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func attributesAreCountedBeforeTheyAreCompared() {
    let text = "<a>\n <b\(attributes(200_000))/></a>"
    // A quarter of these would cost libxml2 a second.
    let roomy = XMLLimits(startTagByteCountMax: 1 << 30)
    #expect(
      refusal(text, limits: roomy)
        == "f:2:2: an element has 200000 attributes; expected at most 1000"
    )
    #expect(
      refusal(text)
        == "f:2:2: a start tag has more than 1048576 bytes; "
        + "expected long texts in elements of their own"
    )
    #expect(refusal("<a>\n <b\(attributes(1_000))/></a>") == nil)
    #expect(refusal("<a>\n <b\(attributes(1_001))/></a>")?.contains("1001 attributes") == true)
  }

  @Test func aLongTagIsRefusedAtItsStart() {
    let limits = XMLLimits(startTagByteCountMax: 100)
    let long = String(repeating: "x", count: 120)
    #expect(refusal("<a><b t='\(long)'/></a>", limits: limits)?.hasPrefix("f:1:4: ") == true)
    #expect(refusal("<a><b t='\(long)", limits: limits)?.contains("start tag") == true)
    // Long texts, comments and processing instructions are no tags; `>` may stand in a value.
    #expect(refusal("<a>\(long)\(long)</a>", limits: limits) == nil)
    #expect(refusal("<a><!-- \(long)\(long) --></a>", limits: limits) == nil)
    #expect(refusal("<a><?p \(long)\(long)?></a>", limits: limits) == nil)
    #expect(refusal("<a><![CDATA[\(long)\(long)]]></a>", limits: limits) == nil)
    #expect(refusal("<a><b t='>>>>'/>\(long)</a>", limits: limits) == nil)
  }

  @Test func wideTextAndEntitiesAreCounted() {
    let text = "<a\(attributes(50_000))/>"
    var wide: [UInt8] = [0xFF, 0xFE]
    for unit in text.utf16 { wide += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    let excess = wide.withUnsafeBufferPointer {
      StartTagLimit(limits: .default).firstExcess(in: $0)
    }
    #expect(excess?.offset == 2)
    let entity = "<!DOCTYPE a [<!ENTITY e \"&#60;b\(attributes(50_000))/>\">]><a>&e;</a>"
    #expect(refusal(entity)?.contains("50000 attributes") == true)
  }

  @Test func placesAreThoseOfTheirLines() {
    let bytes: [UInt8] = [0xEF, 0xBB, 0xBF] + Array("a\nbc\n\nd".utf8)
    bytes.withUnsafeBufferPointer { bytes in
      let places = SourcePlaces(bytes: bytes, lines: LineStarts())
      let found = [0, 3, 4, 5, 6, 7, 8, 9, 10, 99].map { offset in
        let (line, column) = places.lineAndColumn(offset)
        return [line, column]
      }
      #expect(
        found == [
          [1, 1], [1, 1], [1, 2], [2, 1], [2, 2], [2, 3], [3, 1], [4, 1], [4, 2], [4, 2],
        ]
      )
    }
  }

  @Test func elementsOfOneLongLineHaveTheirColumns() throws {
    let tree = try XMLTree(text: "<a>" + String(repeating: "<b/>", count: 100_000) + "\n<c/></a>")
    let nodes = try #require(tree.root).children
    #expect(nodes[0].location?.column == 4)
    #expect(nodes[1].location?.column == 8)
    #expect(nodes.last?.location?.line == 2)
    #expect(nodes.last?.location?.column == 1)
  }
}
