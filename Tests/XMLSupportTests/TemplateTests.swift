import Testing

@testable import XMLSupport

@Suite struct TemplateTests {
  @Test(arguments: [
    ("", ""), ("plain", "plain"), ("Row {$row + 1}", "Row 8"), ("{$row}{$name}", "7n"),
    ("{{{$row}}}", "{7}"), ("}}{{", "}{"), ("{'}{'}", "}{"), ("{ concat(\"a\", $name) }", "an"),
    ("{$row mod 2 = 1}", "true"), ("{$row div 2}", "3.5"), ("{-$row}", "-7"), ("ä{$name}€", "än€"),
    ("{substring('hello', 2, $row)}", "ello"), ("{string-length($name) + 1}", "2"),
    ("{round($row div 2)} {floor(-1.5)} {1 div 0}", "4 -2 Infinity"),
  ])
  func renders(_ text: String, _ expected: String) throws {
    let template = try XPathTemplate(text, variables: ["row", "name"])
    #expect(try template.string([7, "n"]) == expected)
  }

  @Test func kindsOfResults() throws {
    let variables = ["row"]
    #expect(try XPathTemplate("44").number() == 44)
    #expect(try XPathTemplate("44").isConstant)
    let height = try XPathTemplate("{40 + $row mod 3}", variables: variables)
    #expect(height.isNative && !height.isConstant)
    #expect(try height.number([5]) == 42)
    #expect(try height.value([5]) == .number(42))
    #expect(try XPathTemplate("4{$row}", variables: variables).number([2]) == 42)
    #expect(try XPathTemplate("x{$row}", variables: variables).number([2]).isNaN)
    #expect(try XPathTemplate("{$row = 1}", variables: variables).value([1]) == .boolean(true))
    let foreign = try XPathTemplate("{translate($row, '1', '2')}", variables: variables)
    #expect(!foreign.isNative)
    #expect(try foreign.value([11]) == .string("22"))
  }

  @Test(arguments: [
    ("a {$row", XMLError.Code.templateSyntax, 2, "'{' is not closed"),
    ("a } b", .templateSyntax, 2, "'}' closes nothing"),
    ("{}", .templateSyntax, 0, "the braces are empty"),
    ("{ {$row} }", .templateSyntax, 2, "'{' cannot stand in an expression"),
    ("{'x}", .templateSyntax, 0, "'{' is not closed"),
    ("{1 +}", .xpathSyntax, 3, "the expression ends too early"),
    ("{$rwo}", .undefinedVariable, 0, "the variable '$rwo' is not defined here"),
  ])
  func mistakes(_ text: String, _ code: XMLError.Code, _ column: Int, _ message: String) {
    let error = errorOf { () throws(XMLError) in
      _ = try XPathTemplate(text, variables: ["row"])
    }
    #expect(error?.code == code)
    #expect(error?.message == message)
    let caret = error?.excerpt?.split(separator: "\n").last
    #expect(caret == Substring(String(repeating: " ", count: column + 2) + "^"))
  }

  @Test func nativeProgramsEqualLibxml2() throws {
    var random = SeededGenerator(seed: 2026)
    let tree = try XMLTree.scratch()
    let names = ["a", "b", "c"]
    var different: [String] = []
    for _ in 0..<6_000 {
      let text = Self.expression(&random, depth: Int.random(in: 0...4, using: &random))
      let values = names.map { _ in Self.scalar(&random) }
      let expression = try XPathExpression(text)
      let program = try #require(XPathProgram(expression, variables: names))
      let expected = try expression.evaluate(on: tree) { name in
        names.firstIndex(of: name).map { values[$0].value }
      }
      let (value, string, number) = values.withUnsafeBufferPointer {
        (program.value($0), program.string($0), program.number($0))
      }
      let sameKind =
        switch (value, expected) {
        case (.number(let a), .number(let b)):
          a.bitPattern == b.bitPattern || a.isNaN && b.isNaN
        case (.string(let a), .string(let b)): a.utf8.elementsEqual(b.utf8)
        case (.boolean(let a), .boolean(let b)): a == b
        default: false
        }
      let sameNumber = number == expected.number || number.isNaN && expected.number.isNaN
      if !sameKind || string != expected.string || !sameNumber
        || value.boolean != expected.boolean
      {
        different.append("\(text) with \(values): \(value), libxml2 \(expected)")
      }
    }
    #expect(different.isEmpty, "\(different.count): \(different.prefix(10))")
  }

  private static let numbers: [Double] = [
    0, -0.0, 1, 2, 3, -1, 0.5, -0.5, 1.5, 2.5, 44, 0.1, 1e9, 1e10, -123456.789, 1e-6, 1e300, .nan,
    .infinity, -.infinity, 2_147_483_647, -2_147_483_648, 2_147_483_648, 0.30000000000000004,
    1.0 / 3,
  ]
  private static let strings = [
    "", "0", "1", " 2 ", "x", "-3.5", "NaN", "1e3", "ä", "true", "e\u{301}", "é",
  ]

  private static func scalar(_ random: inout SeededGenerator) -> XPathScalar {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: .number(numbers.randomElement(using: &random)!)
    case 1: .string(strings.randomElement(using: &random)!)
    default: .boolean(Bool.random(using: &random))
    }
  }

  private static func leaf(_ random: inout SeededGenerator) -> String {
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      ["0", "1", "2.5", ".25", "10.", "0.1", "123456789012", "3.14159265358979323846"]
        .randomElement(using: &random)!
    case 1: "'" + strings.randomElement(using: &random)! + "'"
    case 2: ["true()", "false()"].randomElement(using: &random)!
    default: "$" + ["a", "b", "c"].randomElement(using: &random)!
    }
  }

  private static func expression(_ random: inout SeededGenerator, depth: Int) -> String {
    guard depth > 0 else { return leaf(&random) }
    let left = expression(&random, depth: depth - 1)
    let right = expression(&random, depth: Int.random(in: 0..<depth, using: &random))
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return "-(\(left))"
    case 1: return "concat(\(left), \(right))"
    case 2:
      let name = ["number", "string", "boolean", "not", "floor", "ceiling", "round"]
        .randomElement(using: &random)!
      return "\(name)(\(left))"
    case 3: return "(\(left)) \(["and", "or"].randomElement(using: &random)!) (\(right))"
    case 4, 5:
      let operation = ["=", "!=", "<", "<=", ">", ">="].randomElement(using: &random)!
      return "(\(left)) \(operation) (\(right))"
    default:
      let operation = ["+", "-", "*", "div", "mod"].randomElement(using: &random)!
      return "(\(left)) \(operation) (\(right))"
    }
  }
}
