import XMLSupport

/// Finds assertions whose verdict no tree can change.
struct AssertionMeaning {
  private let expression: XPathExpression
  private let bytes: [UInt8]
  /// The variables that have one value throughout a case, as those of a sweep.
  private let constants: Set<String>

  /// A document with nothing in it, on which constant parts are evaluated.
  private static let probe = "<tree/>"

  private init(_ expression: XPathExpression, constants: Set<String>) {
    self.expression = expression
    self.constants = constants
    bytes = Array(expression.text.utf8)
  }

  /// Why an assertion checks nothing, or nil.
  static func mistake(in expression: XPathExpression, constants: Set<String>) -> String? {
    let meaning = AssertionMeaning(expression, constants: constants)
    guard meaning.reads(expression.syntax) else {
      return "reads no node of the tree and no counter, so that it checks nothing; "
        + "expected a path such as //label/@text or a counter such as $viewsCreated"
    }
    guard let verdict = meaning.truth(of: expression.syntax) else { return nil }
    return "is always \(verdict), whatever the tree holds; expected a comparison that can fail"
  }

  /// Whether a part depends on the tree or on a counter.
  private func reads(_ syntax: XPathSyntax) -> Bool {
    switch syntax {
    case .number, .literal: false
    case .variable(let name, _): !constants.contains(name)
    case .negate(let operand, _): reads(operand)
    case .binary(_, let left, let right, _): reads(left) || reads(right)
    case .call(_, let arguments, _): arguments.contains(where: reads)
    case .path(let path): reads(path)
    }
  }

  private func reads(_ path: XPathSyntax.Path) -> Bool {
    if let start = path.start, reads(start) { return true }
    // The root and the window are there in every tree, and hold no text.
    return path.steps.contains { step in
      if !step.predicates.isEmpty || step.axis == "attribute" { return true }
      switch step.test {
      case .name(let name): return !["tree", "window"].contains(name)
      case .any, .node, .other: return step.followsDescendants
      }
    }
  }

  /// Whether a path is `//*` or `//node()`, which always selects something.
  private func isEverywhere(_ path: XPathSyntax.Path) -> Bool {
    guard path.isAbsolute, path.start == nil, path.steps.count == 1 else { return false }
    let step = path.steps[0]
    return step.predicates.isEmpty && step.axis != "attribute" && [.any, .node].contains(step.test)
  }

  /// The verdict that a part has in every tree; nil where trees decide.
  private func truth(of syntax: XPathSyntax) -> Bool? {
    switch syntax {
    case .binary(.and, let left, let right, _):
      if isNegation(left, right) { return false }
      let sides = [truth(of: left), truth(of: right)]
      if sides.contains(false) { return false }
      return sides.allSatisfy { $0 == true } ? true : nil
    case .binary(.or, let left, let right, _):
      if isNegation(left, right) { return true }
      let sides = [truth(of: left), truth(of: right)]
      if sides.contains(true) { return true }
      return sides.allSatisfy { $0 == false } ? false : nil
    case .path(let path): return isEverywhere(path) ? true : constant(syntax)
    case .call("not", let arguments, _): return arguments.first.flatMap(truth).map { !$0 }
    case .call("boolean", let arguments, _): return arguments.first.flatMap(truth)
    // Every text begins with the empty one, and with itself.
    case .call("contains", let arguments, _) where arguments.count == 2,
      .call("starts-with", let arguments, _) where arguments.count == 2:
      return isEmptyText(arguments[1]) || areAlike(arguments[0], arguments[1])
        ? true : constant(syntax)
    // The text of a truth or a number is never empty.
    case .call("string", let arguments, _):
      return arguments.first.map(isTruthOrNumber) == true ? true : constant(syntax)
    case .call("concat", let arguments, _):
      let isFilled = arguments.contains {
        if case .literal(let text, _) = $0 { !text.isEmpty } else { false }
      }
      return isFilled ? true : constant(syntax)
    case .binary(let operation, let left, let right, _):
      return comparison(operation, left, right) ?? constant(syntax)
    default: return constant(syntax)
    }
  }

  /// What a part without variables is that reads nothing.
  private func constant(_ syntax: XPathSyntax) -> Bool? {
    var hasVariable = false
    syntax.visit { if case .variable = $0 { hasVariable = true } }
    guard !hasVariable, !reads(syntax), let tree = try? XMLTree(text: Self.probe),
      let part = try? XPathExpression(text(of: syntax))
    else { return nil }
    return try? part.evaluate(on: tree).boolean
  }

  private func text(of syntax: XPathSyntax) -> String {
    String(decoding: bytes[syntax.range], as: UTF8.self)
  }

  /// Whether two parts are written alike, but for spaces.
  private func areAlike(_ one: XPathSyntax, _ other: XPathSyntax) -> Bool {
    plain(one) == plain(other)
  }

  /// The bytes of a part without the spaces outside of its texts.
  private func plain(_ syntax: XPathSyntax) -> [UInt8] {
    var mark: UInt8?
    return bytes[syntax.range].filter { byte in
      if let open = mark {
        if byte == open { mark = nil }
        return true
      }
      if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") { mark = byte }
      return byte > 0x20
    }
  }

  /// Whether one part is the other one's `not()`.
  private func isNegation(_ one: XPathSyntax, _ other: XPathSyntax) -> Bool {
    [(one, other), (other, one)].contains { part, opposite in
      guard case .call("not", let arguments, _) = part, let negated = arguments.first else {
        return false
      }
      return areAlike(negated, opposite)
    }
  }

  private func isEmptyText(_ syntax: XPathSyntax) -> Bool {
    if case .literal("", _) = syntax { true } else { false }
  }

  /// Whether a part is a truth or a number, and so no text and no nodes.
  private func isTruthOrNumber(_ syntax: XPathSyntax) -> Bool {
    switch syntax {
    case .number, .negate: true
    case .binary(let operation, _, _, _): operation != .union
    case .call(let name, _, _): Self.truthsAndNumbers.contains(name)
    case .variable(let name, _): isCounter(name)
    case .literal, .path: false
    }
  }

  /// The functions that answer a truth or a number.
  private static let truthsAndNumbers: Set<String> = [
    "boolean", "ceiling", "contains", "count", "false", "floor", "lang", "last", "not", "number",
    "position", "round", "starts-with", "string-length", "sum", "true",
  ]

  /// Comparisons of a thing with itself, and of a count with what every count is.
  private func comparison(
    _ operation: XPathSyntax.Operator,
    _ left: XPathSyntax,
    _ right: XPathSyntax
  ) -> Bool? {
    if areAlike(left, right), reads(left) {
      switch operation {
      case .equal, .lessOrEqual, .greaterOrEqual: return true
      case .less, .greater: return false
      default: return nil
      }
    }
    if isCount(left), let bound = number(right) { return count(operation, bound) }
    if isCount(right), let bound = number(left) { return count(operation.mirrored, bound) }
    return nil
  }

  /// Whether a part is a whole number of at least 0 in every tree; the engine's counters are.
  private func isCount(_ syntax: XPathSyntax) -> Bool {
    switch syntax {
    case .call(let name, _, _): ["count", "string-length"].contains(name)
    case .variable(let name, _): isCounter(name)
    default: false
    }
  }

  private func isCounter(_ name: String) -> Bool {
    CounterNames.variables.contains(name) && !constants.contains(name)
  }

  private func number(_ syntax: XPathSyntax) -> Double? {
    switch syntax {
    case .number, .negate: Double(text(of: syntax).filter { $0 != " " })
    default: nil
    }
  }

  /// What a count, which is a whole number of at least 0, is compared with a bound.
  private func count(_ operation: XPathSyntax.Operator, _ bound: Double) -> Bool? {
    let isPossible = bound >= 0 && bound == bound.rounded()
    switch operation {
    case .equal: return isPossible ? nil : false
    case .notEqual: return isPossible ? nil : true
    case .less: return bound <= 0 ? false : nil
    case .lessOrEqual: return bound < 0 ? false : nil
    case .greater: return bound < 0 ? true : nil
    case .greaterOrEqual: return bound <= 0 ? true : nil
    default: return nil
    }
  }
}

extension XPathSyntax.Operator {
  /// The operator with its sides exchanged.
  fileprivate var mirrored: Self {
    switch self {
    case .less: .greater
    case .greater: .less
    case .lessOrEqual: .greaterOrEqual
    case .greaterOrEqual: .lessOrEqual
    default: self
    }
  }
}
