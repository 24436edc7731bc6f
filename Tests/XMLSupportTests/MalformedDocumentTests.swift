import Testing

@testable import XMLSupport

@Suite struct MalformedDocumentTests {
  struct Mistake: Sendable, CustomTestStringConvertible {
    let text: String
    let code: XMLError.Code
    let line: Int
    let column: Int
    let expected: String?

    init(
      _ text: String,
      _ code: XMLError.Code,
      _ line: Int,
      _ column: Int,
      _ expected: String?
    ) {
      self.text = text
      self.code = code
      self.line = line
      self.column = column
      self.expected = expected
    }

    var testDescription: String { String(text.prefix(40)) }
  }

  static let mistakes: [Mistake] = [
    Mistake("", .empty, 1, 1, "a root element"),
    Mistake(" \n ", .empty, 2, 2, "a root element"),
    Mistake("no markup", .empty, 1, 1, "a root element"),
    Mistake("<a>", .malformed, 1, 4, "</a>"),
    Mistake("<a>\n  <b></a>", .malformed, 2, 10, "</b>"),
    Mistake("<a", .malformed, 1, 3, "'>' or '/>'"),
    Mistake("<a x=1/>", .malformed, 1, 6, "a value in quotes"),
    Mistake("<a x/>", .malformed, 1, 5, "x=\"…\""),
    Mistake("<a x='1' x='2'/>", .malformed, 1, 15, "each attribute once"),
    Mistake("<a x='<'/>", .malformed, 1, 7, "'&lt;' for '<' in a value"),
    Mistake("<a/>\n<b/>", .malformed, 2, 1, "nothing after the root element"),
    Mistake("<p:a/>", .malformed, 1, 5, "xmlns:p=\"…\""),
    Mistake(
      "<a>\n &x;</a>",
      .malformed,
      2,
      5,
      "amp, lt, gt, quot, apos or a declared entity"
    ),
    Mistake("<a>&lt</a>", .malformed, 1, 7, "';' after the entity's name, or '&amp;' for '&'"),
    Mistake("<a><!-- x", .malformed, 1, 10, "'-->'"),
    Mistake("<a>\u{1}</a>", .malformed, 1, 4, nil),
    Mistake(
      "<a/>\n\0x",
      .malformed,
      2,
      1,
      "text in UTF-8, or in UTF-16 with a byte order mark"
    ),
    Mistake("<?xml version='1.0' encoding='nope'?><a/>", .encoding, 1, 36, nil),
  ]

  @Test(arguments: mistakes) func aMistakeHasItsPlaceAndWhatWasExpected(_ mistake: Mistake) {
    let error = errorOf { () throws(XMLError) in
      _ = try XMLTree(bytes: Array(mistake.text.utf8), file: "dir/f.xml")
    }
    #expect(error?.code == mistake.code)
    #expect(error?.expected == mistake.expected)
    #expect(
      error?.location
        == DocumentLocation(file: "dir/f.xml", line: mistake.line, column: mistake.column)
    )
    let start = "dir/f.xml:\(mistake.line):\(mistake.column): "
    #expect(error?.description.hasPrefix(start) == true)
  }

  @Test func bytesThatAreNotUTF8AreAnEncodingError() {
    let error = errorOf { () throws(XMLError) in
      _ = try XMLTree(bytes: Array("<a>\n ".utf8) + [0xC3, 0x28] + Array("</a>".utf8), file: "f")
    }
    #expect(error?.code == .encoding)
    #expect(error?.location?.line == 2)
  }

  @Test func everyTruncationOfADocumentIsAnErrorWithAPlace() {
    let whole = Array("<?xml version='1.0'?><a x='ä'>\n<b><![CDATA[x]]></b><!-- c --></a>".utf8)
    for count in 0..<whole.count {
      let error = errorOf { () throws(XMLError) in
        _ = try XMLTree(bytes: Array(whole[..<count]), file: "f.xml")
      }
      #expect(error?.location?.line ?? 0 > 0, "\(count) bytes")
    }
  }

  @Test func noMutationTraps() {
    var random = SeededGenerator(seed: 7)
    let whole = Array(
      "<!DOCTYPE a [<!ENTITY e 'x<i/>'>]><a x='1&e;' xmlns:p='u'>\n&e;<p:b/>t<!--c--></a>".utf8
    )
    for _ in 0..<3_000 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: index)
        default: bytes.insert(whole[Int.random(in: 0..<whole.count, using: &random)], at: index)
        }
      }
      if let tree = try? XMLTree(bytes: bytes, file: "f.xml") {
        #expect(tree.root != nil)
        _ = tree.serialized()
      }
    }
  }

  @Test func aMissingFileAndAFolderAreIOErrors() {
    let missing = errorOf { () throws(XMLError) in _ = try XMLTree(contentsOf: "/nowhere/x.xml") }
    #expect(missing?.code == .io)
    #expect(
      missing?.description
        == "/nowhere/x.xml: cannot read '/nowhere/x.xml': No such file or directory"
    )
    let folder = errorOf { () throws(XMLError) in _ = try XMLTree(contentsOf: "/") }
    #expect(folder?.code == .io)
    #expect(folder?.message.contains("a folder") == true)
  }

  @Test func nothingIsPrintedOnStandardError() async throws {
    let result = try await #require(
      processExitsWith: .success,
      observing: [\.standardErrorContent]
    ) {
      for mistake in MalformedDocumentTests.mistakes {
        _ = try? XMLTree(bytes: Array(mistake.text.utf8), file: "f.xml")
      }
      for text in ["foo(", "foo()", "p:a", "count(1)", "$x", "1 div 'a"] {
        _ = try? XPathExpression(text).evaluate(on: XMLTree(text: "<a/>"))
      }
      _ = try? XMLSchemaValidator(bytes: Array("<a/>".utf8), file: "f.xsd")
      _ = BareSAXPass.count(Array("<a".utf8))
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    // The test harness itself may write there; libxml2's lines have its own marks.
    #expect(!text.contains("error :") && !text.contains("parser error") && !text.contains("XPath"))
  }
}
