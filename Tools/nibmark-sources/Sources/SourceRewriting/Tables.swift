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

  /// The declarations that make the tables of all classes.
  func additions() -> [Addition] {
    index.types.filter { $0.kind == .class && !$0.isLocal }.flatMap { additions(for: $0) }
  }

  private func additions(for type: TypeDeclaration) -> [Addition] {
    let actions = listedActions(of: type)
    let outlets = outletTable(of: type)
    guard !actions.isEmpty || outlets != nil else { return [] }
    guard let head = head(of: type) else {
      edits[type.file].note(
        at: type.closing,
        "\(type.name) is private in another type, so its actions cannot be found. Make it fileprivate."
      )
      return []
    }
    let inside = { Addition(file: type.file, place: .inside(type.closing), text: head.prefix + $0) }
    var result: [Addition] = []
    if !actions.isEmpty {
      let table = ActionTable(actions, of: type, files: files)
      result = table.additions
      result.append(inside(" var actions: [String: NibAction] { \(table.text) }"))
    }
    if let outlets {
      let inherited = head.declaresFirst ? "" : "super.outlets + "
      result.append(inside(" var outlets: [OutletBinding] { \(inherited)\(outlets) }"))
    }
    if head.declaresFirst {
      let text = "; extension \(type.name): NibConnectable {}"
      result.append(
        Addition(file: type.file, place: .behind(type.outermostClosing), text: text)
      )
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

  /// The actions of a class and of its extensions, each selector once.
  private func listedActions(of type: TypeDeclaration) -> [ActionTable.Entry] {
    var seen: Set<String> = []
    let parts = [type] + index.extensions(of: type).filter { !$0.hasGenericWhere }
    return parts.flatMap { part in
      part.members.filter { isAction($0) && seen.insert($0.selector).inserted }
        .map { ActionTable.Entry(method: $0, file: part.file) }
    }
  }

  private func isAction(_ member: Member) -> Bool {
    member.kind == .method && member.isMessage && !member.isStatic && !member.isOverride
      && !member.isGeneric && !member.isConditional && !member.isThrowing && !member.isAsync
      && member.parameters.count <= 2 && !member.parameters.contains { $0.type.hasPrefix("inout ") }
      && (member.parameters.count < 2 || isEvent(member.parameters[1]))
  }

  /// No control sends anything else second.
  private func isEvent(_ parameter: Member.Parameter) -> Bool {
    ["UIEvent", "UIEvent?"].contains(parameter.type.strippingAttributes)
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
  /// The text as a part of a name: what no name may have is an underscore.
  var asIdentifier: String { String(map { $0.isLetter || $0.isNumber ? $0 : "_" }) }

  /// A parameter's type without `@escaping` and the like.
  var strippingAttributes: String {
    split(separator: " ").filter { !$0.hasPrefix("@") }.joined(separator: " ")
  }

  /// A type's name without the marks of optionals.
  fileprivate var trimmedType: String {
    String(drop { $0 == "(" }.prefix { $0 != "?" && $0 != "!" && $0 != ")" })
  }
}
