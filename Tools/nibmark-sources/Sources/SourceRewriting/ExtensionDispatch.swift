import SwiftSyntax

/// Members that the target's extensions of UIKit's classes declare, and that its own classes or other extensions override.
///
/// Objective-C finds the override; Swift takes none. The extension's body gets another name. Under the old one stands a
/// member that asks whether the object's class has a body of its own, by a protocol that those classes conform to. Then
/// it asks whether the object is of a class of UIKit's that an extension gave another body.
struct ExtensionDispatch {
  /// What is appended to the name of an override.
  static let suffix = "Override"

  /// What is added before or behind closing braces.
  private(set) var additions: [Addition] = []

  private let index: TargetIndex
  private let edits: [FileEdits]
  /// The extensions' members by their full names.
  private var declared: [String: [(type: TypeDeclaration, member: Member)]] = [:]
  /// The overrides of these in extensions of UIKit's classes, by full name; those of subclasses come first.
  private var extended: [String: [(type: TypeDeclaration, member: Member)]] = [:]
  /// The full names that a class overrides, and those that a class or extension does.
  private var namesOfClasses: Set<String> = []
  private(set) var names: Set<String> = []

  /// Rewrites members of the first files, which are the target's own.
  init(_ index: TargetIndex, edits: [FileEdits], ownCount: Int) {
    self.index = index
    self.edits = edits
    for type in index.extensionsOfOthers
    where type.file < ownCount && KnownNames.isDispatched(type.name) {
      for member in type.members where Self.isRenamable(member) && !member.isOverride {
        declared[member.fullName, default: []].append((type, member))
      }
    }
    gatherExtended(ownCount)
    for type in index.types where type.kind == .class && !type.isLocal && type.file < ownCount {
      for member in type.members where isOverride(member, of: type) { rename(member, of: type) }
    }
    for (name, overrides) in extended.sorted(by: { $0.key < $1.key }) {
      names.insert(name)
      for place in overrides { rename(place.member, ofExtension: place.type) }
    }
    for name in names.sorted() { dispatch(name) }
  }

  private mutating func gatherExtended(_ ownCount: Int) {
    for type in index.extensionsOfOthers where type.file < ownCount && !type.isPrivate {
      for member in type.members where member.isOverride && Self.isRenamable(member) {
        let superclasses = KnownNames.superclasses(of: type.simpleName)
        let isDeclared = declared[member.fullName, default: []].contains {
          superclasses.contains($0.type.simpleName)
        }
        if isDeclared { extended[member.fullName, default: []].append((type, member)) }
      }
    }
    for name in extended.keys {
      // Whoever is asked first must be the subclass.
      extended[name]?.sort {
        KnownNames.superclasses(of: $0.type.simpleName).count
          > KnownNames.superclasses(of: $1.type.simpleName).count
      }
    }
  }

  private static func isRenamable(_ member: Member) -> Bool {
    if member.isGeneric || member.isConditional || member.isPrivate { return false }
    // Nobody overrides what is static, though an override itself may be.
    if member.isStatic, !member.modifiers.contains("class"), !member.isOverride { return false }
    return member.kind == .property
      ? member.type != nil && member.isComputed
      : !member.parameters.contains(where: \.isVariadic)
  }

  private func isOverride(_ member: Member, of type: TypeDeclaration) -> Bool {
    guard member.isOverride, Self.isRenamable(member), declared[member.fullName] != nil else {
      return false
    }
    return !index.ancestry(of: type).own.contains { ancestor in
      index.members(of: ancestor).contains { $0.fullName == member.fullName && !$0.isOverride }
    }
  }

  // MARK: Classes

  private mutating func rename(_ member: Member, of type: TypeDeclaration) {
    guard let token = member.node.nameToken else { return }
    let file = edits[type.file]
    let isDeeper = index.ancestry(of: type).own.contains { ancestor in
      ancestor.members.contains { isOverride($0, of: ancestor) && $0.fullName == member.fullName }
    }
    file.insert(Self.suffix, after: token)
    let root = index.ancestry(of: type).root ?? ""
    let inherited =
      "self." + bodyName(member, inheritedBy: [root] + KnownNames.superclasses(of: root))
    replaceSuper(
      in: member,
      of: file,
      by: isDeeper ? "super." + member.name + Self.suffix : inherited
    )
    names.insert(member.fullName)
    namesOfClasses.insert(member.fullName)
    guard !isDeeper else { return }
    file.blankModifier("override", of: member.node)
    let conformance = "; extension \(type.name): \(protocolName(member)) {}"
    additions.append(
      Addition(file: type.file, place: .behind(type.outermostClosing), text: conformance)
    )
  }

  private func replaceSuper(in member: Member, of file: FileEdits, by text: String) {
    let references = SuperAccesses(to: member.name)
    references.walk(member.node)
    for access in references.found { file.replace(access, by: text) }
  }

  // MARK: Extensions

  /// The name of the body that objects of the first of these classes with one inherit.
  private func bodyName(_ member: Member, inheritedBy classes: [String]) -> String {
    let owners = extended[member.fullName, default: []].map(\.type.simpleName)
    let owner = classes.first(where: owners.contains)
    return member.name + (owner.map { "In" + $0 } ?? Forwarding.suffix)
  }

  private func rename(_ member: Member, ofExtension type: TypeDeclaration) {
    guard let token = member.node.nameToken else { return }
    let file = edits[type.file]
    file.insert("In" + type.simpleName, after: token)
    file.blankModifier("override", of: member.node)
    let superclasses = KnownNames.superclasses(of: type.simpleName)
    replaceSuper(in: member, of: file, by: "self." + bodyName(member, inheritedBy: superclasses))
  }

  private mutating func dispatch(_ name: String) {
    for (number, place) in declared[name, default: []].enumerated() {
      guard let token = place.member.node.nameToken else { continue }
      edits[place.type.file].insert(Forwarding.suffix, after: token)
      let type = place.type
      let text = dispatcher(place.member, in: type)
      additions.append(Addition(file: type.file, place: .inside(type.closing), text: text))
      guard number == 0, namesOfClasses.contains(name) else { continue }
      let declaration =
        "; @MainActor protocol \(protocolName(place.member)): AnyObject { \(requirement(place.member)) }"
      additions.append(
        Addition(file: type.file, place: .behind(type.outermostClosing), text: declaration)
      )
    }
  }

  private func protocolName(_ member: Member) -> String {
    "Overrides_" + member.fullName.asIdentifier
  }

  private func requirement(_ member: Member) -> String {
    let name = member.name + Self.suffix
    guard let node = member.node.as(FunctionDeclSyntax.self) else {
      return "\(member.isStatic ? "static " : "")var \(name): \(member.type ?? "Any") "
        + "{ \(member.isSettable ? "get set" : "get") }"
    }
    return "\(member.isStatic ? "static " : "")func \(name)\(node.signature.withoutDefaults)"
  }

  /// The member under the old name, which asks the object's class first.
  private func dispatcher(_ member: Member, in type: TypeDeclaration) -> String {
    let isPublic =
      !member.modifiers.isDisjoint(with: ["public", "open"])
      || !type.modifiers.isDisjoint(with: ["public", "open"])
    let discardable = member.attributes.contains("discardableResult") ? "@discardableResult " : ""
    let words = discardable + (isPublic ? "public " : "") + (member.isStatic ? "class " : "")
    let bodies = bodies(of: member, in: type)
    return words
      + (member.node.as(FunctionDeclSyntax.self).map { method(member, $0, asking: bodies) }
        ?? property(member, asking: bodies))
  }

  private func property(_ member: Member, asking bodies: [Body]) -> String {
    let own = member.name + Forwarding.suffix
    let getter = bodies.map { "\($0.question){ return own.\($0.name) }; " }.joined()
    let setter = bodies.map { "\($0.question){ own.\($0.name) = newValue } else " }.joined()
    return "var \(member.name): \(member.type ?? "Any") { get { \(getter)return \(own) }"
      + (member.isSettable ? " set { \(setter){ \(own) = newValue } }" : "") + " }"
  }

  private func method(
    _ member: Member,
    _ node: FunctionDeclSyntax,
    asking bodies: [Body]
  ) -> String {
    let call = (member.isThrowing ? "try " : "") + (member.isAsync ? "await " : "")
    let end = "(\(member.arguments))"
    let calls = bodies.map { "\($0.question){ return \(call)own.\($0.name)\(end) }; " }.joined()
    return "func \(member.name)\(node.signature.inOneLine) "
      + "{ \(calls)return \(call)\(member.name)\(Forwarding.suffix)\(end) }"
  }

  /// Another body of a member, and the question whether an object has it.
  private typealias Body = (question: String, name: String)

  /// The bodies of a member in subclasses, each with the question that leads to it.
  private func bodies(
    of member: Member,
    in type: TypeDeclaration
  ) -> [Body] {
    let kind = member.isStatic ? ".Type" : ""
    var owners: [(type: String, name: String)] = []
    if namesOfClasses.contains(member.fullName) {
      owners.append(("any \(protocolName(member))\(kind)", member.name + Self.suffix))
    }
    for place in extended[member.fullName, default: []]
    where KnownNames.superclasses(of: place.type.simpleName).contains(type.simpleName) {
      owners.append((place.type.name + kind, member.name + "In" + place.type.simpleName))
    }
    return owners.map { ("if let own = self as? \($0.type) ", $0.name) }
  }
}

extension FunctionSignatureSyntax {
  /// The signature in one line as a protocol takes it, without defaults of parameters.
  fileprivate var withoutDefaults: String {
    var plain = self
    plain.parameterClause.parameters = FunctionParameterListSyntax(
      parameterClause.parameters.map { parameter in
        var parameter = parameter
        parameter.defaultValue = nil
        parameter.type.trailingTrivia = []
        return parameter
      }
    )
    return plain.inOneLine
  }
}

/// Finds the accesses to a member of the superclass.
private final class SuperAccesses: SyntaxVisitor {
  private let name: String
  private(set) var found: [MemberAccessExprSyntax] = []

  init(to name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.base?.is(SuperExprSyntax.self) == true, node.declName.baseName.text == name {
      found.append(node)
    }
    return .visitChildren
  }
}
