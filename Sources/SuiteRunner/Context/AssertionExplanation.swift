import Numbers
import TestModel
import XMLSupport

/// Why an assertion does not hold: both sides evaluated, and the nodes that decide.
///
/// Made only for assertions that fail.
struct AssertionExplanation {
  /// The most nodes of a path that are named.
  private static let nodeCountMax = 4

  /// What the deciding comparisons ask for.
  let expected: String
  /// What they found.
  let actual: String
  /// The values of the sides, and what the paths select.
  let details: [FailureDetail]
  /// The nodes that decide.
  let nodes: [XMLNode]

  /// Explains an expression on a tree.
  ///
  /// - Throws: `XMLError` as evaluation does.
  init(
    _ expression: XPathExpression,
    on node: XMLNode,
    variables: XPathExpression.Variables
  ) throws(XMLError) {
    let findings = try expression.findings(on: node, variables: variables)
    let decisive = try Self.selections(expression, findings, node, variables)
    if findings.isEmpty {
      // The expression is true, and reads a path that selects nothing.
      (expected, actual) = ("a node at each path", "nothing selected")
    } else if findings.count == 1 {
      (expected, actual) = (Self.expected(findings[0]), Self.actual(findings[0]))
    } else {
      expected = findings.map(Self.comparison).joined(separator: "\n")
      actual = findings.map(Self.found).joined(separator: "\n")
    }
    var lines = Self.unique(findings.flatMap(Self.evaluated))
    lines += decisive.flatMap(Self.lines)
    let leftOut = findings.compactMap(Self.leftOut)
    lines += leftOut.flatMap(Self.lines)
    lines += expression.variableNames.map { name in
      "$\(name) is \(variables(name).map { Self.text($0, isQuoted: false) } ?? "undefined")"
    }
    let surplus = findings.flatMap(Self.surplus)
    lines += surplus.isEmpty ? [] : ["beyond the count that is wanted:"] + Self.listed(surplus)
    let missed = leftOut.flatMap { $0.nodes.prefix(Self.nodeCountMax) } + surplus
    let chosen = missed.isEmpty ? decisive.flatMap(\.nodes) : missed
    details = Self.details(lines)
    nodes = try chosen.isEmpty ? Self.nearest(decisive, expression, node, variables) : chosen
  }

  /// What the paths of the deciding parts select.
  private static func selections(
    _ expression: XPathExpression,
    _ findings: [XPathFinding],
    _ node: XMLNode,
    _ variables: XPathExpression.Variables
  ) throws(XMLError) -> [XPathSelection] {
    var selections: [XPathSelection] = []
    for text in findings.isEmpty ? [expression.text] : unique(findings.map(\.text)) {
      selections += try XPathExpression(text, namespaces: expression.namespaces)
        .explain(on: node, variables: variables, nodeCountMax: nodeCountMax)
    }
    return selections
  }

  /// The nodes that the beginning of a path still selects, for paths that select nothing.
  private static func nearest(
    _ selections: [XPathSelection],
    _ expression: XPathExpression,
    _ node: XMLNode,
    _ variables: XPathExpression.Variables
  ) throws(XMLError) -> [XMLNode] {
    guard let path = selections.lazy.compactMap(\.longestMatch).first?.path else { return [] }
    let beginning = try XPathExpression(path, namespaces: expression.namespaces)
    return Array(try beginning.evaluate(on: node, variables: variables).nodes.prefix(3))
  }

  /// The nodes that an expression selects where one is wanted.
  static func selected(_ nodes: [XMLNode], nearest: String?) -> [FailureDetail] {
    let lines = nodes.isEmpty ? nearest.map { [$0] } ?? [] : listed(nodes, count: nodes.count)
    return details(lines)
  }

  private static func details(_ lines: [String]) -> [FailureDetail] {
    lines.isEmpty ? [] : [FailureDetail(title: "where", text: lines.joined(separator: "\n"))]
  }
}

// MARK: - Values

extension AssertionExplanation {
  /// The side that the tree decides on, and the other one.
  private static func sides(
    _ finding: XPathFinding
  ) -> (found: XPathFinding.Side, wanted: XPathFinding.Side, comparison: String)? {
    guard let comparison = finding.comparison, let right = finding.right else { return nil }
    let operation = finding.isWanted ? comparison : negated(comparison)
    if finding.left.isLiteral || !finding.left.readsTree && right.readsTree {
      return (right, finding.left, mirrored(operation))
    }
    return (finding.left, right, operation)
  }

  private static func expected(_ finding: XPathFinding) -> String {
    guard let sides = sides(finding) else { return wanted(finding) }
    let text = text(sides.wanted.value, isQuoted: isText(finding))
    switch sides.comparison {
    case "=": return text
    case "!=": return "anything but \(text)"
    default: return "\(sides.comparison) \(text)"
    }
  }

  private static func actual(_ finding: XPathFinding) -> String {
    text(sides(finding)?.found.value ?? finding.left.value, isQuoted: isText(finding))
  }

  private static func comparison(_ finding: XPathFinding) -> String {
    guard let sides = sides(finding) else { return "\(finding.text): \(wanted(finding))" }
    let text = text(sides.wanted.value, isQuoted: isText(finding))
    return "\(sides.found.text) \(sides.comparison) \(text)"
  }

  private static func found(_ finding: XPathFinding) -> String {
    guard let sides = sides(finding) else { return "\(finding.text): \(actual(finding))" }
    // Where the comparison is no equation, an equals sign would read as one.
    return "\(sides.found.text) = \(actual(finding))"
  }

  /// What a part should be that compares nothing.
  private static func wanted(_ finding: XPathFinding) -> String {
    switch finding.left.value {
    case .nodes: finding.isWanted ? "a node" : "no node"
    case .boolean: finding.isWanted ? "true" : "false"
    case .number: finding.isWanted ? "a number other than 0" : "0"
    case .string: finding.isWanted ? "a text" : "no text"
    }
  }

  /// Whether the sides are compared as texts, which are shown in quotes.
  private static func isText(_ finding: XPathFinding) -> Bool {
    [finding.left.value, finding.right?.value].contains { value in
      switch value {
      case .string: return true
      case .nodes(let nodes): return nodes.prefix(nodeCountMax).contains { Double($0.text) == nil }
      default: return false
      }
    }
  }

  private static func text(_ value: XPathValue, isQuoted: Bool) -> String {
    func shown(_ text: String) -> String { isQuoted ? "\"\(text)\"" : text }
    switch value {
    case .nodes(let nodes):
      guard let first = nodes.first else { return "nothing selected" }
      if first.kind == .element, first.text.isEmpty {
        return "\(nodes.count) node\(nodes.count == 1 ? "" : "s")"
      }
      let rest = nodes.count > nodeCountMax ? ", … (\(nodes.count) in all)" : ""
      return nodes.prefix(nodeCountMax).map { shown($0.text) }.joined(separator: ", ") + rest
    case .string(let text): return shown(text)
    default: return value.string
    }
  }

  private static func negated(_ comparison: String) -> String {
    ["=": "!=", "!=": "=", "<": ">=", "<=": ">", ">": "<=", ">=": "<"][comparison] ?? comparison
  }

  private static func mirrored(_ comparison: String) -> String {
    ["<": ">", "<=": ">=", ">": "<", ">=": "<="][comparison] ?? comparison
  }
}

// MARK: - Lines

extension AssertionExplanation {
  /// The sides that are neither literals nor plain paths, with their values.
  private static func evaluated(_ finding: XPathFinding) -> [String] {
    [finding.left, finding.right].compactMap { (side) -> String? in
      guard let side, finding.comparison != nil, !side.isLiteral else { return nil }
      if case .nodes = side.value { return nil }
      if side.text.hasPrefix("$"), !side.text.contains(" ") { return nil }
      return "\(side.text) is \(text(side.value, isQuoted: isText(finding)))"
    }
  }

  /// The nodes that a predicate leaves out, where more were wanted.
  private static func leftOut(_ finding: XPathFinding) -> XPathFinding.LeftOut? {
    guard let sides = sides(finding) else { return finding.leftOut }
    let isEnough = sides.found.value.number > sides.wanted.value.number
    return isEnough ? nil : finding.leftOut
  }

  /// The nodes that are counted beyond a number, in document order.
  private static func surplus(_ finding: XPathFinding) -> [XMLNode] {
    guard let wanted = sides(finding)?.wanted.value.number, wanted >= 0,
      Double(finding.counted.count) > wanted, finding.counted.count > nodeCountMax
    else { return [] }
    return Array(finding.counted.dropFirst(Int(saturating: wanted)).prefix(nodeCountMax))
  }

  private static func lines(of selection: XPathSelection) -> [String] {
    guard selection.count > 0 else {
      let longest = selection.longestMatch.map { "; \($0.path) selects \($0.count)" } ?? ""
      return ["\(selection.path) selects nothing\(longest)"]
    }
    if selection.count == 1 { return selection.nodes.map { text(of: $0) } }
    return ["\(selection.path) selects \(selection.count):"]
      + listed(selection.nodes, count: selection.count)
  }

  private static func lines(of leftOut: XPathFinding.LeftOut) -> [String] {
    guard !leftOut.nodes.isEmpty else {
      return ["\(leftOut.predicate) leaves out none of \(leftOut.path)"]
    }
    return ["\(leftOut.predicate) leaves out \(leftOut.nodes.count) of \(leftOut.path):"]
      + listed(Array(leftOut.nodes.prefix(nodeCountMax)), count: leftOut.nodes.count)
  }

  private static func listed(_ nodes: [XMLNode], count: Int? = nil) -> [String] {
    let count = count ?? nodes.count
    let shown = nodes.prefix(nodeCountMax).map { "  " + text(of: $0) }
    return count > shown.count ? shown + ["  … \(count - shown.count) more"] : shown
  }

  private static func text(of node: XMLNode) -> String {
    guard node.kind == .element else {
      let value = Double(node.text) == nil ? "\"\(node.text)\"" : node.text
      return "\(node.path) is \(value)"
    }
    let attributes = node.attributes.filter { !repeated.contains($0.qualifiedName) }
      .map { " \($0.qualifiedName)=\"\($0.text)\"" }
    return "\(node.path)  <\(node.name)\(attributes.joined())>"
  }

  /// Attributes that the tree below shows, and that seldom decide.
  private static let repeated: Set<String> = [
    "windowX", "windowY", "customClass", "reuseIdentifier", "opaque", "contentMode",
  ]

  private static func unique(_ lines: [String]) -> [String] {
    var seen: Set<String> = []
    return lines.filter { seen.insert($0).inserted }
  }
}
