import SwiftSyntax

/// Gathers the classes, protocols and extensions of a file with their members.
final class DeclarationCollector: SyntaxVisitor {
  private(set) var types: [TypeDeclaration] = []
  /// The names of methods that protocols declare as optional.
  private(set) var optionalMethods: Set<String> = []

  private let file: Int
  private let conditions: BuildConditions
  /// The types around the node; nil for those without members of interest.
  private var stack: [Int?] = []
  private var names: [String] = []
  private var hidden: [Bool] = []
  private var closings: [TokenSyntax] = []
  private var functionDepth = 0
  private var conditionDepth = 0

  init(file: Int, conditions: BuildConditions) {
    self.file = file
    self.conditions = conditions
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node, named: node.name.text, as: .class, inherits: node.inheritanceClause)
  }

  override func visitPost(_ node: ClassDeclSyntax) { close() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node, named: node.name.text, as: .protocol, inherits: node.inheritanceClause)
  }

  override func visitPost(_ node: ProtocolDeclSyntax) { close() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    open(
      node,
      named: node.extendedType.plainName,
      as: .extension,
      inherits: node.inheritanceClause,
      hasWhere: node.genericWhereClause != nil
    )
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { close() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node, named: node.name.text, as: nil, inherits: nil)
  }

  override func visitPost(_ node: StructDeclSyntax) { close() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node, named: node.name.text, as: nil, inherits: nil)
  }

  override func visitPost(_ node: EnumDeclSyntax) { close() }

  private func open(
    _ node: some DeclGroupSyntax,
    named name: String,
    as kind: TypeDeclaration.Kind?,
    inherits: InheritanceClauseSyntax?,
    hasWhere: Bool = false
  ) -> SyntaxVisitorContinueKind {
    names.append(name)
    hidden.append(node.modifiers.names.contains("private"))
    closings.append(node.memberBlock.rightBrace)
    guard let kind else {
      stack.append(nil)
      return .visitChildren
    }
    stack.append(types.count)
    types.append(
      TypeDeclaration(
        kind: kind,
        name: names.joined(separator: "."),
        inherited: inherits?.inheritedTypes.map { $0.type.plainName } ?? [],
        modifiers: node.modifiers.names,
        attributes: node.attributes.names,
        hasGenericWhere: hasWhere,
        isLocal: functionDepth > 0,
        // A private type of the file's own level is visible in all of the file.
        isHidden: hidden.count > 1 && hidden.contains(true),
        file: file,
        closing: node.memberBlock.rightBrace,
        outermostClosing: closings.first ?? node.memberBlock.rightBrace
      )
    )
    return .visitChildren
  }

  private func close() {
    stack.removeLast()
    names.removeLast()
    hidden.removeLast()
    closings.removeLast()
  }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if functionDepth == 0 || isMember(node.parent) {
      add(Member(node, isConditional: conditionDepth > 0))
      if node.modifiers.names.contains("optional") { optionalMethods.insert(node.name.text) }
    }
    functionDepth += 1
    return .visitChildren
  }

  override func visitPost(_ node: FunctionDeclSyntax) { functionDepth -= 1 }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if isMember(node.parent) {
      Member(node, isConditional: conditionDepth > 0).map { add($0) }
    }
    functionDepth += 1
    return .visitChildren
  }

  override func visitPost(_ node: VariableDeclSyntax) { functionDepth -= 1 }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    functionDepth += 1
    return .visitChildren
  }

  override func visitPost(_ node: InitializerDeclSyntax) { functionDepth -= 1 }

  /// Whether a declaration stands in the braces of a type.
  private func isMember(_ parent: Syntax?) -> Bool {
    parent?.is(MemberBlockItemSyntax.self) ?? false
  }

  private func add(_ member: Member) {
    guard case .some(.some(let index)) = stack.last else { return }
    types[index].members.append(member)
  }

  // MARK: Conditions

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for (clause, isSure) in conditions.liveClauses(of: node) {
      conditionDepth += isSure ? 0 : 1
      if let elements = clause.elements { walk(elements) }
      conditionDepth -= isSure ? 0 : 1
    }
    return .skipChildren
  }
}

extension TypeSyntax {
  /// The type's name without generic arguments; of `A.B` the whole.
  var plainName: String {
    if let member = self.as(MemberTypeSyntax.self) {
      return member.baseType.plainName + "." + member.name.text
    }
    if let name = self.as(IdentifierTypeSyntax.self) { return name.name.text }
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.plainName }
    return trimmedDescription
  }
}
