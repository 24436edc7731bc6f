import SwiftSyntax

/// Finds the declarations with code by their names.
final class Functions: SyntaxVisitor {
  /// A declaration with its full name, such as `UITableView.supplied(_:in:)`.
  struct Found {
    let name: String
    let node: Syntax
  }

  private(set) var found: [Found] = []
  private var types: [String] = []

  /// The declarations of a file that a name means: with or without its type, its labels, or both.
  static func named(_ name: String, in tree: SourceFileSyntax) -> [Found] {
    let functions = Functions(viewMode: .sourceAccurate)
    functions.walk(tree)
    return functions.found.filter { matches($0.name, name) }
  }

  /// The names of all declarations of a file.
  static func names(in tree: SourceFileSyntax) -> [String] {
    let functions = Functions(viewMode: .sourceAccurate)
    functions.walk(tree)
    return functions.found.map(\.name)
  }

  private static func matches(_ full: String, _ asked: String) -> Bool {
    let bare = full.prefix { $0 != "(" }
    return [full, String(bare)].contains { $0 == asked || $0.hasSuffix("." + asked) }
  }

  private func add(
    _ name: String,
    _ labels: FunctionParameterListSyntax?,
    _ node: some SyntaxProtocol
  ) {
    let list = labels.map { "(" + $0.map { $0.firstName.text + ":" }.joined() + ")" } ?? ""
    found.append(Found(name: (types + [name + list]).joined(separator: "."), node: Syntax(node)))
  }

  private func enter(_ name: String) -> SyntaxVisitorContinueKind {
    types.append(name)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { types.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name.text, node.signature.parameterClause.parameters, node)
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    add("init", node.signature.parameterClause.parameters, node)
    return .skipChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    add("subscript", node.parameterClause.parameters, node)
    return .skipChildren
  }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    add("deinit", nil, node)
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings { add(binding.pattern.trimmedDescription, nil, binding) }
    return .skipChildren
  }
}
