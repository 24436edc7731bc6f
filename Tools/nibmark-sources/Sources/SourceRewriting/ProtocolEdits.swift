import SwiftSyntax

/// Gives protocols of Objective-C what Swift alone needs: a class bound, and bodies of optional methods.
final class ProtocolEdits: SyntaxVisitor {
  private let edits: FileEdits
  private var outermost: [TokenSyntax] = []
  private var conditionDepth = 0

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
    let bodies = node.memberBlock.members.compactMap { Body(of: $0.decl) }
    guard !bodies.isEmpty else { return .skipChildren }
    let access = node.modifiers.names.contains("public") ? "public " : ""
    let head = "extension \(node.name.text) {"
    if conditionDepth > 0 || edits.file.endsOpen {
      // Nothing may follow on a line of its own: each line of the original stays where it is.
      let texts = bodies.map { access + $0.prefix + $0.node.inOneLine + $0.suffix }
      edits.insert(
        "; \(head) \(texts.joined(separator: "; ")) }",
        after: outermost.first ?? node.memberBlock.rightBrace
      )
    } else {
      let texts = bodies.map { body in
        edits.file.placed(
          edits.file.text(of: body.node),
          at: Syntax(body.node),
          between: access + body.prefix,
          and: body.suffix
        )
      }
      edits.append("\n\(head)\(texts.joined())}\n")
    }
    for property in bodies.compactMap(\.property) {
      edits.note(
        at: property,
        "An optional property answers a value also where it is missing: make it a method that is optional."
      )
    }
    edits.needsUIKit = true
    return .skipChildren
  }

  // MARK: What is around the node

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    conditionDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: IfConfigDeclSyntax) { conditionDepth -= 1 }

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

/// The body that an optional requirement gets, around the part that names types.
private struct Body {
  let node: Syntax
  let prefix: String
  let suffix: String
  var property: VariableDeclSyntax?

  /// Nil for what is not optional.
  ///
  /// Requirements that a condition leaves out are rare, and get none.
  init?(of declaration: DeclSyntax) {
    if let method = declaration.as(FunctionDeclSyntax.self) {
      self.init(of: method)
    } else if let property = declaration.as(VariableDeclSyntax.self) {
      self.init(of: property)
    } else {
      return nil
    }
  }

  private init?(of method: FunctionDeclSyntax) {
    guard method.modifiers.names.contains("optional") else { return nil }
    node = Syntax(method.signature)
    prefix = "func " + method.name.text + (method.genericParameterClause?.inOneLine ?? "")
    suffix = " { OptionalMethods.missing() }"
  }

  private init?(of property: VariableDeclSyntax) {
    guard property.modifiers.names.contains("optional"), let binding = property.bindings.first,
      let type = binding.typeAnnotation?.type
    else { return nil }
    let isSettable = binding.accessorBlock?.description.contains("set") ?? false
    node = Syntax(type)
    prefix = "var \(binding.pattern.trimmedDescription): "
    suffix =
      " { get { OptionalMethods.missing() }"
      + (isSettable ? " set { OptionalMethods.missing() }" : "") + " }"
    self.property = property
  }
}
