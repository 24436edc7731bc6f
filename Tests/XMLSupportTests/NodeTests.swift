import Testing

@testable import XMLSupport

@Suite struct NodeTests {
  @Test func navigationAndValues() throws {
    let tree = try XMLTree(
      text: "<s xmlns:p='u'><case id='1'>a<!--c-->b</case><case p:id='2' id='3'/><p:x/></s>",
      file: "s.xml"
    )
    let root = try #require(tree.root)
    #expect(root.name == "s" && root.kind == .element && root.parent == tree.documentNode)
    #expect(root.elements.map(\.name) == ["case", "case", "x"])
    let first = try #require(root.element("case"))
    #expect(first.text == "ab" && first["id"] == "1" && first["none"] == nil)
    #expect(first.children.map(\.kind) == [.text, .comment, .text])
    let second = root.elements[1]
    #expect(second["id"] == "3")
    #expect(second.attributes.map(\.qualifiedName) == ["p:id", "id"])
    #expect(second.attributes.map(\.path) == ["/s/case[2]/@p:id", "/s/case[2]/@id"])
    #expect(root.elements[2].path == "/s/p:x" && root.elements[2].namespaceURI == "u")
    #expect(tree.documentNode.path == "/" && tree.documentNode.parent == nil)
    #expect(Set([first, first, second]).count == 2)
  }

  @Test func aNodeKeepsItsTreeAlive() throws {
    let node = try #require(XMLTree(text: "<a><b c='d'/></a>").root?.element("b"))
    #expect(node["c"] == "d" && node.path == "/a/b")
  }

  @Test func placesAreThoseOfTheTagsStart() throws {
    let text = "<a x='1'>\n  <b\n   y='ä'\tz=\n '2&amp;3'>t</b></a>"
    let tree = try XMLTree(text: text, file: "s.xml")
    let b = try #require(tree.root?.element("b"))
    #expect(tree.root?.location == DocumentLocation(file: "s.xml", line: 1, column: 1))
    #expect(b.location == DocumentLocation(file: "s.xml", line: 2, column: 3))
    #expect(b.location(ofAttribute: "y")?.description == "s.xml:3:7")
    #expect(b.location(ofAttribute: "z")?.description == "s.xml:4:3")
    #expect(b.location(ofAttribute: "none") == b.location)
    #expect(b.attributeNode("z")?.location?.line == 4)
    #expect(b.children.first?.location == b.location)
  }

  @Test func linesGoOnBeyond16Bits() throws {
    let lines = 70_000
    let text = "<a>" + String(repeating: "\n", count: lines) + " <b x='1'/>\n<c><d/></c></a>"
    let tree = try XMLTree(text: text, file: "s.xml")
    #expect(tree.root?.element("b")?.location?.description == "s.xml:70001:2")
    #expect(tree.root?.element("b")?.location(ofAttribute: "x")?.column == 8)
    #expect(tree.root?.element("c")?.element("d")?.location?.description == "s.xml:70002:4")
    let error = errorOf { () throws(XMLError) in
      _ = try XMLTree(text: text + "<", file: "s.xml")
    }
    #expect(error?.location?.line == lines + 2)
  }

  @Test func placesOfEveryElementInALargeDocument() throws {
    var text = "<list>\n"
    for row in 0..<2_000 {
      text += "\(String(repeating: " ", count: row % 7))<row\n  id='\(row)'\n  t='x>y'/>\n"
    }
    let tree = try XMLTree(text: text + "</list>", file: "s.xml")
    for (row, node) in (tree.root?.elements ?? []).enumerated() {
      let place = DocumentLocation(file: "s.xml", line: 2 + 3 * row, column: row % 7 + 1)
      #expect(node.location == place)
    }
  }

  @Test func aByteOrderMarkTakesNoColumn() throws {
    let bytes = [0xEF, 0xBB, 0xBF] + Array("<a x='1'><b/></a>".utf8)
    let tree = try XMLTree(bytes: bytes, file: "s.xml")
    #expect(tree.root?.location?.column == 1)
    #expect(tree.root?.element("b")?.location?.column == 10)
    #expect(tree.root?.location(ofAttribute: "x")?.column == 7)
  }

  @Test func otherEncodingsKeepTheirText() throws {
    let text = "<?xml version='1.0' encoding='UTF-16'?>\n<a x='ä€'>\n <b/></a>"
    var wide: [UInt8] = [0xFE, 0xFF]
    for unit in text.utf16 { wide += [UInt8(unit >> 8), UInt8(unit & 0xFF)] }
    let tree = try XMLTree(bytes: wide, file: "s.xml")
    #expect(tree.root?["x"] == "ä€")
    #expect(tree.root?.element("b")?.line == 3)
    let latin = Array("<?xml version='1.0' encoding='ISO-8859-1'?>\n<a x='".utf8) + [0xE4]
    let other = try XMLTree(bytes: latin + Array("'/>".utf8), file: "s.xml")
    #expect(other.root?["x"] == "ä")
    #expect(other.root?.line == 2)
  }
}

@Suite struct ConcurrencyTests {
  @Test func treesCanBeMadeOnManyThreadsAtOnce() async {
    let sums = await withTaskGroup(of: Int.self) { group in
      for task in 0..<16 {
        group.addTask {
          var sum = 0
          for round in 0..<100 {
            let text = "<a><b x='\(task)'/><b x='\(round)'/></a>"
            guard let tree = try? XMLTree(text: text, file: "f\(task).xml"),
              let sumOf = try? XPathExpression("sum(//@x)").evaluate(on: tree).number
            else { continue }
            sum += Int(sumOf)
            if (try? XMLTree(text: "<a><\(task)", file: "f")) != nil { sum += 1_000_000 }
          }
          return sum
        }
      }
      return await group.reduce(into: [Int]()) { $0.append($1) }
    }
    #expect(sums.sorted() == (0..<16).map { $0 * 100 + 4_950 })
  }
}
