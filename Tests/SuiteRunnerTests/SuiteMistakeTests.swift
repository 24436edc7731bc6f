import Testing

@testable import SuiteRunner

/// What the checker says of a suite, one line per mistake.
func mistakes(in text: String, root: String = "suite") -> [String] {
  let file = SuiteFile(name: "suite.xml", path: "/suite.xml")
  do {
    var checker = GrammarChecker()
    checker.checkDocument(
      try SourceReader.read(bytes: Array(text.utf8), file: file),
      expected: root
    )
    return checker.mistakes.sorted { $0.location < $1.location }.map(\.description)
  } catch {
    return error.mistakes.map(\.description)
  }
}

/// A suite around some cases.
func suiteText(_ body: String) -> String {
  """
  <suite name="s" version="1">
  <nib name="Header" file="Header.xib"/>
  <fixture id="photos"><collectionView width="100" height="100"/></fixture>
  \(body)
  </suite>
  """
}

@Suite("Mistakes in suites")
struct SuiteMistakeTests {
  @Test("An unknown step names the place, the allowed ones and the nearest")
  func unknownStep() {
    let found = mistakes(in: suiteText("<case id=\"a\">\n    <setle/>\n  </case>"))
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix(
        "suite.xml:5:5: unknown element \"setle\" in <case>; expected description, instantiate, "
      ) == true
    )
    #expect(found.first?.hasSuffix(" (did you mean \"settle\"?)") == true)
    #expect(found.first?.contains(" expectRefusal") == true)
  }

  @Test("An unknown attribute is placed at its value and answered with the known ones")
  func unknownAttribute() {
    #expect(
      mistakes(
        in: suiteText("<case id=\"a\"><resize width=\"1\" hieght=\"2\" height=\"3\"/></case>")
      )
        == [
          "suite.xml:4:40: unknown attribute \"hieght\" of <resize>; expected width or height "
            + "(did you mean \"height\"?)"
        ]
    )
  }

  @Test("A missing attribute says what it should be")
  func missingAttribute() {
    #expect(
      mistakes(in: suiteText("<case id=\"a\"><resize width=\"1\"/></case>"))
        == ["suite.xml:4:14: <resize> needs the attribute \"height\": a number"]
    )
  }

  @Test("A value of the wrong type is shown with the type")
  func wrongType() {
    #expect(
      mistakes(in: suiteText("<case id=\"a\"><resize width=\"wide\" height=\"3\"/></case>"))
        == ["suite.xml:4:29: width=\"wide\" of <resize>: expected a number"]
    )
  }

  @Test("A word that is not of an enumeration is answered with all of them")
  func wrongWord() {
    #expect(
      mistakes(in: "<suite name=\"s\" version=\"1\" profile=\"ios5\"/>")
        == [
          "suite.xml:1:38: profile=\"ios5\" of <suite>: expected ios6, ios7, ios11, ios15, ios16, ios17, ios18 or "
            + "ios26 (did you mean \"ios6\"?)"
        ]
    )
  }

  @Test("A duplicate id says where the first stands")
  func duplicateID() {
    #expect(
      mistakes(in: suiteText("<case id=\"a\"><layout/></case>\n<case id=\"a\"><layout/></case>"))
        == ["suite.xml:5:11: duplicate case \"a\"; first at suite.xml:4:11"]
    )
  }

  @Test("A dangling reference lists what is declared")
  func danglingReference() {
    #expect(
      mistakes(
        in: suiteText(
          "<case id=\"a\" fixture=\"phots\"><instantiate nib=\"Headr\"/></case>"
        )
      ) == [
        "suite.xml:4:23: no fixture \"phots\"; declared: photos (did you mean \"photos\"?)",
        "suite.xml:4:48: no nib \"Headr\"; declared: Header (did you mean \"Header\"?)",
      ]
    )
  }

  @Test("Attributes that exclude one another are refused together")
  func exclusions() {
    #expect(
      mistakes(
        in: suiteText("<case id=\"a\"><instantiate/><set property=\"x\" value=\"\"/></case>")
      )
        == [
          "suite.xml:4:14: <instantiate> needs at least one of the attributes nib, nibName, class, storyboard "
            + "or storyboardName",
          "suite.xml:4:28: <set> needs exactly one of the attributes on or object",
        ]
    )
  }

  @Test("A wrong order says the right one")
  func wrongOrder() {
    #expect(
      mistakes(
        in: suiteText(
          "<benchmark id=\"b\"><measure><layout/></measure><setup/></benchmark>"
        )
      ) == [
        "suite.xml:4:47: <setup> stands at the wrong place or once too often in <benchmark>; "
          + "expected the order <description>, <setup>, <measure>, <budget>, <scaling>"
      ]
    )
  }

  @Test("Text where none belongs is shown")
  func strayText() {
    #expect(
      mistakes(in: suiteText("<case id=\"a\">hello<layout/></case>"))
        == ["suite.xml:4:1: text \"hello\" in <case>, which takes none"]
    )
  }

  @Test("A misplaced element is told apart from an unknown one")
  func misplaced() {
    let found = mistakes(in: suiteText("<case id=\"a\"><size key=\"itemSize\"/></case>"))
    #expect(found.first?.hasPrefix("suite.xml:4:14: misplaced element \"size\" in <case>") == true)
  }

  @Test("Several mistakes are found in one pass, in order")
  func several() {
    let text = suiteText(
      """
      <case id="a b"><resize width="x" height="y"/></case>
      <case><layout/></case>
      <cass id="c"/>
      """
    )
    #expect(mistakes(in: text).count == 5)
  }

  @Test("Another document element is refused")
  func wrongRoot() {
    #expect(
      mistakes(in: "<siute/>")
        == ["suite.xml:1:1: the document's element is <siute>; expected <suite>"]
    )
  }

  @Test(
    "Malformed XML, a bomb and an external entity are mistakes with places",
    arguments: [
      "<suite name=\"s\"", "", "<suite><case></suite>", "\u{0}",
      "<!DOCTYPE suite [<!ENTITY a SYSTEM \"file:///etc/passwd\">]><suite>&a;</suite>",
      "<!DOCTYPE s [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;\"><!ENTITY c \"&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;\"><!ENTITY d \"&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;\"><!ENTITY e \"&d;&d;&d;&d;&d;&d;&d;&d;&d;&d;\"><!ENTITY f \"&e;&e;&e;&e;&e;&e;&e;&e;&e;&e;\">]><suite>&f;&f;&f;&f;&f;&f;&f;&f;</suite>",
      String(repeating: "<a>", count: 10_000),
    ]
  )
  func hostile(_ text: String) {
    let found = mistakes(in: text)
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.hasPrefix("suite.xml") })
  }

  @Test("A good suite has no mistakes; xsi attributes are left alone")
  func good() {
    let text = """
      <suite name="s" version="1" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
        xsi:noNamespaceSchemaLocation="suite.xsd">
        <description>Words.</description>
        <case id="a" sweep="n: 1 2"><resize width="{$n * 10}" height="3"/></case>
      </suite>
      """
    #expect(mistakes(in: text).isEmpty)
  }
}
