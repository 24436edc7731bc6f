import SwiftSyntax

/// Finds the names that `#selector` stands for among the declarations of a target.
struct SelectorResolution {
  /// Why a name was not found.
  struct Problem: Error { let text: String }

  private let index: TargetIndex
  /// All members that have names in Objective-C, by base name.
  private let members: [String: [(owner: String, member: Member)]]

  init(_ index: TargetIndex) {
    self.index = index
    var members: [String: [(owner: String, member: Member)]] = [:]
    for type in index.types {
      for member in type.members where !member.name.isEmpty {
        members[member.name, default: []].append((type.simpleName, member))
      }
    }
    self.members = members
  }

  /// The selector that the argument of `#selector` names, within types from the outermost on.
  func name(
    of argument: LabeledExprSyntax,
    within types: [String]
  ) -> Result<String, Problem> {
    guard let reference = Reference(argument.expression) else {
      return .failure(Problem(text: "Write the selector as a string: Selector(\"name:\")."))
    }
    if argument.label?.text == "getter" {
      return .success(property(reference.name)?.explicitName ?? reference.name)
    }
    if argument.label?.text == "setter" { return .success(SelectorName.setter(reference.name)) }
    let owners = reference.owner.map { [$0] } ?? types.reversed()
    let found = candidates(reference, owners: owners)
    if let labels = reference.labels {
      return .success(found.first?.selector ?? SelectorName.method(reference.name, labels: labels))
    }
    let names = Set(found.map(\.selector))
    if names.count == 1, let name = names.first { return .success(name) }
    if names.isEmpty, let known = KnownNames.selectors[reference.name] { return .success(known) }
    let reason = names.isEmpty ? "is not declared in the target" : "has several declarations"
    return .failure(
      Problem(
        text:
          "\(reference.name) \(reason). Write its labels, as in #selector(\(reference.name)(_:)), "
          + "or the selector as a string."
      )
    )
  }

  private func property(_ name: String) -> Member? {
    members[name]?.lazy.map(\.member).first { $0.kind == .property }
  }

  /// The methods that a reference may mean: of its type, then of that type's superclasses, then of any.
  private func candidates(_ reference: Reference, owners: [String]) -> [Member] {
    let all = (members[reference.name] ?? []).filter { _, member in
      member.kind == .method && (reference.labels.map { $0 == member.labels } ?? true)
    }
    var names = owners.map { $0.split(separator: ".").last.map(String.init) ?? $0 }
    for name in names {
      guard let declaration = index.classDeclaration(name) else { continue }
      names += index.ancestry(of: declaration).own.map(\.simpleName)
    }
    for name in names {
      let own = all.filter { $0.owner == name }.map(\.member)
      let messages = own.filter { $0.isMessage || $0.isOverride }
      if !messages.isEmpty { return messages }
      if !own.isEmpty { return own }
    }
    let messages = all.map(\.member).filter(\.isMessage)
    return messages.isEmpty ? all.map(\.member) : messages
  }
}

/// A method as an expression names it.
private struct Reference {
  let name: String
  /// The type before the dot, where that is one.
  let owner: String?
  /// The labels, where they are written.
  let labels: [String]?

  init?(_ expression: ExprSyntax) {
    if let sequence = expression.as(SequenceExprSyntax.self) {
      // `f as (A) -> (B) -> Void`.
      guard let first = sequence.elements.first else { return nil }
      self.init(first)
      return
    }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      self.init(only.expression)
      return
    }
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      self.init(reference, owner: nil)
    } else if let access = expression.as(MemberAccessExprSyntax.self) {
      let base = access.base?.trimmedDescription
      self.init(
        access.declName,
        owner: base.flatMap { $0.first?.isUppercase == true && $0 != "Self" ? $0 : nil }
      )
    } else {
      return nil
    }
  }

  private init(_ reference: DeclReferenceExprSyntax, owner: String?) {
    name = reference.baseName.text
    self.owner = owner
    labels = reference.argumentNames?.arguments.map(\.name.text)
  }
}
