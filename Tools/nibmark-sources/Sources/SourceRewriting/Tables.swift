import SwiftSyntax

/// The tables of actions and outlets that nib loading and controls look up, instead of Objective-C's.
struct Tables {
  private let index: TargetIndex
  private let edits: [FileEdits]
  private let files: [SourceFile]

  init(_ index: TargetIndex, files: [SourceFile], edits: [FileEdits]) {
    self.index = index
    self.files = files
    self.edits = edits
  }

  /// Declarations for the closing brace of each class and extension, and of what stands behind it.
  func additions() -> [(file: Int, closing: TokenSyntax, text: String, isBehind: Bool)] {
    var result: [(file: Int, closing: TokenSyntax, text: String, isBehind: Bool)] = []
    for type in index.types where type.kind == .class && !type.isLocal {
      var texts: [(TypeDeclaration, String)] = []
      let actions = actionTable(of: type, parts: &texts)
      let outlets = outletTable(of: type)
      guard actions != nil || outlets != nil else { continue }
      guard let head = head(of: type) else {
        edits[type.file].note(
          at: type.closing,
          "\(type.name) is private in another type, so its actions cannot be found. Make it fileprivate."
        )
        continue
      }
      result += texts.map { ($0.file, $0.closing, $1, false) }
      let empty = head.declaresFirst
      if let actions {
        result.append(
          (
            type.file, type.closing,
            "\(head.prefix) var actions: [String: NibAction] { \(actions) }", false
          )
        )
      }
      if let outlets {
        let inherited = empty ? "" : "super.outlets + "
        result.append(
          (
            type.file, type.closing,
            "\(head.prefix) var outlets: [OutletBinding] { \(inherited)\(outlets) }", false
          )
        )
      }
      if empty {
        result.append(
          (type.file, type.outermostClosing, "; extension \(type.name): NibConnectable {}", true)
        )
      }
    }
    return result
  }

  // MARK: How a table is declared

  /// The words before `var`, and whether the class is the first of its ancestors that has tables.
  private func head(of type: TypeDeclaration) -> (prefix: String, declaresFirst: Bool)? {
    let ancestry = index.ancestry(of: type)
    if let root = ancestry.root, KnownNames.isResponder(root) {
      return ("\(type.access)override class", false)
    }
    if ancestry.own.contains(where: { hasTable($0) }) {
      return ("\(type.access)override class", false)
    }
    return type.isHidden ? nil : ("@MainActor \(type.access)class", true)
  }

  private func hasTable(_ type: TypeDeclaration) -> Bool {
    !type.isLocal && (!listedActions(of: type).isEmpty || outletTable(of: type) != nil)
  }

  // MARK: Actions

  private func listedActions(of type: TypeDeclaration) -> [Member] {
    index.members(of: type).filter(isAction)
  }

  private func isAction(_ member: Member) -> Bool {
    member.kind == .method && member.isMessage && !member.isStatic && !member.isOverride
      && !member.isGeneric && !member.isConditional && !member.isThrowing && !member.isAsync
      && member.parameters.count <= 2 && !member.parameters.contains { $0.type.hasPrefix("inout ") }
  }

  /// The table of a class; extensions in other files list their own, for private methods.
  private func actionTable(
    of type: TypeDeclaration,
    parts: inout [(TypeDeclaration, String)]
  ) -> String? {
    var seen: Set<String> = []
    let extensions = index.extensions(of: type).filter { !$0.hasGenericWhere }
    let near = type.members + extensions.filter { $0.file == type.file }.flatMap(\.members)
    var terms = [entries(near, of: type, seen: &seen)].compactMap(\.self)
    var counts: [Int: Int] = [:]
    for far in extensions where far.file != type.file {
      guard let own = entries(far.members, of: type, seen: &seen) else { continue }
      let count = counts[far.file, default: 0]
      counts[far.file] = count + 1
      let name = "actionsOf" + identifier(files[far.file].name) + (count == 0 ? "" : "\(count)")
      parts.append((far, "@MainActor static var \(name): [String: NibAction] { \(own) }"))
      terms.append(name)
    }
    guard let first = terms.first else { return nil }
    return terms.dropFirst().reduce(first) { "\($0).merging(\($1)) { own, _ in own }" }
  }

  private func identifier(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  private func entries(
    _ members: [Member],
    of type: TypeDeclaration,
    seen: inout Set<String>
  ) -> String? {
    var entries: [String] = []
    for member in members where isAction(member) && seen.insert(member.selector).inserted {
      guard let action = action(member, of: type.simpleName) else { continue }
      entries.append("\"\(member.selector)\": \(action)")
    }
    return entries.isEmpty ? nil : "[\(entries.joined(separator: ", "))]"
  }

  /// A method as the value of a table; nil for parameters that no control sends.
  private func action(_ member: Member, of type: String) -> String? {
    var parameters = ["target: \(type)"]
    var arguments: [String] = []
    for (parameter, name) in zip(member.parameters, ["sender", "event"]) {
      let kind = parameter.type.strippingAttributes
      if name == "event", kind != "UIEvent", kind != "UIEvent?" { return nil }
      parameters.append("\(name): \(kind)")
      arguments.append((parameter.label == "_" ? "" : parameter.label + ": ") + name)
    }
    let call = "target.\(member.name)(\(arguments.joined(separator: ", ")))"
    let result = member.type == nil || member.type == "Void" ? "" : "_ = "
    return ".calling { (\(parameters.joined(separator: ", "))) in \(result)\(call) }"
  }

  // MARK: Outlets

  /// Outlets and inspectable properties that reflection cannot set as Objective-C would.
  private func outletTable(of type: TypeDeclaration) -> String? {
    var seen: Set<String> = []
    let near =
      type.members + index.extensions(of: type).filter { $0.file == type.file }.flatMap(\.members)
    let entries = near.compactMap { member -> String? in
      guard needsBinding(member), seen.insert(member.name).inserted else { return nil }
      return
        "OutletBinding(\"\(member.explicitName ?? member.name)\", \\\(type.simpleName).\(member.name))"
    }
    return entries.isEmpty ? nil : "[\(entries.joined(separator: ", "))]"
  }

  private func needsBinding(_ member: Member) -> Bool {
    guard member.kind == .property, !member.isStatic, !member.isConditional, member.isSettable,
      member.attributes.contains("IBOutlet") || member.attributes.contains("IBInspectable")
    else { return false }
    if member.isObserved || member.explicitName != nil { return true }
    // A weak reference to a protocol has a form that reflection does not write.
    let name = member.type?.trimmedType ?? ""
    return member.modifiers.contains("weak")
      && (name.hasSuffix("Delegate") || name.hasSuffix("DataSource") || name.hasSuffix("Protocol"))
  }
}

extension String {
  /// A parameter's type without `@escaping` and the like.
  fileprivate var strippingAttributes: String {
    split(separator: " ").filter { !$0.hasPrefix("@") }.joined(separator: " ")
  }

  /// A type's name without the marks of optionals.
  fileprivate var trimmedType: String {
    String(drop { $0 == "(" }.prefix { $0 != "?" && $0 != "!" && $0 != ")" })
  }
}
