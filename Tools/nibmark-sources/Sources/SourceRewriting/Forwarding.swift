import SwiftSyntax

/// Methods of extensions that take part in overriding, which Swift alone allows in a class's body only.
///
/// Such a method of an extension gets another name, and the class a method that calls it.
struct Forwarding {
  /// What is appended to the name of a method or property in an extension.
  static let suffix = "InExtension"

  /// The declarations to add to classes: by index of file, each before a closing brace.
  private(set) var additions: [(file: Int, closing: TokenSyntax, text: String)] = []

  private let index: TargetIndex
  private let edits: [FileEdits]
  /// The full names that each class's descendants override.
  private var overridden: [String: Set<String>] = [:]
  /// The full names that extensions of others' classes declare.
  private let borrowed: Set<String>
  /// The full names that ``ExtensionDispatch`` has rewritten.
  private let dispatched: Set<String>

  /// Rewrites what nothing else dispatches.
  init(_ index: TargetIndex, edits: [FileEdits], without dispatched: Set<String>) {
    self.index = index
    self.edits = edits
    self.dispatched = dispatched
    borrowed = Set(
      index.extensionsOfOthers.filter { $0.name.hasPrefix("UI") || $0.name == "NSObject" }
        .flatMap(\.members).filter { !$0.isOverride }.map(\.fullName)
    )
    gatherOverrides()
    rewrite()
  }

  private mutating func gatherOverrides() {
    for type in index.types where type.kind == .class {
      let names = index.members(of: type).filter(\.isOverride).map(\.fullName)
      guard !names.isEmpty else { continue }
      for ancestor in index.ancestry(of: type).own {
        overridden[ancestor.name, default: []].formUnion(names)
      }
    }
  }

  private mutating func rewrite() {
    for type in index.types {
      switch type.kind {
      case .extension: rewrite(extension: type)
      case .class: rewrite(class: type)
      case .protocol: continue
      }
    }
  }

  // MARK: Extensions

  private mutating func rewrite(extension type: TypeDeclaration) {
    guard let owner = index.classDeclaration(type.name) else {
      for member in type.members
      where member.isOverride && !dispatched.contains(member.fullName) {
        edits[type.file].note(
          at: member.node,
          "\(member.name) is overridden in an extension of \(type.name), which is not of this target. "
            + "Move it into a subclass."
        )
      }
      return
    }
    let wanted = overridden[owner.name] ?? []
    for member in type.members
    where member.isOverride || wanted.contains(member.fullName) && !member.isStatic {
      forward(member, of: type, to: owner)
    }
  }

  private mutating func forward(
    _ member: Member,
    of type: TypeDeclaration,
    to owner: TypeDeclaration
  ) {
    let file = edits[type.file]
    let isReachable =
      type.file == owner.file
      || !(member.isPrivate || type.modifiers.contains("private")
        || type.modifiers.contains("fileprivate"))
    guard isReachable, !type.hasGenericWhere, let text = forwarder(for: member, in: owner),
      let name = member.node.nameToken
    else {
      file.note(
        at: member.node,
        "Move \(member.name) into the class: an extension can neither override nor be overridden."
      )
      return
    }
    if member.isOverride {
      edits[type.file].blankModifier("override", of: member.node)
    }
    if isBorrowedOverride(member, of: owner) { return }
    edits[type.file].insert(Self.suffix, after: name)
    additions.append((owner.file, owner.closing, text))
  }

  private func forwarder(for member: Member, in owner: TypeDeclaration) -> String? {
    guard !member.isGeneric, !member.isConditional else { return nil }
    var words = ["override", "class", "static"].filter(member.modifiers.contains)
    let access = member.modifiers.contains("public") || member.modifiers.contains("open")
    if access || member.isOverride && !owner.access.isEmpty { words.insert("public", at: 0) }
    let head = words.map { $0 + " " }.joined()
    if member.kind == .property {
      guard let type = member.type else { return nil }
      let name = member.name + Self.suffix
      let setter = member.isSettable ? " set { \(name) = newValue }" : ""
      return "\(head)var \(member.name): \(type) { get { \(name) }\(setter) }"
    }
    guard let node = member.node.as(FunctionDeclSyntax.self),
      !member.parameters.contains(where: \.isVariadic)
    else { return nil }
    let effects = (member.isThrowing ? "try " : "") + (member.isAsync ? "await " : "")
    return "\(head)func \(member.name)\(node.signature.inOneLine) "
      + "{ \(effects)\(member.name)\(Self.suffix)(\(member.arguments)) }"
  }

  // MARK: Classes

  /// Overrides of what an extension of UIKit's own class declares: they hide it instead.
  private func rewrite(class type: TypeDeclaration) {
    for member in type.members
    where !dispatched.contains(member.fullName) && isBorrowedOverride(member, of: type) {
      edits[type.file].blankModifier("override", of: member.node)
      edits[type.file].note(
        at: member.node,
        "\(member.name) hides the one of an extension of UIKit's class: "
          + "calls through that class reach the extension's."
      )
    }
  }

  private func isBorrowed(_ member: Member, by type: TypeDeclaration) -> Bool {
    if borrowed.contains(member.fullName) { return true }
    guard KnownNames.extensionMembers.contains(member.fullName) else { return false }
    let isResponder = index.ancestry(of: type).root.map(KnownNames.isResponder) ?? false
    return !(isResponder && KnownNames.responderMembers.contains(member.fullName))
  }

  private func isBorrowedOverride(_ member: Member, of type: TypeDeclaration) -> Bool {
    guard member.isOverride, isBorrowed(member, by: type) else { return false }
    return !index.ancestry(of: type).own.contains { ancestor in
      index.members(of: ancestor).contains { $0.fullName == member.fullName && !$0.isOverride }
    }
  }
}

extension DeclSyntax {
  /// The name of a method, or of the first property.
  var nameToken: TokenSyntax? {
    self.as(FunctionDeclSyntax.self)?.name
      ?? self.as(VariableDeclSyntax.self)?.bindings.first?.pattern
      .as(IdentifierPatternSyntax.self)?.identifier
  }
}

extension Member {
  /// What passes a method's own parameters on.
  var arguments: String {
    parameters.map { parameter in
      let label = parameter.label == "_" ? "" : parameter.label + ": "
      return label + (parameter.type.hasPrefix("inout ") ? "&" : "") + parameter.name
    }.joined(separator: ", ")
  }
}

extension FileEdits {
  /// Blanks a modifier of a declaration.
  func blankModifier(_ name: String, of node: DeclSyntax) {
    let modifiers =
      node.as(FunctionDeclSyntax.self)?.modifiers ?? node.as(VariableDeclSyntax.self)?.modifiers
    // The collection's own `filter` makes another tree, in which offsets are others.
    for modifier in modifiers ?? [] where modifier.name.text == name { blank(modifier) }
  }
}
