import SwiftSyntax

/// Rewrites `#selector`, `#keyPath` and calls of optional methods.
final class ExpressionEdits: SyntaxVisitor {
  private let edits: FileEdits
  private let index: TargetIndex
  private let selectors: SelectorResolution
  private var typeNames: [String] = []

  init(_ edits: FileEdits, index: TargetIndex, selectors: SelectorResolution) {
    self.edits = edits
    self.index = index
    self.selectors = selectors
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Selectors and key paths

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector": rewriteSelector(node)
    case "keyPath": rewriteKeyPath(node)
    default: return .visitChildren
    }
    return .skipChildren
  }

  private func rewriteSelector(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first else { return }
    switch selectors.name(of: argument, within: typeNames) {
    case .success(let name):
      edits.replace(node, by: "Selector(\"\(name)\")")
      edits.needsUIKit = true
    case .failure(let problem): edits.note(at: node, problem.text)
    }
  }

  private func rewriteKeyPath(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first?.expression.trimmedDescription else { return }
    var parts = argument.split(separator: ".")
    if parts.count > 1, parts[0].first?.isUppercase == true || parts[0] == "self" {
      parts.removeFirst()
    }
    edits.replace(node, by: "\"\(parts.joined(separator: "."))\"")
  }

  // MARK: Optional methods

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let called = OptionalCall(node.calledExpression),
      isOptionalMethod(called.member, arguments: node.arguments)
    else { return .visitChildren }
    edits.insert("OptionalMethods.optional { ", before: node)
    edits.blank(called.mark)
    edits.insert(" }" + end(of: called, node), after: node)
    edits.needsUIKit = true
    return .visitChildren
  }

  /// The called member of `x.f?(…)` or `x.f!(…)`.
  private struct OptionalCall {
    let member: MemberAccessExprSyntax
    let mark: TokenSyntax
    let isForced: Bool

    init?(_ expression: ExprSyntax) {
      let inner: ExprSyntax
      if let chaining = expression.as(OptionalChainingExprSyntax.self) {
        (inner, mark, isForced) = (chaining.expression, chaining.questionMark, false)
      } else if let forced = expression.as(ForceUnwrapExprSyntax.self) {
        (inner, mark, isForced) = (forced.expression, forced.exclamationMark, true)
      } else {
        return nil
      }
      guard let member = inner.as(MemberAccessExprSyntax.self), member.base != nil else {
        return nil
      }
      self.member = member
    }

    /// Whether the base can be nil by itself, which ends the chain without a trap.
    var isChained: Bool {
      var base = member.base
      while let current = base {
        if current.is(OptionalChainingExprSyntax.self) { return true }
        base =
          current.as(MemberAccessExprSyntax.self)?.base
          ?? current.as(FunctionCallExprSyntax.self)?.calledExpression
      }
      return false
    }
  }

  private func end(of called: OptionalCall, _ node: FunctionCallExprSyntax) -> String {
    if called.isForced, !called.isChained { return "!" }
    return continuesChain(node) ? "?" : ""
  }

  /// Whether the call is of a method: a closure has no labels, and another name.
  private func isOptionalMethod(
    _ member: MemberAccessExprSyntax,
    arguments: LabeledExprListSyntax
  ) -> Bool {
    arguments.contains { $0.label != nil }
      || index.optionalMethods.contains(member.declName.baseName.text)
  }

  private func continuesChain(_ node: FunctionCallExprSyntax) -> Bool {
    guard let parent = node.parent else { return false }
    if let access = parent.as(MemberAccessExprSyntax.self) { return access.base?.id == node.id }
    return false
  }

  // MARK: XCTest

  /// XCTest's `fulfill` takes file and line here, so that a reference to it is no function without arguments.
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.declName.trimmedDescription == "fulfill", node.base != nil, importsXCTest,
      node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != node.id
    else { return .visitChildren }
    edits.insert("{ ", before: node)
    edits.insert("() }", after: node)
    return .visitChildren
  }

  // The import may stand in a condition.
  private lazy var importsXCTest = edits.file.tree.tokens(viewMode: .sourceAccurate).contains {
    $0.text == "XCTest" && $0.parent?.is(ImportPathComponentSyntax.self) == true
  }

  // MARK: The types around the node

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    typeNames.append(node.name.text)
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { typeNames.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    typeNames.append(node.name.text)
    return .visitChildren
  }

  override func visitPost(_ node: StructDeclSyntax) { typeNames.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    typeNames.append(node.name.text)
    return .visitChildren
  }

  override func visitPost(_ node: EnumDeclSyntax) { typeNames.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    typeNames.append(node.extendedType.plainName)
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { typeNames.removeLast() }
}
