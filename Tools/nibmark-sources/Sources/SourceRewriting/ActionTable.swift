import SwiftSyntax

/// The actions of one class by their selectors, as an expression and the declarations that it names.
///
/// Each action is a declaration of its own at the end of the method's file, where private methods are visible. A
/// directive gives it the place of the method: an error in a parameter's type is repeated where it is.
struct ActionTable {
  /// A method and the index of its file in the target.
  struct Entry {
    let method: Member
    let file: Int
  }

  /// The table's expression.
  let text: String
  let additions: [Addition]

  init(_ entries: [Entry], of type: TypeDeclaration, files: [SourceFile]) {
    var terms: [String] = []
    var additions: [Addition] = []
    for entry in entries {
      let action = Action(entry.method, of: type, in: files[entry.file])
      // Code at the file's end does not see a private type in another; behind a missing brace nothing can be added.
      let isNamed = !type.isHidden && !files[entry.file].endsOpen
      terms.append("\"\(entry.method.selector)\": \(isNamed ? action.name : action.closure())")
      guard isNamed else { continue }
      additions.append(Addition(file: entry.file, place: .end, text: action.declaration))
    }
    text = "[\(terms.joined(separator: ", "))]"
    self.additions = additions
  }
}

/// A method as the value of a table.
private struct Action {
  let name: String
  private let method: Member
  private let type: TypeDeclaration
  private let file: SourceFile

  init(_ method: Member, of type: TypeDeclaration, in file: SourceFile) {
    // A class inside of the name, as the names of a superclass's actions are inherited.
    name = "actionOf_\(type.name)_\(method.selector)".asIdentifier
    self.method = method
    self.type = type
    self.file = file
  }

  /// The function that calls the method.
  func closure() -> String { head + (senderType ?? "") + tail }

  /// The declaration, with the sender's type where the method writes it.
  var declaration: String {
    let parameter = method.node.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
      .first
    return "\nextension \(type.name) { @MainActor static var \(name): NibAction {"
      + file.placed(
        senderType ?? "",
        at: (parameter?.type).map(Syntax.init) ?? Syntax(method.node),
        between: head,
        and: tail + " } }"
      )
  }

  private var senderType: String? { method.parameters.first?.type.strippingAttributes }

  /// What stands before the sender's type.
  private var head: String {
    ".calling { (target: \(type.simpleName)" + (method.parameters.isEmpty ? "" : ", sender: ")
  }

  /// What stands behind the sender's type.
  private var tail: String {
    let event = method.parameters.dropFirst().first.map {
      ", event: \($0.type.strippingAttributes)"
    }
    let arguments = zip(method.parameters, ["sender", "event"]).map { parameter, name in
      (parameter.label == "_" ? "" : parameter.label + ": ") + name
    }
    let result = method.type == nil || method.type == "Void" ? "" : "_ = "
    let call = "target.\(method.name)(\(arguments.joined(separator: ", ")))"
    return "\(event ?? "")) in \(result)\(call) }"
  }
}
