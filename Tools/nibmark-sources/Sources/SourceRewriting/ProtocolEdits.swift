import SwiftSyntax

/// Gives protocols of Objective-C what Swift alone needs: a class bound, and bodies of optional methods.
final class ProtocolEdits: SyntaxVisitor {
  private let edits: FileEdits
  private var outermost: [TokenSyntax] = []

  init(_ edits: FileEdits) {
    self.edits = edits
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.attributes.names.contains("objc") else { return .skipChildren }
    if let clause = node.inheritanceClause {
      // `class` is the bound of older sources, and must come first.
      let isBound = clause.inheritedTypes.contains { $0.type.is(ClassRestrictionTypeSyntax.self) }
      if !isBound { edits.insert(" AnyObject,", after: clause.colon) }
    } else {
      edits.insert(": AnyObject", after: node.name)
    }
    let bodies = node.memberBlock.members.flatMap { self.bodies(of: $0.decl) }
    guard !bodies.isEmpty else { return .skipChildren }
    let access = node.modifiers.names.contains("public") ? "public " : ""
    edits.insert(
      "; extension \(node.name.text) { \(bodies.map { access + $0 }.joined(separator: "; ")) }",
      after: outermost.first ?? node.memberBlock.rightBrace
    )
    edits.needsUIKit = true
    return .skipChildren
  }

  private func bodies(of declaration: DeclSyntax) -> [String] {
    if let method = declaration.as(FunctionDeclSyntax.self) {
      return body(of: method).map { [$0] } ?? []
    }
    if let property = declaration.as(VariableDeclSyntax.self) {
      return body(of: property).map { [$0] } ?? []
    }
    // Requirements of Objective-C's that a condition leaves out are rare.
    return []
  }

  private func body(of method: FunctionDeclSyntax) -> String? {
    guard method.modifiers.names.contains("optional") else { return nil }
    let name = method.name.text + (method.genericParameterClause?.inOneLine ?? "")
    return "func \(name)\(method.signature.inOneLine) { OptionalMethods.missing() }"
  }

  private func body(of property: VariableDeclSyntax) -> String? {
    guard property.modifiers.names.contains("optional"), let binding = property.bindings.first,
      let type = binding.typeAnnotation?.type
    else { return nil }
    let isSettable = binding.accessorBlock?.description.contains("set") ?? false
    let setter = isSettable ? " set { OptionalMethods.missing() }" : ""
    edits.note(
      at: property,
      "An optional property answers a value also where it is missing: make it a method that is optional."
    )
    return "var \(binding.pattern.trimmedDescription): \(type.inOneLine) "
      + "{ get { OptionalMethods.missing() }\(setter) }"
  }

  // MARK: The types around the node

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { open(node) }
  override func visitPost(_ node: ClassDeclSyntax) { outermost.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { open(node) }
  override func visitPost(_ node: StructDeclSyntax) { outermost.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { open(node) }
  override func visitPost(_ node: EnumDeclSyntax) { outermost.removeLast() }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func open(_ node: some DeclGroupSyntax) -> SyntaxVisitorContinueKind {
    outermost.append(node.memberBlock.rightBrace)
    return .visitChildren
  }
}
