import SwiftSyntax

/// Overrides of `delegate` in subclasses of UIScrollView itself, which override `scrollDelegate` instead.
///
/// There `delegate` is a member of a protocol's extension, as lists and text views have one of another type.
struct DelegateEdits {
  private static let name = "scrollDelegate"

  private let index: TargetIndex
  private let edits: [FileEdits]

  init(_ index: TargetIndex, edits: [FileEdits]) {
    self.index = index
    self.edits = edits
  }

  func apply() {
    for type in index.types where type.kind == .class {
      guard index.ancestry(of: type).root == "UIScrollView" else { continue }
      for member in type.members where isDelegate(member) { rename(member, in: type) }
    }
  }

  private func isDelegate(_ member: Member) -> Bool {
    member.kind == .property && member.isOverride && member.name == "delegate"
  }

  private func rename(_ member: Member, in type: TypeDeclaration) {
    guard let node = member.node.as(VariableDeclSyntax.self),
      let pattern = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)
    else { return }
    edits[type.file].replace(pattern, by: Self.name)
    let references = SuperReferences(viewMode: .sourceAccurate)
    references.walk(node)
    for reference in references.found { edits[type.file].replace(reference, by: Self.name) }
  }
}

/// Finds the names in `super.delegate`.
private final class SuperReferences: SyntaxVisitor {
  private(set) var found: [DeclReferenceExprSyntax] = []

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.base?.is(SuperExprSyntax.self) == true,
      node.declName.baseName.text == "delegate"
    {
      found.append(node.declName)
    }
    return .visitChildren
  }
}
