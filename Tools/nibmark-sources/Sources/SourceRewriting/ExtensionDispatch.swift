import SwiftSyntax

/// Members that the target's extensions of UIKit's classes declare and its own classes override.
///
/// Objective-C finds the override; Swift takes none. The extension's body gets another name. Under the old one stands a
/// member that asks whether the object's class has a body of its own, by a protocol that those classes conform to.
struct ExtensionDispatch {
  /// What is appended to the name of an override.
  static let suffix = "Override"

  /// What is added before or behind closing braces.
  private(set) var additions: [(file: Int, closing: TokenSyntax, text: String, isBehind: Bool)] = []

  private let index: TargetIndex
  private let edits: [FileEdits]
  /// The extensions' members by their full names.
  private var declared: [String: [(type: TypeDeclaration, member: Member)]] = [:]
  /// The full names that a class overrides.
  private(set) var names: Set<String> = []

  /// Rewrites members of the first files, which are the target's own.
  init(_ index: TargetIndex, edits: [FileEdits], ownCount: Int) {
    self.index = index
    self.edits = edits
    for type in index.extensionsOfOthers
    where type.file < ownCount && type.name.hasPrefix("UI") && KnownNames.isResponder(type.name) {
      for member in type.members where Self.isRenamable(member) && !member.isOverride {
        declared[member.fullName, default: []].append((type, member))
      }
    }
    for type in index.types where type.kind == .class && !type.isLocal && type.file < ownCount {
      for member in type.members where isOverride(member, of: type) { rename(member, of: type) }
    }
    for name in names.sorted() { dispatch(name) }
  }

  private static func isRenamable(_ member: Member) -> Bool {
    if member.isGeneric || member.isConditional || member.isPrivate { return false }
    // Nobody overrides what is static, and of a class's own only methods.
    if member.isStatic, !member.modifiers.contains("class") || member.kind == .property {
      return false
    }
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
    let references = SuperAccesses(to: member.name)
    references.walk(member.node)
    for access in references.found {
      file.replace(
        access,
        by: isDeeper
          ? "super." + member.name + Self.suffix : "self." + member.name + Forwarding.suffix
      )
    }
    names.insert(member.fullName)
    guard !isDeeper else { return }
    file.blankModifier("override", of: member.node)
    let conformance = "; extension \(type.name): \(protocolName(member)) {}"
    additions.append((type.file, type.outermostClosing, conformance, true))
  }

  // MARK: Extensions

  private mutating func dispatch(_ name: String) {
    for (number, place) in declared[name, default: []].enumerated() {
      guard let token = place.member.node.nameToken else { continue }
      edits[place.type.file].insert(Forwarding.suffix, after: token)
      let (file, closing) = (place.type.file, place.type.closing)
      additions.append((file, closing, dispatcher(place.member, in: place.type), false))
      guard number == 0 else { continue }
      let text = "; @MainActor protocol \(protocolName(place.member)): AnyObject "
      additions.append(
        (file, place.type.outermostClosing, text + "{ \(requirement(place.member)) }", true)
      )
    }
  }

  private func protocolName(_ member: Member) -> String {
    "Overrides_" + String(member.fullName.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  private func requirement(_ member: Member) -> String {
    let name = member.name + Self.suffix
    guard let node = member.node.as(FunctionDeclSyntax.self) else {
      return "var \(name): \(member.type ?? "Any") { \(member.isSettable ? "get set" : "get") }"
    }
    return "\(member.isStatic ? "static " : "")func \(name)\(node.signature.withoutDefaults)"
  }

  /// The member under the old name, which asks the object's class first.
  private func dispatcher(_ member: Member, in type: TypeDeclaration) -> String {
    let isPublic =
      !member.modifiers.isDisjoint(with: ["public", "open"])
      || !type.modifiers.isDisjoint(with: ["public", "open"])
    let kind = member.isStatic ? ".Type" : ""
    let own = "if let own = self as? any \(protocolName(member))\(kind) "
    let (theirs, ours) = (member.name + Self.suffix, member.name + Forwarding.suffix)
    guard let node = member.node.as(FunctionDeclSyntax.self) else {
      let setter =
        member.isSettable
        ? " set { \(own){ own.\(theirs) = newValue } else { \(ours) = newValue } }" : ""
      return "\(isPublic ? "public " : "")var \(member.name): \(member.type ?? "Any") "
        + "{ get { \(own){ return own.\(theirs) }; return \(ours) }\(setter) }"
    }
    let arguments = member.arguments
    let effects = (member.isThrowing ? "try " : "") + (member.isAsync ? "await " : "")
    let discardable = member.attributes.contains("discardableResult") ? "@discardableResult " : ""
    return
      "\(discardable)\(isPublic ? "public " : "")\(member.isStatic ? "class " : "")"
      + "func \(member.name)\(node.signature.inOneLine) "
      + "{ \(own){ return \(effects)own.\(theirs)(\(arguments)) }; "
      + "return \(effects)\(ours)(\(arguments)) }"
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
