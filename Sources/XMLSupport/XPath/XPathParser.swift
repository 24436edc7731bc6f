/// Parses XPath 1.0 by recursive descent, one method for each level of precedence.
struct XPathParser {
  private let text: String
  private let tokens: [XPathToken]
  private var index = 0
  /// The current depth of the tree; limited, because recursion walks it.
  private var depth = 0

  private static let depthMax = 200
  /// The largest expression, in bytes.
  static let byteCountMax = 64 << 10

  /// Parses a whole expression.
  ///
  /// - Throws: ``XMLError`` with `xpathSyntax`, what was expected, and a caret.
  static func parse(_ text: String) throws(XMLError) -> XPathSyntax {
    guard text.utf8.count <= byteCountMax else {
      throw XMLError(.xpathLimit, "the expression has more than \(byteCountMax) bytes")
    }
    var parser = XPathParser(text: text, tokens: try XPathLexer.tokens(of: text))
    let syntax = try parser.expression()
    guard parser.kind == .end else { throw parser.unexpected("an operator or the end") }
    return syntax
  }

  private init(text: String, tokens: [XPathToken]) {
    self.text = text
    self.tokens = tokens
  }

  private var kind: XPathToken.Kind { tokens[index].kind }
  private var start: Int { tokens[index].range.lowerBound }
  private var lastEnd: Int { index == 0 ? 0 : tokens[index - 1].range.upperBound }

  private func isSymbol(_ symbol: String, ahead: Int = 0) -> Bool {
    index + ahead < tokens.count && tokens[index + ahead].kind == .symbol(symbol)
  }

  private mutating func take(_ symbol: String) -> Bool {
    guard isSymbol(symbol) else { return false }
    index += 1
    return true
  }

  private mutating func require(_ symbol: String) throws(XMLError) {
    guard take(symbol) else { throw unexpected("'\(symbol)'") }
  }

  private func unexpected(_ expected: String) -> XMLError {
    let range = tokens[index].range
    let found = String(decoding: Array(text.utf8)[range], as: UTF8.self)
    let message = kind == .end ? "the expression ends too early" : "'\(found)' cannot stand here"
    return .xpath(.xpathSyntax, message, in: text, at: range.lowerBound, expected: expected)
  }

  private mutating func descend() throws(XMLError) {
    depth += 1
    guard depth <= Self.depthMax else {
      let message = "the expression is nested more than \(Self.depthMax) deep"
      throw .xpath(.xpathLimit, message, in: text, at: start)
    }
  }
}

// MARK: - Operators

extension XPathParser {
  /// The operators by precedence, the lowest first; each level associates to the left.
  private static let levels: [[XPathSyntax.Operator]] = [
    [.or], [.and], [.equal, .notEqual],
    [.less, .lessOrEqual, .greater, .greaterOrEqual],
    [.plus, .minus], [.multiply, .divide, .modulo],
  ]

  private mutating func expression() throws(XMLError) -> XPathSyntax {
    try descend()
    defer { depth -= 1 }
    return try binary(level: 0)
  }

  private mutating func binary(level: Int) throws(XMLError) -> XPathSyntax {
    guard level < Self.levels.count else { return try unary() }
    let begin = start
    let before = depth
    defer { depth = before }
    var left = try binary(level: level + 1)
    while let found = binaryOperator(in: Self.levels[level]) {
      try descend()
      index += 1
      let right = try binary(level: level + 1)
      left = .binary(found, left, right, begin..<lastEnd)
    }
    return left
  }

  /// The binary operator at the current token: after an operand, a name is an operator and `*`
  /// multiplies.
  private func binaryOperator(in level: [XPathSyntax.Operator]) -> XPathSyntax.Operator? {
    let text: String
    switch kind {
    case .symbol(let symbol): text = symbol
    case .name(nil, let local): text = local
    default: return nil
    }
    return level.first { $0.rawValue == text }
  }

  private mutating func unary() throws(XMLError) -> XPathSyntax {
    let begin = start
    guard take("-") else { return try union() }
    try descend()
    defer { depth -= 1 }
    let operand = try unary()
    return .negate(operand, begin..<lastEnd)
  }

  private mutating func union() throws(XMLError) -> XPathSyntax {
    let begin = start
    let before = depth
    defer { depth = before }
    var left = try path()
    while take("|") {
      try descend()
      let right = try path()
      left = .binary(.union, left, right, begin..<lastEnd)
    }
    return left
  }
}

// MARK: - Paths

extension XPathParser {
  private static let nodeTypes: Set<String> = [
    "comment", "text", "processing-instruction", "node",
  ]
  private static let axes: Set<String> = [
    "ancestor", "ancestor-or-self", "attribute", "child", "descendant", "descendant-or-self",
    "following", "following-sibling", "namespace", "parent", "preceding", "preceding-sibling",
    "self",
  ]

  /// Whether an expression other than a step begins here.
  private var isPrimaryStart: Bool {
    switch kind {
    case .variable, .literal, .number: return true
    case .symbol(let symbol): return symbol == "("
    case .name(let prefix, let local):
      return isSymbol("(", ahead: 1) && (prefix != nil || !Self.nodeTypes.contains(local))
    case .end: return false
    }
  }

  private mutating func path() throws(XMLError) -> XPathSyntax {
    let begin = start
    guard isPrimaryStart else {
      return .path(try locationPath(begin))
    }
    let primary = try self.primary()
    let predicates = try self.predicates()
    var steps: [XPathSyntax.Step] = []
    if isSymbol("/") || isSymbol("//") {
      let skips = isSymbol("//")
      index += 1
      steps = try relativeSteps(afterDescendants: skips)
    }
    if predicates.isEmpty, steps.isEmpty { return primary }
    let path = XPathSyntax.Path(
      range: begin..<lastEnd,
      start: primary,
      startPredicates: predicates,
      steps: steps
    )
    return .path(path)
  }

  private mutating func locationPath(_ begin: Int) throws(XMLError) -> XPathSyntax.Path {
    var steps: [XPathSyntax.Step] = []
    let isAbsolute = isSymbol("/") || isSymbol("//")
    if take("//") {
      steps = try relativeSteps(afterDescendants: true)
    } else if take("/") {
      if isStepStart { steps = try relativeSteps() }
    } else {
      steps = try relativeSteps()
    }
    return XPathSyntax.Path(
      range: begin..<lastEnd,
      isAbsolute: isAbsolute,
      start: nil,
      startPredicates: [],
      steps: steps
    )
  }

  private var isStepStart: Bool {
    switch kind {
    case .name: true
    case .symbol(let symbol): [".", "..", "@", "*"].contains(symbol)
    default: false
    }
  }

  private mutating func relativeSteps(
    afterDescendants isFirstSkipping: Bool = false
  ) throws(XMLError) -> [XPathSyntax.Step] {
    var steps = [try step(afterDescendants: isFirstSkipping)]
    while isSymbol("/") || isSymbol("//") {
      let skips = isSymbol("//")
      index += 1
      steps.append(try step(afterDescendants: skips))
    }
    return steps
  }

  private mutating func step(afterDescendants skips: Bool) throws(XMLError) -> XPathSyntax.Step {
    let begin = start
    for (symbol, axis) in [(".", "self"), ("..", "parent")] where take(symbol) {
      return XPathSyntax.Step(
        range: begin..<lastEnd,
        axis: axis,
        testStart: begin,
        testEnd: lastEnd,
        followsDescendants: skips,
        predicates: []
      )
    }
    let axis = take("@") ? "attribute" : try axis()
    let testStart = start
    let (test, prefix) = try nodeTest()
    let testEnd = lastEnd
    let predicates = try self.predicates()
    return XPathSyntax.Step(
      range: begin..<lastEnd,
      axis: axis,
      test: test,
      testStart: testStart,
      testEnd: testEnd,
      followsDescendants: skips,
      prefix: prefix,
      predicates: predicates
    )
  }

  private mutating func axis() throws(XMLError) -> String {
    guard case .name(nil, let name) = kind, isSymbol("::", ahead: 1) else { return "child" }
    guard Self.axes.contains(name) else {
      let expected = Suggestion.nearest(to: name, in: Self.axes.sorted()).map { "'\($0)'" }
      throw .xpath(
        .xpathSyntax,
        "there is no axis '\(name)'",
        in: text,
        at: start,
        expected: expected ?? "an axis such as child"
      )
    }
    index += 2
    return name
  }

  private mutating func nodeTest() throws(XMLError) -> (
    XPathSyntax.NodeTest, prefix: (name: String, offset: Int)?
  ) {
    let begin = start
    if take("*") { return (.any, nil) }
    guard case .name(let prefix, let local) = kind else {
      throw unexpected("a name, '*', '@', '.' or a function")
    }
    index += 1
    if prefix == nil, Self.nodeTypes.contains(local), take("(") {
      if local == "processing-instruction", case .literal = kind { index += 1 }
      try require(")")
      return (local == "node" ? .node : .other, nil)
    }
    if local == "*" { return (.any, prefix.map { ($0, begin) }) }
    return (.name(local), prefix.map { ($0, begin) })
  }

  private mutating func predicates() throws(XMLError) -> [XPathSyntax] {
    var predicates: [XPathSyntax] = []
    while take("[") {
      predicates.append(try expression())
      try require("]")
    }
    return predicates
  }
}

// MARK: - Primary expressions

extension XPathParser {
  private mutating func primary() throws(XMLError) -> XPathSyntax {
    let range = tokens[index].range
    switch kind {
    case .variable(let name):
      index += 1
      return .variable(name, range)
    case .literal(let value):
      index += 1
      return .literal(value, range)
    case .number:
      index += 1
      return .number(range)
    case .symbol("("):
      index += 1
      let inner = try expression()
      try require(")")
      return inner
    case .name(let prefix, let local):
      index += 1
      return try call(prefix.map { "\($0):\(local)" } ?? local, begin: range.lowerBound)
    default:
      throw unexpected("a value, a path or a function")
    }
  }

  private mutating func call(_ name: String, begin: Int) throws(XMLError) -> XPathSyntax {
    try require("(")
    var arguments: [XPathSyntax] = []
    if !take(")") {
      repeat { arguments.append(try expression()) } while take(",")
      try require(")")
    }
    return .call(name: name, arguments: arguments, begin..<lastEnd)
  }
}
