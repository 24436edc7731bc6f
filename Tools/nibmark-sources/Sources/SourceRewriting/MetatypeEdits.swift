import SwiftSyntax

/// Rewrites `type.init(frame:)` and its kin, where the class is known at run time only.
///
/// Apple's compiler lets initialisers that were imported from Objective-C pass; Swift asks for required ones.
final class MetatypeEdits: SyntaxVisitor {
  /// The labels of the initialisers that UIKit here calls on a class of run time.
  private static let initialisers: Set<[String]> = [
    ["frame"], ["style", "reuseIdentifier"], ["reuseIdentifier"], ["nibName", "bundle"],
  ]

  private let edits: FileEdits
  private let index: TargetIndex

  init(_ edits: FileEdits, index: TargetIndex) {
    self.edits = edits
    self.index = index
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard Self.initialisers.contains(node.arguments.map { $0.label?.text ?? "_" }) else {
      return .visitChildren
    }
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      if member.declName.baseName.text == "init", let base = member.base, isMetatype(base) {
        edits.replace(member.declName, by: "created")
        edits.needsUIKit = true
      }
    } else if let name = node.calledExpression.as(DeclReferenceExprSyntax.self),
      isClassOfRunTime(name.baseName.text, at: Syntax(node))
    {
      edits.insert(".created", after: name)
      edits.needsUIKit = true
    }
    return .visitChildren
  }

  /// Whether an expression is a value that holds a class.
  private func isMetatype(_ base: ExprSyntax) -> Bool {
    if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text {
      if name == "self" { return isInClassMethod(Syntax(base)) }
      return isClassOfRunTime(name, at: Syntax(base)) || name.first?.isLowercase == true
    }
    if let call = base.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.trimmedDescription == "type"
    }
    let last = base.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return last != "self" && last?.first?.isLowercase == true
  }

  private func isInClassMethod(_ node: Syntax) -> Bool {
    var current = node.parent
    while let parent = current {
      if parent.is(InitializerDeclSyntax.self) { return false }
      if let function = parent.as(FunctionDeclSyntax.self) {
        return function.modifiers.names.contains("class") && holdsClass(parent)
      }
      if let property = parent.as(VariableDeclSyntax.self),
        property.parent?.is(MemberBlockItemSyntax.self) == true
      {
        return property.modifiers.names.contains("class") && holdsClass(parent)
      }
      current = parent.parent
    }
    return false
  }

  // MARK: Names of types

  /// Whether a name is `Self` or a generic parameter that stands for a class.
  private func isClassOfRunTime(_ name: String, at node: Syntax) -> Bool {
    if name == "Self" { return holdsClass(node) }
    var current = node.parent
    while let parent = current {
      let generics = parent.asProtocol((any WithGenericParametersSyntax).self)
      for parameter in generics?.genericParameterClause?.parameters ?? []
      where parameter.name.text == name {
        let bounds = [parameter.inheritedType] + bounds(of: name, generics?.genericWhereClause)
        return bounds.contains { $0.map(isClass) ?? false }
      }
      current = parent.parent
    }
    return false
  }

  private func bounds(of name: String, _ clause: GenericWhereClauseSyntax?) -> [TypeSyntax?] {
    (clause?.requirements ?? []).compactMap { requirement in
      guard case .conformanceRequirement(let conformance) = requirement.requirement,
        conformance.leftType.trimmedDescription == name
      else { return nil }
      return conformance.rightType
    }
  }

  /// Whether `Self` stands for a class at a node.
  private func holdsClass(_ node: Syntax) -> Bool {
    var current = node.parent
    while let parent = current {
      if parent.is(ClassDeclSyntax.self) { return true }
      if let found = parent.as(ExtensionDeclSyntax.self) {
        return isClass(found.extendedType)
          || bounds(of: "Self", found.genericWhereClause).contains { $0.map(isClass) ?? false }
      }
      if parent.is(StructDeclSyntax.self) || parent.is(EnumDeclSyntax.self) { return false }
      current = parent.parent
    }
    return false
  }

  private func isClass(_ type: TypeSyntax) -> Bool {
    if let composed = type.as(CompositionTypeSyntax.self) {
      return composed.elements.contains { isClass($0.type) }
    }
    let name = type.plainName
    guard let declared = index.classDeclaration(name) else { return KnownNames.isView(name) }
    return index.ancestry(of: declared).root.map(KnownNames.isView) ?? false
  }
}
