import Testing

@testable import XMLSupport

@Suite struct XPathTests {
  private func tree() throws -> XMLTree {
    try XMLTree(
      text: """
        <view width="320"><label text="a" x="3"/><label text="b" x="4"/>
        <cell section="0" item="2"><button title="ä"/></cell></view>
        """,
      file: "tree.xml"
    )
  }

  @Test(arguments: [
    ("count(//label)", "2"),
    ("//label[2]/@text = 'b'", "true"),
    ("string(//button/@title)", "ä"),
    ("//cell[@section = $section]/@item + 1", "3"),
    ("sum(//label/@x) * 2 - 1 > 10 and not(//none)", "true"),
    ("concat($name, '-', 1 div 4)", "n-0.25"),
    ("/view/@width", "320"),
    ("* and //*[@x >= 4 or position() = last()]", "true"),
  ])
  func evaluates(_ text: String, _ expected: String) throws {
    let value = try XPathExpression(text).evaluate(on: tree()) { name in
      ["section": .number(0), "name": .string("n")][name]
    }
    #expect(value.string == expected)
  }

  @Test func nodesComeInDocumentOrderAndHavePlaces() throws {
    let tree = try tree()
    let nodes = try XPathExpression("//button | //label/@text | /view").evaluate(on: tree).nodes
    #expect(
      nodes.map(\.path) == [
        "/view", "/view/label[1]/@text", "/view/label[2]/@text", "/view/cell/button",
      ]
    )
    #expect(nodes.last?.location?.description == "tree.xml:2:28")
    #expect(try XPathExpression("//namespace::*").evaluate(on: tree).nodes.isEmpty)
    let cell = try #require(XPathExpression("//cell").evaluate(on: tree).nodes.first)
    #expect(try XPathExpression("button/@title").evaluate(on: cell).string == "ä")
    #expect(try XPathExpression("$n/button").evaluate(on: tree) { _ in .nodes([cell]) }.boolean)
  }

  @Test func conversionsAreThoseOfXPath() {
    #expect(XPathValue.number(.nan).boolean == false && XPathValue.string("0").boolean)
    #expect(XPathValue.number(-0.0).string == "0" && XPathValue.number(2.50).string == "2.5")
    #expect(XPathValue.number(.infinity).string == "Infinity")
    #expect(XPathValue.string(" 12 ").number == 12 && XPathValue.string("x").number.isNaN)
    #expect(XPathValue.boolean(true).number == 1 && XPathValue.nodes([]).number.isNaN)
  }

  struct Mistake: Sendable, CustomTestStringConvertible {
    let text: String
    let code: XMLError.Code
    let column: Int
    let message: String
    let expected: String?
    var testDescription: String { text }
  }

  static let mistakes: [Mistake] = [
    Mistake(
      text: "",
      code: .xpathSyntax,
      column: 0,
      message: "the expression ends too early",
      expected: "a name, '*', '@', '.' or a function"
    ),
    Mistake(
      text: "//a[",
      code: .xpathSyntax,
      column: 4,
      message: "the expression ends too early",
      expected: "a name, '*', '@', '.' or a function"
    ),
    Mistake(
      text: "(1 + 2",
      code: .xpathSyntax,
      column: 6,
      message: "the expression ends too early",
      expected: "')'"
    ),
    Mistake(
      text: "//a == 1",
      code: .xpathSyntax,
      column: 5,
      message: "'=' cannot stand here",
      expected: "a name, '*', '@', '.' or a function"
    ),
    Mistake(
      text: "//a b",
      code: .xpathSyntax,
      column: 4,
      message: "'b' cannot stand here",
      expected: "an operator or the end"
    ),
    Mistake(
      text: "'ä' & 'b'",
      code: .xpathSyntax,
      column: 4,
      message: "'&' has no meaning in XPath",
      expected: nil
    ),
    Mistake(
      text: "@x = 'y",
      code: .xpathSyntax,
      column: 5,
      message: "a string is not closed",
      expected: "\"'\""
    ),
    Mistake(
      text: "chld::a",
      code: .xpathSyntax,
      column: 0,
      message: "there is no axis 'chld'",
      expected: "'child'"
    ),
    Mistake(
      text: "1 + cuont(//a)",
      code: .unknownFunction,
      column: 4,
      message: "XPath 1.0 has no function 'cuont'",
      expected: "'count'"
    ),
    Mistake(
      text: "true() or f:g(1)",
      code: .unknownFunction,
      column: 10,
      message: "XPath 1.0 has no function 'f:g'",
      expected: nil
    ),
    Mistake(
      text: "contains(@a)",
      code: .xpathArguments,
      column: 0,
      message: "contains() has 1 arguments",
      expected: "2"
    ),
    Mistake(
      text: "concat(@a)",
      code: .xpathArguments,
      column: 0,
      message: "concat() has 1 arguments",
      expected: "at least 2"
    ),
    Mistake(
      text: "count('x')",
      code: .xpathArguments,
      column: 6,
      message: "count() takes nodes, this is a string",
      expected: "a path"
    ),
    Mistake(
      text: "//a | 1",
      code: .xpathArguments,
      column: 6,
      message: "'|' joins nodes, this is a number",
      expected: "a path"
    ),
    Mistake(
      text: "//a/p:b",
      code: .unknownPrefix,
      column: 4,
      message: "the namespace prefix 'p' is not declared",
      expected: "a name without a prefix"
    ),
  ]

  @Test(arguments: mistakes) func mistakesHaveACaret(_ mistake: Mistake) {
    let error = errorOf { () throws(XMLError) in _ = try XPathExpression(mistake.text) }
    #expect(error?.code == mistake.code)
    #expect(error?.message == mistake.message)
    #expect(error?.expected == mistake.expected)
    let caret = String(repeating: " ", count: mistake.column + 2) + "^"
    #expect(error?.excerpt == "  \(mistake.text)\n\(caret)")
  }

  @Test func undefinedVariablesAreFoundAtLoadAndAtEvaluation() throws {
    let expression = try XPathExpression("true() or $sectoin = $item")
    #expect(expression.variableNames == ["sectoin", "item"])
    let error = errorOf { () throws(XMLError) in
      try expression.checkVariables(["section", "item"])
    }
    #expect(
      error?.placed(at: DocumentLocation(file: "s.xml", line: 3, column: 9)).description == """
        s.xml:3:9: the variable '$sectoin' is not defined here; expected '$section'
          true() or $sectoin = $item
                    ^
        """
    )
    let late = errorOf { () throws(XMLError) in
      _ = try XPathExpression("$x + 1").evaluate(on: XMLTree(text: "<a/>"))
    }
    #expect(late?.code == .undefinedVariable)
    #expect(late?.message == "the variable '$x' is not defined here")
  }

  @Test func evaluationsAreBounded() throws {
    let tree = try tree()
    let expression = try XPathExpression("count(//*[count(//*[count(//*) > 0]) > 0])")
    let error = errorOf { () throws(XMLError) in
      _ = try expression.evaluate(on: tree, operationLimit: 50)
    }
    #expect(error?.code == .xpathLimit)
    #expect(error?.message == "the evaluation takes too many operations")
    // The limit of one evaluation does not linger.
    #expect(try expression.evaluate(on: tree) == .number(5))
    let kind = errorOf { () throws(XMLError) in
      _ = try XPathExpression("count($x)").evaluate(on: tree) { _ in .number(1) }
    }
    #expect(kind?.code == .xpathEvaluation)
  }

  @Test func deepAndLongExpressionsAreErrors() {
    for text in [
      String(repeating: "(", count: 100_000), String(repeating: "-", count: 60_000) + "1",
      String(repeating: "a[", count: 20_000), "1" + String(repeating: "+1", count: 30_000),
      String(repeating: "not(", count: 10_000),
    ] {
      let error = errorOf { () throws(XMLError) in _ = try XPathExpression(text) }
      #expect(error?.code == .xpathLimit)
    }
  }

  @Test func namespacesAndReentrancy() throws {
    let tree = try XMLTree(text: "<a xmlns='u'><b x='1'/></a>")
    let inner = try XPathExpression("count(//p:b)", namespaces: ["p": "u"])
    let outer = try XPathExpression("//q:b/@x = $n and $n = 1", namespaces: ["q": "u"])
    let value = try outer.evaluate(on: tree) { _ in try? inner.evaluate(on: tree) }
    #expect(value == .boolean(true))
    #expect(try XPathExpression("count(//b)").evaluate(on: tree) == .number(0))
  }
}

@Suite struct XPathExplanationTests {
  private let tree: XMLTree

  init() throws {
    tree = try XMLTree(text: "<v><label text='a' x='3'/><label text='b'/><button/></v>")
  }

  @Test(arguments: [
    ("1 + 1", []),
    ("//label/@x = 3", ["//label/@x"]),
    ("count(//a[b/c = 'x']) = 0 or -sum(d | e) > 1", ["//a[b/c = 'x']", "d | e"]),
    ("(//label)[1]/@text = concat(/v/@t, 'x')", ["(//label)[1]/@text", "/v/@t"]),
    ("string(.)", ["."]), ("id('x')/a", ["id('x')/a"]), ("/", ["/"]), ("$n/a = 1", ["$n/a"]),
    ("not(a and boolean(b))", ["a", "b"]), ("child::* * 2", ["child::*"]),
    ("@div div @mod", ["@div", "@mod"]),
  ])
  func pathsAreFound(_ text: String, _ paths: [String]) throws {
    #expect(try XPathExpression(text).locationSubpaths == paths)
  }

  @Test func explanationsSayWhatWasSelectedAndHowFarAPathCame() throws {
    let expression = try XPathExpression(
      "//label[@text='zz'][1]/@x = $n and not(//none) and count(//label) > 1 and /v/button"
    )
    let found = try expression.explain(on: tree.documentNode, nodeCountMax: 1)
    #expect(found.map(\.path) == ["//label[@text='zz'][1]/@x", "//none", "//label", "/v/button"])
    #expect(found.map(\.count) == [0, 0, 2, 1])
    #expect(found.map(\.isExistenceTest) == [false, true, true, false])
    #expect(found[0].longestMatch?.path == "//label" && found[0].longestMatch?.count == 2)
    #expect(found[1].longestMatch == nil)
    #expect(found[2].nodes.map(\.path) == ["/v/label[1]"])
  }

  @Test(arguments: [
    ("//label/@x = 3", []), ("//lable/@x = 3", ["//lable/@x"]), ("not(//lable)", []),
    ("count(//lable) = 0", []), ("boolean(//lable)", []), ("//lable | //label", []),
    ("string-length(//label[9]/@text) = 0", ["//label[9]/@text"]),
    ("not(//label[//none])", []), ("//a = //b", ["//a", "//b"]),
  ])
  func emptyPathsAreFound(_ text: String, _ empty: [String]) throws {
    let expression = try XPathExpression(text)
    let found = try expression.emptySubpathsOutsideExistenceTests(on: tree.documentNode)
    #expect(found == empty)
  }
}

@Suite struct XPathParserTests {
  private static let fragments = [
    "//a", "/", "a", "@b", "*", "..", ".", "[", "]", "(", ")", "1", ".5", "2.", "'s'", "\"t\"", "+",
    "-", "=", "!=", "<=", "<", "div", "mod", "and", "or", "|", "$v", "count(", "not(", "text()",
    "child::", "node()", "::", ",", " ", "comment()", "self::*", "processing-instruction('x')", "!",
    "position()", "last()", "a:b", "//", "concat('a','b')",
  ]

  /// libxml2 takes an unclosed call, `///`, a last `|`, and operators glued to names; XPath 1.0 not.
  private func isLaxSpelling(_ text: String) -> Bool {
    let tight = text.filter { $0 != " " }
    if text.contains(/\/ +\//) || tight.hasSuffix("|") { return true }
    return tight.contains("///") || tight.count { $0 == "(" } != tight.count { $0 == ")" }
  }

  @Test func whatTheParserTakesLibxml2TakesToo() {
    var random = SeededGenerator(seed: 11)
    var accepted = 0
    var different: [String] = []
    for round in 0..<12_000 {
      let count = Int.random(in: 1...7, using: &random)
      let parts = (0..<count).map { _ in Self.fragments.randomElement(using: &random)! }
      let text = parts.joined(separator: round % 2 == 0 ? " " : "")
      let ours = (try? XPathParser.parse(text)) != nil
      let theirs = XPathExpression.isAcceptedByLibxml2(text)
      if ours && theirs { accepted += 1 }
      if ours && !theirs { different.append("only ours: \(text)") }
      if theirs && !ours && round % 2 == 0 && !isLaxSpelling(text) {
        different.append("only libxml2: \(text)")
      }
    }
    #expect(accepted > 500)
    #expect(different.isEmpty, "\(different.count): \(different.prefix(30))")
  }
}
