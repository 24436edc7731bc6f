import SwiftSyntax

/// Gives properties of Core Data's records bodies that read and write values by name.
final class ManagedEdits: SyntaxVisitor {
  private let edits: FileEdits

  init(_ edits: FileEdits) {
    self.edits = edits
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.attributes.names.contains("NSManaged") else { return .skipChildren }
    guard node.bindings.count == 1, let binding = node.bindings.first,
      let type = binding.typeAnnotation,
      binding.initializer == nil, binding.accessorBlock == nil
    else {
      edits.note(at: node, "Declare each property of @NSManaged on its own, with its type.")
      return .skipChildren
    }
    let name = binding.pattern.trimmedDescription
    let key = "\"\(name.filter { $0 != "`" })\""
    let setter =
      node.bindingSpecifier.tokenKind == .keyword(.var)
      ? " set { setManaged(newValue, \(key)) }" : ""
    edits.insert(" { get { managed(\(key)) }\(setter) }", after: type)
    edits.needsUIKit = true
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.attributes.names.contains("NSManaged"), node.body == nil else {
      return .skipChildren
    }
    let parameters = node.signature.parameterClause.parameters
    guard parameters.count == 1, let parameter = parameters.first,
      let body = body(of: node.name.text, parameter)
    else {
      edits.note(
        at: node,
        "A method of @NSManaged adds to a relation or removes from it. Write its body."
      )
      return .skipChildren
    }
    edits.insert(" { \(body) }", after: node.signature)
    edits.needsUIKit = true
    return .skipChildren
  }

  /// Xcode writes `addToItems` and `removeFromItems` for a relation `items`.
  private func body(of name: String, _ parameter: FunctionParameterSyntax) -> String? {
    let value = (parameter.secondName ?? parameter.firstName).text
    for (head, call, label) in [
      ("addTo", "addManaged", "to"), ("removeFrom", "removeManaged", "from"),
    ]
    where name.hasPrefix(head) {
      let relation = name.dropFirst(head.count)
      return
        "\(call)(\(value), \(label): \"\(relation.prefix(1).lowercased())\(relation.dropFirst())\")"
    }
    return nil
  }
}
