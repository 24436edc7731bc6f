import CLibXML2
import Synchronization

/// An XPath 1.0 expression, compiled once and evaluated any number of times.
///
/// The initialiser checks functions, their arguments and namespace prefixes; ``checkVariables(_:)``
/// checks variables. Not `Sendable`: libxml2 writes into a compiled expression.
public final class XPathExpression {
  /// Returns the value of a variable, or `nil` when it is undefined.
  public typealias Variables = (String) -> XPathValue?

  /// The default limit on the operations of one evaluation: about a second.
  public static let defaultOperationLimit = 20_000_000

  /// The expression as it was written.
  public let text: String
  /// Namespaces by prefix.
  public let namespaces: [String: String]
  /// The parsed expression.
  package let syntax: XPathSyntax
  private let compiled: xmlXPathCompExprPtr
  /// The paths to explain, compiled on first use.
  var cachedSubpaths: [CompiledSubpath]?

  /// Compiles an expression.
  ///
  /// - Throws: ``XMLError`` with an excerpt and a caret but no location; the caller, who knows it,
  ///   adds it with ``XMLError/placed(at:)``.
  public init(_ text: String, namespaces: [String: String] = [:]) throws(XMLError) {
    LibXML.prepare()
    syntax = try XPathParser.parse(text)
    try XPathChecker(text: text, prefixes: Set(namespaces.keys)).check(syntax)
    self.text = text
    self.namespaces = namespaces
    compiled = try Self.compile(text, namespaces)
  }

  deinit {
    xmlXPathFreeCompExpr(compiled)
  }

  /// The names of all variables, each once, in the order of their first use.
  public var variableNames: [String] {
    var names: [String] = []
    syntax.visit { part in
      if case .variable(let name, _) = part, !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// Checks that every variable is among the known ones.
  ///
  /// - Throws: ``XMLError`` with `undefinedVariable`, the nearest known name and a caret.
  public func checkVariables(_ known: some Sequence<String>) throws(XMLError) {
    let known = Array(known)
    var failure: XMLError?
    syntax.visit { part in
      guard failure == nil, case .variable(let name, let range) = part, !known.contains(name) else {
        return
      }
      failure = Self.undefined(name, known: known, in: text, at: range.lowerBound)
    }
    if let failure { throw failure }
  }

  private static func undefined(
    _ name: String,
    known: [String],
    in text: String,
    at offset: Int
  ) -> XMLError {
    let near = Suggestion.nearest(to: name, in: known).map { "'$\($0)'" }
    let all = known.map { "'$\($0)'" }.joined(separator: ", ")
    let expected = near ?? (all.isEmpty ? "no variables here" : all)
    let message = "the variable '$\(name)' is not defined here"
    return .xpath(.undefinedVariable, message, in: text, at: offset, expected: expected)
  }

  /// Whether libxml2 accepts an expression; the parser here must agree with it.
  static func isAcceptedByLibxml2(_ text: String) -> Bool {
    LibXML.prepare()
    guard let compiled = try? compile(text, [:]) else { return false }
    xmlXPathFreeCompExpr(compiled)
    return true
  }

  private static func compile(
    _ text: String,
    _ namespaces: [String: String]
  ) throws(XMLError) -> xmlXPathCompExprPtr {
    guard namespaces.isEmpty else {
      guard let context = xmlXPathNewContext(nil) else { throw LibXML.outOfMemory("") }
      defer { xmlXPathFreeContext(context) }
      register(namespaces, in: context)
      return try compile(text, in: context)
    }
    return try plainContext.withLock { plain throws(XMLError) in
      plain.context = plain.context ?? xmlXPathNewContext(nil)
      guard let context = plain.context else { throw LibXML.outOfMemory("") }
      return CompiledPath(compiled: try compile(text, in: context))
    }.compiled
  }

  /// A context without namespaces, which compiles all expressions that have none.
  ///
  /// Making one costs as much as compiling a short path: all functions are entered into a table.
  private struct PlainContext: @unchecked Sendable {
    var context: xmlXPathContextPtr?
  }

  private struct CompiledPath: @unchecked Sendable {
    let compiled: xmlXPathCompExprPtr
  }

  private static let plainContext = Mutex(PlainContext())

  private static func compile(
    _ text: String,
    in context: xmlXPathContextPtr
  ) throws(XMLError) -> xmlXPathCompExprPtr {
    let state = XPathEvaluation { _ in nil }
    context.pointee.error = XPathEvaluation.errorHandler
    context.pointee.userData = Unmanaged.passUnretained(state).toOpaque()
    defer {
      context.pointee.error = nil
      context.pointee.userData = nil
    }
    let compiled = LibXML.withText(text) { xmlXPathCtxtCompile(context, $0) }
    return try withExtendedLifetime(state) { () throws(XMLError) -> xmlXPathCompExprPtr in
      guard let compiled else { throw state.error(in: text) }
      return compiled
    }
  }

  private static func register(_ namespaces: [String: String], in context: xmlXPathContextPtr) {
    for (prefix, uri) in namespaces {
      _ = LibXML.withText(prefix) { prefix in
        LibXML.withText(uri) { xmlXPathRegisterNs(context, prefix, $0) }
      }
    }
  }
}

// MARK: - Evaluation

extension XPathExpression {
  /// Evaluates the expression with the document as the context node.
  ///
  /// - Throws: ``XMLError`` as ``evaluate(on:variables:operationLimit:)-(XMLNode,_,_)`` does.
  public func evaluate(
    on tree: XMLTree,
    variables: Variables = { _ in nil },
    operationLimit: Int = defaultOperationLimit
  ) throws(XMLError) -> XPathValue {
    try evaluate(on: tree.documentNode, variables: variables, operationLimit: operationLimit)
  }

  /// Evaluates the expression with a node as the context node.
  ///
  /// - Parameters:
  ///   - node: The context node; `/` is its document.
  ///   - variables: The values of variables, looked up at each use.
  ///   - operationLimit: The most operations, a bound for expressions from others.
  /// - Returns: The value.
  /// - Throws: ``XMLError`` for an undefined variable, a value of the wrong type, or too many
  ///   operations.
  /// - Complexity: That of the expression: a few µs for a path over a hundred elements.
  public func evaluate(
    on node: XMLNode,
    variables: Variables = { _ in nil },
    operationLimit: Int = defaultOperationLimit
  ) throws(XMLError) -> XPathValue {
    let context = try node.tree.preparedXPathContext()
    let result = withoutActuallyEscaping(variables) { lookup in
      run(context, XPathEvaluation(lookup), node, operationLimit)
    }
    return try result.get()
  }

  private func run(
    _ context: xmlXPathContextPtr,
    _ state: XPathEvaluation,
    _ node: XMLNode,
    _ operationLimit: Int
  ) -> Result<XPathValue, XMLError> {
    // A lookup may evaluate another expression on the same tree, so the context is restored.
    let saved = context.pointee
    defer {
      context.pointee.node = saved.node
      context.pointee.userData = saved.userData
      context.pointee.varLookupData = saved.varLookupData
      context.pointee.opLimit = saved.opLimit
      context.pointee.opCount = saved.opCount
      if !namespaces.isEmpty { xmlXPathRegisteredNsCleanup(context) }
    }
    let opaque = Unmanaged.passUnretained(state).toOpaque()
    context.pointee.node = node.pointer
    context.pointee.userData = opaque
    context.pointee.varLookupData = opaque
    context.pointee.opLimit = UInt(max(operationLimit, 1))
    context.pointee.opCount = 0
    Self.register(namespaces, in: context)
    let object = xmlXPathCompiledEval(compiled, context)
    return withExtendedLifetime(state) {
      guard let object else { return .failure(state.error(in: text)) }
      let value = XPathValue.take(object, tree: node.tree)
      return state.failed ? .failure(state.error(in: text)) : .success(value)
    }
  }
}

extension XMLTree {
  fileprivate func preparedXPathContext() throws(XMLError) -> xmlXPathContextPtr {
    LibXML.prepare()
    if let xpathContext { return xpathContext }
    guard let context = xmlXPathNewContext(document) else { throw LibXML.outOfMemory("") }
    context.pointee.error = XPathEvaluation.errorHandler
    xmlXPathRegisterVariableLookup(context, XPathEvaluation.variableLookup, nil)
    xpathContext = context
    return context
  }
}
