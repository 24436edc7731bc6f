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
      throw .broken(unselected(path, nodes, context, line: line))
    }
    guard let position = positions[node], position < views.count else {
      throw .because("\(path) selects <\(node.name)>, which is no view", line: line)
    }
    return views[position]
  }

  /// The failure that an expression selects no view or several: the engine has not made what the case needs.
  private func unselected(
    _ path: String,
    _ nodes: [XMLNode],
    _ context: CaseContext,
    line: Int
  ) -> CaseFailure {
    let around = picture(around: nodes)
    let nearest = nodes.isEmpty ? nearest(to: path, context) : nil
    return CaseFailure(
      type: StepError.unselected,
      message: "\(path) selects \(nodes.isEmpty ? "nothing" : "\(nodes.count) nodes")",
      expected: "one view",
      actual: nodes.isEmpty ? "no view" : "\(nodes.count) nodes",
      details: AssertionExplanation.selected(nodes, nearest: nearest?.text),
      location: CaseLocation(file: context.inputs.suiteFile, line: line),
      tree: nearest?.tree ?? around.tree,
      marks: nearest?.marks ?? around.marks
    )
  }

  /// What the longest beginning of a path selects, for a path that selects nothing.
  private func nearest(
    to path: String,
    _ context: CaseContext
  ) -> (text: String, tree: TreePicture, marks: [Int])? {
    guard let node = tree?.documentNode, let expression = try? XPathExpression(path),
      let found = try? expression.explain(on: node, variables: variables(context)).first,
      let longest = found.longestMatch,
      let beginning = try? XPathExpression(longest.path)
        .evaluate(on: node, variables: variables(context)).nodes
    else { return nil }
    let around = picture(around: Array(beginning.prefix(3)))
    return ("\(longest.path) selects \(longest.count)", around.tree, around.marks)
  }

  /// The part of the window's picture below a view.
  func picture(of view: UIView) -> TreePicture? {
    position(of: view).map(window.subtree)
  }

  /// The index of a view in the window's picture.
  func position(of view: UIView) -> Int? {
    views.firstIndex { $0 === view }
  }

  /// The part of the window's picture below a view's superview, and the view's index in it.
  func picture(around view: UIView) -> (tree: TreePicture, mark: Int)? {
    guard let index = views.firstIndex(where: { $0 === view }) else { return nil }
    let start = window.parents[index] ?? index
    return (window.subtree(at: start), index - start)
  }

  /// The smallest part of the window's picture that holds all the nodes with their superviews, and the nodes'
  /// indices in it; the window for none.
  func picture(around nodes: [XMLNode]) -> (tree: TreePicture, marks: [Int]) {
    let chosen = Set(nodes.compactMap(position)).sorted()
    guard let first = chosen.first, let last = chosen.last else { return (window, []) }
    let parents = window.parents
    var index: Int? = parents[first] ?? first
    while let current = index {
      if window.subtreeEnd(of: current) > last {
        return (window.subtree(at: current), chosen.map { $0 - current })
      }
      index = parents[current]
    }
    return (window, chosen)
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
      if let value = context.variables[name] { return value.result }
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
      let isTrue = value.boolean
      return AssertionOutcome(
        isTrue: isTrue,
        emptyPaths: empty,
        explanation: isTrue && empty.isEmpty
          ? nil
          : try AssertionExplanation(expression, on: tree.documentNode, variables: variables)
      )
    } catch {
      throw .because(
        "\(test): \(ExpressionText.message(error))",
        type: "ExpressionError",
        line: line
      )
    }
  }
}
