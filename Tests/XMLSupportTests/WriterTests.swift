import Testing

@testable import XMLSupport

@Suite struct WriterTests {
  @Test func theWholeLayout() {
    var writer = XMLWriter(into: "")
    writer.comment(" a--b ")
    writer.begin("suites")
    writer.element("empty")
    writer.element("case", ["name": "a<b>\"&\n\t\r", "none": ""], text: "x < y\r & ]]>")
    writer.begin("out")
    writer.cdata("a]]>b\rc")
    writer.end()
    writer.begin("mixed")
    writer.text("t")
    writer.element("i", text: "u")
    #expect(writer.depth == 2)
    #expect(
      writer.finish() == """
        <?xml version="1.0" encoding="UTF-8"?>
        <!--  a- -b  -->
        <suites>
          <empty/>
          <case name="a&lt;b&gt;&quot;&amp;&#10;&#9;&#13;" none="">x &lt; y&#13; &amp; ]]&gt;</case>
          <out><![CDATA[a]]]]><![CDATA[>b]]>&#13;<![CDATA[c]]></out>
          <mixed>t<i>u</i></mixed>
        </suites>

        """
    )
  }

  @Test func compactOutputHasNoWhiteSpace() {
    var writer = XMLWriter(into: "", indentation: nil, declaration: false)
    writer.begin("a")
    writer.element("b", ["c": "d"])
    #expect(writer.finish() == "<a><b c=\"d\"/></a>")
  }

  @Test func everyForbiddenCharacterIsReplacedAndCounted() throws {
    for value in 0..<0x20 where ![0x9, 0xA, 0xD].contains(value) {
      let text = XMLText("a\(UnicodeScalar(UInt8(value)))b")
      #expect(text.replacedCount == 1)
      #expect(text.string.unicodeScalars.map(\.value) == [0x61, UInt32(0x2400 + value), 0x62])
    }
    let noncharacters = XMLText("\u{FFFE}\u{FFFF}\u{FFFD}\u{EFFF}")
    #expect(noncharacters.replacedCount == 2)
    #expect(noncharacters.string == "\u{FFFD}\u{FFFD}\u{FFFD}\u{EFFF}")
    #expect(XMLText("\t\n\r ä\u{7F}\u{85}😀").replacedCount == 0)
  }

  @Test func forbiddenCharactersAnywhereStillGiveADocument() throws {
    var writer = XMLWriter(into: "", indentation: nil)
    writer.begin("1 bad\u{0}")
    writer.attribute("", "\u{1}")
    writer.attribute("b<", "\u{FFFF}")
    writer.comment("\u{2}-")
    writer.cdata("\u{3}")
    writer.text("\u{1B}[31m")
    #expect(writer.replacedCount == 10)
    let tree = try XMLTree(text: writer.finish())
    #expect(tree.root?.name == "_" + "_bad_" && tree.root?["_"] == "␁")
    #expect(tree.root?.text == "␃␛[31m")
  }

  @Test func randomDocumentsComeBackAsTheyWereWritten() throws {
    var random = SeededGenerator(seed: 42)
    for round in 0..<300 {
      let element = Element.random(&random, depth: 0)
      var writer = XMLWriter(into: "", indentation: nil, declaration: round % 2 == 0)
      element.write(&writer)
      let text = writer.finish()
      let tree = try XMLTree(text: text)
      let root = try #require(tree.root)
      let again = try #require(XMLTree(text: tree.serialized(pretty: false)).root)
      let builder = XMLTree.Builder()
      element.write(builder)
      let built = try #require(try builder.finish().root)
      // One failure is enough to read.
      try #require(Element(root) == element.merged)
      try #require(Element(again) == element.merged)
      try #require(Element(built) == element.merged)
    }
  }
}

/// What a random document is compared by.
private struct Element: Equatable {
  enum Child: Equatable {
    case element(Element)
    case text(String)
  }

  var name: String
  var attributes: [[String]] = []
  var children: [Child] = []

  static let letters: [Character] = [
    "a", "Z", "0", " ", "<", ">", "&", "\"", "'", "\n", "\t", "\r", "]", "ä", "€", "😀", "{", "\r\n",
    "\u{301}", "\u{FFFD}",
  ]

  static func text(_ random: inout SeededGenerator) -> String {
    let count = Int.random(in: 0...12, using: &random)
    return String(
      (0..<count).map { _ in letters[Int.random(in: 0..<letters.count, using: &random)] }
    )
  }

  static func random(_ random: inout SeededGenerator, depth: Int) -> Element {
    var element = Element(name: ["view", "tableViewCell", "ä-1.b_"].randomElement(using: &random)!)
    for index in 0..<Int.random(in: 0...4, using: &random) {
      element.attributes.append(["a\(index)", text(&random)])
    }
    guard depth < 5 else { return element }
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      if Bool.random(using: &random) {
        element.children.append(.text(text(&random)))
      } else {
        element.children.append(.element(.random(&random, depth: depth + 1)))
      }
    }
    return element
  }

  /// Readers join neighbouring texts and drop empty ones.
  var merged: Element {
    var copy = self
    copy.children = []
    for child in children {
      switch (child, copy.children.last) {
      case (.text(""), _): continue
      case (.text(let text), .text(let before)):
        copy.children[copy.children.count - 1] = .text(before + text)
      case (.element(let element), _): copy.children.append(.element(element.merged))
      default: copy.children.append(child)
      }
    }
    return copy
  }

  init(name: String) { self.name = name }

  init(_ node: XMLNode) {
    name = node.name
    attributes = node.attributes.map { [$0.name, $0.text] }
    for child in node.children {
      children.append(child.kind == .element ? .element(Element(child)) : .text(child.text))
    }
    self = merged
  }

  func write(_ writer: inout XMLWriter<String>) {
    writer.begin(name)
    for pair in attributes { writer.attribute(pair[0], pair[1]) }
    for (index, child) in children.enumerated() {
      switch child {
      case .element(let element): element.write(&writer)
      case .text(let text): index % 2 == 0 ? writer.text(text) : writer.cdata(text)
      }
    }
    writer.end()
  }

  func write(_ builder: XMLTree.Builder) {
    builder.begin(name)
    for pair in attributes { builder.attribute(pair[0], pair[1]) }
    for child in children {
      switch child {
      case .element(let element): element.write(builder)
      case .text(let text): builder.text(text)
      }
    }
    builder.end()
  }
}
