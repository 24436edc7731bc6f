import HeadlessUIKit
import TestModel
import XMLSupport

/// The state of a case as a document, made once for each state that is looked at.
///
/// Below `<tree>` stand the window with its views, the registry of the host list, and what named
/// instantiations made. Pending layout is carried out first, so that nothing is asserted that no user sees.
@MainActor
final class LiveTree {
  /// Names are shared by all trees of the process.
  private static let names = XMLTree.NameTable()

  private let tree: XMLTree?
  private let problem: String?
  private let views: [UIView]
  private var positions: [XMLNode: Int] = [:]
  /// The window's tree as reports show it.
  let window: TreePicture

  init(_ context: CaseContext) {
    context.stage.window.layoutIfNeeded()
    var sink = LiveTreeSink(names: Self.names, context)
    context.stage.window.writeTree(to: &sink)
    sink.finishWindow()
    (views, window) = (sink.views, sink.picture)
    sink.writeRegistries()
    sink.writeInstantiations(of: context)
    do {
      tree = try sink.finish()
      problem = nil
    } catch {
      tree = nil
      problem = error.description
    }
    indexViews()
  }

  /// Finds the nodes of the views: elements with the mark that the sink gave them, in document order.
  private func indexViews() {
    guard let window = tree?.root?.element("window") else { return }
    var stack = [window]
    while let node = stack.popLast() {
      guard !LiveTreeSink.additionNames.contains(node.name) else { continue }
      positions[node] = positions.count
      stack.append(contentsOf: node.elements.reversed())
    }
  }

  /// The document, for printing.
  ///
  /// - Throws: `XMLError` for an expression that cannot be evaluated.
  func text(of path: String?, _ context: CaseContext) throws(XMLError) -> String {
    let tree = try document()
    guard let path else { return tree.serialized(pretty: true, declaration: false) }
    switch try XPathExpression(path).evaluate(on: tree, variables: variables(context)) {
    case .nodes(let nodes): return nodes.map { $0.serialized() }.joined(separator: "\n")
    case let value: return value.string
    }
  }
}

// MARK: - Views

extension LiveTree {
  /// The one view that an expression selects.
  ///
  /// - Throws: ``StepError`` for none or several, or for what is no view.
  func view(selectedBy path: String, _ context: CaseContext, line: Int) throws(StepError) -> UIView
  {
    let nodes: [XMLNode]
    do {
      let tree = try document()
      nodes = try XPathExpression(path).evaluate(on: tree, variables: variables(context)).nodes
    } catch {
      throw .because(ExpressionText.message(error), line: line)
    }
    guard nodes.count == 1, let node = nodes.first else {
      throw .because(
        "\(path) selects \(nodes.isEmpty ? "nothing" : "\(nodes.count) nodes"); expected one view",
        type: "SelectionError",
        line: line,
        details: [FailureDetail(title: "The window", text: window.description)]
      )
    }
    guard let position = positions[node], position < views.count else {
      throw .because("\(path) selects <\(node.name)>, which is no view", line: line)
    }
    return views[position]
  }

  /// The part of the window's picture below a view.
  func picture(of view: UIView) -> TreePicture? {
    position(of: view).map(window.subtree)
  }

  /// The index of a view in the window's picture.
  func position(of view: UIView) -> Int? {
    views.firstIndex { $0 === view }
  }

  /// The smallest part of the window's picture that holds all the nodes; the window for none.
  func picture(around nodes: [XMLNode]) -> TreePicture {
    let chosen = nodes.compactMap(position)
    guard let first = chosen.min(), let last = chosen.max() else { return window }
    let parents = window.parents
    var index: Int? = first
    while let current = index {
      if window.subtreeEnd(of: current) > last { return window.subtree(at: current) }
      index = parents[current]
    }
    return window
  }

  /// The view that a node is, or that it belongs to.
  func position(of node: XMLNode) -> Int? {
    var current: XMLNode? = node
    while let one = current {
      if let position = positions[one], position < window.nodes.count { return position }
      current = one.parent
    }
    return nil
  }
}

extension LiveTree {
  private func document() throws(XMLError) -> XMLTree {
    if let tree { return tree }
    throw XMLError(.resource, problem ?? "no tree")
  }

  private func variables(_ context: CaseContext) -> XPathExpression.Variables {
    let counters = context.counters
    return { name in
      if let value = context.variables[name] { return .number(value) }
      return counters.first { $0.name == name }.map { .number(Double($0.value)) }
    }
  }

  /// Evaluates an assertion; the explanation is made only when it does not hold.
  ///
  /// - Throws: ``StepError`` when it cannot be evaluated.
  func evaluate(
    _ test: String,
    _ context: CaseContext,
    line: Int
  ) throws(StepError) -> AssertionOutcome {
    do {
      let tree = try document()
      let expression = try XPathExpression(test)
      let variables = variables(context)
      let value = try expression.evaluate(on: tree, variables: variables)
      let empty = try expression.emptySubpathsOutsideExistenceTests(
        on: tree.documentNode,
        variables: variables
      )
      guard !value.boolean || !empty.isEmpty else {
        return AssertionOutcome(
          isTrue: true,
          value: "true",
          emptyPaths: [],
          explanation: "",
          selected: []
        )
      }
      let selections = try expression.explain(on: tree.documentNode, variables: variables)
      return AssertionOutcome(
        isTrue: value.boolean,
        value: Self.text(of: value),
        emptyPaths: empty,
        explanation: Self.explanation(selections, expression, context),
        selected: selections.flatMap(\.nodes)
      )
    } catch {
      throw .because(
        "\(test): \(ExpressionText.message(error))",
        type: "ExpressionError",
        line: line
      )
    }
  }

  private static func text(of value: XPathValue) -> String {
    switch value {
    case .nodes(let nodes): nodes.isEmpty ? "nothing selected" : "\(nodes.count) nodes"
    case .string(let text): "\"\(text)\""
    default: value.string
    }
  }

  private static func explanation(
    _ selections: [XPathSelection],
    _ expression: XPathExpression,
    _ context: CaseContext
  ) -> String {
    var lines = selections.map(line)
    let counters = context.counters
    for name in expression.variableNames {
      let value =
        context.variables[name] ?? counters.first { $0.name == name }.map { Double($0.value) }
      lines.append("$\(name) = \(value.map(NumberText.of) ?? "undefined")")
    }
    return lines.joined(separator: "\n")
  }

  private static func line(of selection: XPathSelection) -> String {
    guard selection.count > 0 else {
      let longest = selection.longestMatch.map { "; \($0.path) selects \($0.count)" } ?? ""
      return "\(selection.path) selects nothing\(longest)"
    }
    let shown = selection.nodes.map { node in
      node.kind == .element
        ? "\(node.path)\(startTag(of: node))" : "\(node.path) = \"\(node.text)\""
    }
    let rest = selection.count > shown.count ? "\n  … \(selection.count - shown.count) more" : ""
    return "\(selection.path) selects \(selection.count):\n  "
      + shown.joined(separator: "\n  ") + rest
  }

  private static func startTag(of node: XMLNode) -> String {
    let attributes = node.attributes.map { " \($0.qualifiedName)=\"\($0.text)\"" }.joined()
    return "  <\(node.name)\(attributes)>"
  }
}
