extension XPathExpression {
  /// Returns the parts that make a false expression false, with both sides evaluated.
  ///
  /// - Parameters:
  ///   - node: The context node of the expression.
  ///   - variables: The values of variables.
  /// - Returns: The false operands of `and`, all operands of `or`, or the expression itself.
  /// - Throws: ``XMLError`` as evaluation does.
  public func findings(
    on node: XMLNode,
    variables: Variables = { _ in nil }
  ) throws(XMLError) -> [XPathFinding] {
    try findings(of: syntax, isWanted: true, node, variables)
  }

  private func findings(
    of syntax: XPathSyntax,
    isWanted: Bool,
    _ node: XMLNode,
    _ variables: Variables
  ) throws(XMLError) -> [XPathFinding] {
    if try side(syntax, node, variables).value.boolean == isWanted { return [] }
    switch syntax {
    case .binary(.and, let left, let right, _), .binary(.or, let left, let right, _):
      return try findings(of: left, isWanted: isWanted, node, variables)
        + findings(of: right, isWanted: isWanted, node, variables)
    case .call("not", let arguments, _) where arguments.count == 1:
      return try findings(of: arguments[0], isWanted: !isWanted, node, variables)
    case .call("boolean", let arguments, _) where arguments.count == 1:
      return try findings(of: arguments[0], isWanted: isWanted, node, variables)
    case .binary(let comparison, let left, let right, let range) where comparison.compares:
      let counted = try counted(in: syntax, node, variables)
      return [
        XPathFinding(
          text: slice(range),
          comparison: comparison.rawValue,
          left: try side(left, node, variables),
          right: try side(right, node, variables),
          isWanted: isWanted,
          counted: counted?.nodes ?? [],
          leftOut: counted?.leftOut
        )
      ]
    default:
      return [
        XPathFinding(
          text: slice(syntax.range),
          comparison: nil,
          left: try side(syntax, node, variables),
          right: nil,
          isWanted: isWanted,
          counted: [],
          leftOut: nil
        )
      ]
    }
  }

  private func side(
    _ syntax: XPathSyntax,
    _ node: XMLNode,
    _ variables: Variables
  ) throws(XMLError) -> XPathFinding.Side {
    let text = slice(syntax.range)
    let part = try XPathExpression(text, namespaces: namespaces)
    var readsTree = false
    syntax.visit { if case .path(let path) = $0, path.start == nil { readsTree = true } }
    let isLiteral =
      switch syntax {
      case .number, .literal, .negate(.number, _): true
      default: false
      }
    return XPathFinding.Side(
      text: text,
      value: try part.evaluate(on: node, variables: variables),
      readsTree: readsTree,
      isLiteral: isLiteral
    )
  }

  /// What the only `count()` of a part counts, and what its last predicate leaves out.
  private func counted(
    in syntax: XPathSyntax,
    _ node: XMLNode,
    _ variables: Variables
  ) throws(XMLError) -> (nodes: [XMLNode], leftOut: XPathFinding.LeftOut?)? {
    var paths: [XPathSyntax.Path] = []
    syntax.visit {
      if case .call("count", let arguments, _) = $0, case .path(let path)? = arguments.first {
        paths.append(path)
      }
    }
    guard paths.count == 1 else { return nil }
    let part = try XPathExpression(slice(paths[0].range), namespaces: namespaces)
    let nodes = try part.evaluate(on: node, variables: variables).nodes
    guard let range = lastPredicate(of: paths[0]) else { return (nodes, nil) }
    let start = slice(paths[0].range.lowerBound..<range.lowerBound)
    let whole = try XPathExpression(start, namespaces: namespaces)
    let chosen = Set(nodes)
    let leftOut = XPathFinding.LeftOut(
      predicate: slice(range),
      path: whole.text,
      nodes: try whole.evaluate(on: node, variables: variables).nodes
        .filter { !chosen.contains($0) }
    )
    return (nodes, leftOut)
  }

  /// The predicate at the end of a path, with its brackets.
  private func lastPredicate(of path: XPathSyntax.Path) -> Range<Int>? {
    guard let step = path.steps.last, let last = step.predicates.last,
      step.range.upperBound == path.range.upperBound,
      // Space may stand before the predicate, and no bracket.
      let bracket = Array(text.utf8)[..<last.range.lowerBound].lastIndex(of: UInt8(ascii: "["))
    else { return nil }
    return bracket..<path.range.upperBound
  }
}

extension XPathSyntax.Operator {
  /// Whether it compares its operands.
  fileprivate var compares: Bool {
    switch self {
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: true
    default: false
    }
  }
}
