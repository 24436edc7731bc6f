/// Checks before evaluation what XPath checks only on evaluation: functions, arguments, prefixes.
struct XPathChecker {
  let text: String
  let prefixes: Set<String>

  /// The static type of an expression.
  enum ValueKind: String {
    case number = "a number"
    case string = "a string"
    case boolean = "true or false"
    case nodes
    case variable
  }

  /// Checks an expression with all its parts.
  ///
  /// - Throws: ``XMLError`` with a caret under the part.
  func check(_ syntax: XPathSyntax) throws(XMLError) {
    var failure: XMLError?
    syntax.visit { part in
      guard failure == nil else { return }
      do throws(XMLError) {
        try checkOne(part)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }

  /// Returns the static type of an expression.
  static func kind(of syntax: XPathSyntax) -> ValueKind {
    switch syntax {
    case .number, .negate: return .number
    case .literal: return .string
    case .variable: return .variable
    case .path: return .nodes
    case .binary(let operation, _, _, _):
      switch operation {
      case .union: return .nodes
      case .plus, .minus, .multiply, .divide, .modulo: return .number
      default: return .boolean
      }
    case .call(let name, _, _):
      switch name {
      case "id": return .nodes
      case "boolean", "not", "true", "false", "lang", "starts-with", "contains": return .boolean
      case "last", "position", "count", "string-length", "number", "sum", "floor", "ceiling",
        "round":
        return .number
      default: return .string
      }
    }
  }

  private func checkOne(_ part: XPathSyntax) throws(XMLError) {
    switch part {
    case .number, .literal, .variable, .negate: return
    case .binary(.union, let left, let right, _):
      for side in [left, right] { try requireNodes(side, "'|' joins nodes") }
    case .binary: return
    case .path(let path): try checkPath(path)
    case .call(let name, let arguments, let range): try checkCall(name, arguments, range)
    }
  }

  private func checkPath(_ path: XPathSyntax.Path) throws(XMLError) {
    if let start = path.start { try requireNodes(start, "only nodes have steps and predicates") }
    for step in path.steps {
      guard let prefix = step.prefix, !prefixes.contains(prefix.name), prefix.name != "xml" else {
        continue
      }
      throw .xpath(
        .unknownPrefix,
        "the namespace prefix '\(prefix.name)' is not declared",
        in: text,
        at: prefix.offset,
        expected: prefixes.isEmpty ? "a name without a prefix" : list(prefixes.sorted())
      )
    }
  }

  private func checkCall(
    _ name: String,
    _ arguments: [XPathSyntax],
    _ range: Range<Int>
  ) throws(XMLError) {
    guard let arity = XPathFunctions.arities[name] else {
      let near = Suggestion.nearest(to: name, in: XPathFunctions.arities.keys.sorted())
      throw .xpath(
        .unknownFunction,
        "XPath 1.0 has no function '\(name)'",
        in: text,
        at: range.lowerBound,
        expected: near.map { "'\($0)'" }
      )
    }
    guard arity.contains(arguments.count) else {
      throw .xpath(
        .xpathArguments,
        "\(name)() has \(arguments.count) arguments",
        in: text,
        at: range.lowerBound,
        expected: Self.describe(arity)
      )
    }
    let needsNodes = ["count", "sum", "local-name", "namespace-uri", "name"].contains(name)
    guard needsNodes, let argument = arguments.first else { return }
    try requireNodes(argument, "\(name)() takes nodes")
  }

  private func requireNodes(_ syntax: XPathSyntax, _ rule: String) throws(XMLError) {
    let kind = Self.kind(of: syntax)
    guard kind != .nodes, kind != .variable else { return }
    throw .xpath(
      .xpathArguments,
      "\(rule), this is \(kind.rawValue)",
      in: text,
      at: syntax.range.lowerBound,
      expected: "a path"
    )
  }

  private static func describe(_ arity: ClosedRange<Int>) -> String {
    switch (arity.lowerBound, arity.upperBound) {
    case (let low, Int.max): "at least \(low)"
    case (0, 0): "none"
    case (let low, let high): low == high ? "\(low)" : "\(low) to \(high)"
    }
  }

  private func list(_ names: [String]) -> String {
    names.map { "'\($0)'" }.joined(separator: " or ")
  }
}
