import SwiftSyntax

/// Makes every change of a file that the automatic operators know.
///
/// Only code in bodies is changed: declarations, patterns, attributes, preconditions and texts stay.
final class AutomaticMutants: SyntaxVisitor {
  private let source: SourceText
  private let places: SourceLocationConverter
  private var depth = 0
  private(set) var mutants: [Mutant] = []

  init(_ source: SourceText) {
    self.source = source
    places = SourceLocationConverter(fileName: source.path, tree: source.tree)
    super.init(viewMode: .sourceAccurate)
  }

  /// All automatic mutants of a file, in its order.
  static func all(of source: SourceText) -> [Mutant] {
    let visitor = AutomaticMutants(source)
    visitor.walk(source.tree)
    return visitor.mutants
  }

  private func add(
    _ operation: String,
    _ node: some SyntaxProtocol,
    _ replacement: String,
    form: Mutant.Form = .expression
  ) {
    let start = places.location(for: node.positionAfterSkippingLeadingTrivia)
    let place = "\(source.path):\(start.line):\(start.column)"
    let same = mutants.count { $0.id.hasPrefix("\(place) \(operation)") }
    mutants.append(
      Mutant(
        id: "\(place) \(operation)" + (same > 0 ? " \(same + 1)" : ""),
        name: operation,
        clause: nil,
        operation: operation,
        file: source.path,
        range: node.span,
        form: form,
        replacement: replacement
      )
    )
  }

  private var isInBody: Bool { depth > 0 }

  // MARK: What is entered, and what is not

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }
  override func visitPost(_ node: CodeBlockSyntax) { depth -= 1 }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }
  override func visitPost(_ node: AccessorBlockSyntax) { depth -= 1 }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { depth -= 1 }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionSignatureSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: SwitchCaseLabelSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  // MARK: Operators

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    guard isInBody, let name = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text else {
      return .visitChildren
    }
    let (left, right) = (node.leftOperand.trimmedDescription, node.rightOperand.trimmedDescription)
    for (operation, other) in Self.others[name] ?? [] {
      add(operation, node, "\(left) \(other) \(right)")
    }
    if name == "&&" || name == "||" {
      add("condition dropped", node, left)
      add("condition dropped", node, right)
    }
    return .visitChildren
  }

  private static let others: [String: [(String, String)]] = [
    "<": [("comparison turned", "<="), ("comparison turned", ">=")],
    "<=": [("comparison turned", "<"), ("comparison turned", ">")],
    ">": [("comparison turned", ">="), ("comparison turned", "<=")],
    ">=": [("comparison turned", ">"), ("comparison turned", "<")],
    "==": [("comparison turned", "!=")],
    "!=": [("comparison turned", "==")],
    "===": [("comparison turned", "!==")],
    "!==": [("comparison turned", "===")],
    "&&": [("and and or swapped", "||")],
    "||": [("and and or swapped", "&&")],
    "+": [("sum turned", "-")],
    "-": [("sum turned", "+")],
    "..<": [("range end changed", "...")],
  ]

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    guard isInBody, let value = Int(node.literal.text) else { return .skipChildren }
    add("constant off by one", node, "\(value + 1)")
    if value > 0 { add("constant off by one", node, "\(value - 1)") }
    return .skipChildren
  }

  override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    guard isInBody, let value = Double(node.literal.text) else { return .skipChildren }
    add("constant off by one", node, "\(value + 1)")
    return .skipChildren
  }

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if isInBody { add("truth turned", node, node.literal.text == "true" ? "false" : "true") }
    return .skipChildren
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if isInBody, ["!", "-"].contains(node.operator.text),
      !node.expression.is(IntegerLiteralExprSyntax.self)
    {
      add("sign dropped", node, node.expression.trimmedDescription)
    }
    return .visitChildren
  }

  override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
    if isInBody {
      add("condition turned", node.condition, "!(\(node.condition.trimmedDescription))")
    }
    return .visitChildren
  }

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    guard isInBody else { return .visitChildren }
    guard let condition = node.condition.as(ExprSyntax.self) else {
      // A pattern that never matches would end a loop at once, and a loop that ends is no change of a rule.
      add("binding refused", node, "false", form: .refusal)
      return .visitChildren
    }
    add("condition turned", condition, "!(\(condition.trimmedDescription))")
    // A loop without its condition only never ends.
    if node.parent?.parent?.is(WhileStmtSyntax.self) != true {
      add("condition dropped", condition, "true")
    }
    return .visitChildren
  }

  override func visit(_ node: WhereClauseSyntax) -> SyntaxVisitorContinueKind {
    if isInBody { add("condition dropped", node.condition, "true") }
    return .visitChildren
  }

  // MARK: Calls

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard isInBody, let expression = node.item.as(ExprSyntax.self) else { return .visitChildren }
    let inner = expression.as(TryExprSyntax.self)?.expression ?? expression
    if let call = Self.call(in: inner) {
      guard !Self.isCheck(call) else { return .skipChildren }
      add("call dropped", node, "", form: .statement)
    } else if inner.isAssignment {
      add("assignment dropped", node, "", form: .statement)
    }
    return .visitChildren
  }

  private static func call(in expression: ExprSyntax) -> FunctionCallExprSyntax? {
    let inner = expression.as(OptionalChainingExprSyntax.self)?.expression ?? expression
    return inner.as(FunctionCallExprSyntax.self)
  }

  /// What says that the program itself is wrong is no behaviour.
  private static func isCheck(_ call: FunctionCallExprSyntax) -> Bool {
    let names = ["precondition", "assert", "assertionFailure", "preconditionFailure", "fatalError"]
    return names.contains(call.calledExpression.trimmedDescription)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if Self.isCheck(node) { return .skipChildren }
    guard isInBody else { return .visitChildren }
    let name = node.calledExpression.trimmedDescription
    let arguments = node.arguments.map { $0 }
    if name == "min" || name == "max" {
      add("call swapped", node, (name == "min" ? "max" : "min") + "(\(node.arguments))")
    } else if arguments.count >= 2, node.trailingClosure == nil {
      for index in arguments.indices.dropLast() { swap(index, arguments, node) }
    }
    return .visitChildren
  }

  private func swap(
    _ index: Int,
    _ arguments: [LabeledExprSyntax],
    _ node: FunctionCallExprSyntax
  ) {
    var values = arguments.map(\.expression.trimmedDescription)
    guard values[index] != values[index + 1] else { return }
    values.swapAt(index, index + 1)
    let list = zip(arguments, values).map { ($0.label.map { "\($0.text): " } ?? "") + $1 }
    let call = "\(node.calledExpression.trimmedDescription)(\(list.joined(separator: ", ")))"
    add("arguments swapped", node, call)
  }
}
