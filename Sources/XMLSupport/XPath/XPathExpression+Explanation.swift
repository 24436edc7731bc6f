extension XPathExpression {
  /// The outermost paths inside the expression, as written.
  public var locationSubpaths: [String] {
    Self.subpaths(of: syntax).map { slice($0.syntax.range) }
  }

  /// Returns what each path of the expression selects, to show why an assertion failed.
  ///
  /// - Parameters:
  ///   - node: The context node of the expression.
  ///   - variables: The values of variables.
  ///   - nodeCountMax: The most nodes to return for each path.
  /// - Returns: One selection for each path, in source order.
  /// - Throws: ``XMLError`` as evaluation does.
  public func explain(
    on node: XMLNode,
    variables: Variables = { _ in nil },
    nodeCountMax: Int = 3
  ) throws(XMLError) -> [XPathSelection] {
    var selections: [XPathSelection] = []
    for subpath in try compiledSubpaths() {
      let nodes = try subpath.expression.evaluate(on: node, variables: variables).nodes
      var longest: (path: String, count: Int)?
      if nodes.isEmpty {
        longest = try Self.longestMatch(subpath, on: node, variables, namespaces)
      }
      selections.append(
        XPathSelection(
          path: subpath.expression.text,
          count: nodes.count,
          nodes: Array(nodes.prefix(nodeCountMax)),
          isExistenceTest: subpath.isExistenceTest,
          longestMatch: longest
        )
      )
    }
    return selections
  }

  /// Returns the paths that select nothing though the assertion depends on them.
  ///
  /// Such a path decides an assertion by its absence, which is seldom what the author meant.
  /// - Throws: ``XMLError`` as evaluation does.
  public func emptySubpathsOutsideExistenceTests(
    on node: XMLNode,
    variables: Variables = { _ in nil }
  ) throws(XMLError) -> [String] {
    var empty: [String] = []
    for subpath in try compiledSubpaths() where !subpath.isExistenceTest {
      let value = try subpath.expression.evaluate(on: node, variables: variables)
      if value.nodes.isEmpty { empty.append(subpath.expression.text) }
    }
    return empty
  }
}

// MARK: - Finding the paths

extension XPathExpression {
  private static func subpaths(
    of syntax: XPathSyntax,
    inTest: Bool = false
  ) -> [(syntax: XPathSyntax, isExistenceTest: Bool)] {
    switch syntax {
    case .number, .literal, .variable: []
    case .path, .binary(.union, _, _, _): [(syntax, inTest)]
    case .negate(let operand, _): subpaths(of: operand, inTest: inTest)
    case .binary(_, let left, let right, _):
      subpaths(of: left, inTest: inTest) + subpaths(of: right, inTest: inTest)
    case .call(let name, let arguments, _):
      arguments.flatMap { argument in
        subpaths(of: argument, inTest: inTest || ["not", "count", "boolean"].contains(name))
      }
    }
  }

  func slice(_ range: Range<Int>) -> String {
    String(decoding: Array(text.utf8)[range], as: UTF8.self)
  }

  private func compiledSubpaths() throws(XMLError) -> [CompiledSubpath] {
    if let cachedSubpaths { return cachedSubpaths }
    var compiled: [CompiledSubpath] = []
    for (syntax, isExistenceTest) in Self.subpaths(of: syntax) {
      let expression = try XPathExpression(slice(syntax.range), namespaces: namespaces)
      compiled.append(
        CompiledSubpath(
          expression: expression,
          isExistenceTest: isExistenceTest,
          beginnings: beginnings(of: syntax)
        )
      )
    }
    cachedSubpaths = compiled
    return compiled
  }

  /// `//a[1]/b[2]` begins with `//a[1]/b`, `//a[1]`, `//a`.
  private func beginnings(of syntax: XPathSyntax) -> [String] {
    guard case .path(let path) = syntax else { return [] }
    var ends: [Int] = []
    for step in path.steps {
      ends.append(step.testEnd)
      if step.range.upperBound != step.testEnd { ends.append(step.range.upperBound) }
    }
    if !ends.isEmpty { ends.removeLast() }
    return ends.reversed().map { slice(path.range.lowerBound..<$0) }
  }

  private static func longestMatch(
    _ subpath: CompiledSubpath,
    on node: XMLNode,
    _ variables: Variables,
    _ namespaces: [String: String]
  ) throws(XMLError) -> (path: String, count: Int)? {
    for beginning in subpath.beginnings {
      let expression = try XPathExpression(beginning, namespaces: namespaces)
      let count = try expression.evaluate(on: node, variables: variables).nodes.count
      if count > 0 { return (beginning, count) }
    }
    return nil
  }
}
