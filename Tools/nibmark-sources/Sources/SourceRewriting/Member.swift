import SwiftSyntax

/// A method or property of a type, as far as rewriting needs it.
struct Member {
  enum Kind { case method, property }

  /// A parameter as the declaration writes it.
  struct Parameter {
    let label: String
    let name: String
    let type: String
    let isVariadic: Bool
  }

  let kind: Kind
  let name: String
  let parameters: [Parameter]
  /// The result's or the property's type; nil without one.
  let type: String?
  let modifiers: Set<String>
  let attributes: Set<String>
  /// What `@objc(…)` names it.
  let explicitName: String?
  /// Whether a property has observers, or is computed with a setter.
  let isObserved: Bool
  let isSettable: Bool
  /// Whether a property has a getter of its own.
  let isComputed: Bool
  let isThrowing: Bool
  let isAsync: Bool
  let isGeneric: Bool
  /// Whether a condition of the build decides if it is there.
  let isConditional: Bool
  let node: DeclSyntax

  var labels: [String] { parameters.map(\.label) }

  /// The name with labels, such as `f(_:with:)`.
  var fullName: String {
    kind == .property ? name : "\(name)(\(labels.map { $0 + ":" }.joined()))"
  }

  var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
  var isOverride: Bool { modifiers.contains("override") }
  var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }
  /// Whether Objective-C may call it by name.
  var isMessage: Bool { attributes.contains("objc") || attributes.contains("IBAction") }

  /// The name of its selector.
  var selector: String {
    if let explicitName { return explicitName }
    return kind == .property ? name : SelectorName.method(name, labels: labels)
  }
}

extension Member {
  init(_ node: FunctionDeclSyntax, isConditional: Bool) {
    let signature = node.signature
    kind = .method
    name = node.name.text
    parameters = signature.parameterClause.parameters.map(Parameter.init)
    type = signature.returnClause?.type.inOneLine
    modifiers = node.modifiers.names
    attributes = node.attributes.names
    explicitName = node.attributes.explicitName
    isObserved = false
    isSettable = false
    isComputed = false
    isThrowing = signature.effectSpecifiers?.throwsClause != nil
    isAsync = signature.effectSpecifiers?.asyncSpecifier != nil
    isGeneric = node.genericParameterClause != nil
    self.isConditional = isConditional
    self.node = DeclSyntax(node)
  }

  init?(_ node: VariableDeclSyntax, isConditional: Bool) {
    guard let binding = node.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    else { return nil }
    let accessors = Accessors(binding.accessorBlock)
    kind = .property
    name = pattern.identifier.text
    parameters = []
    type = binding.typeAnnotation?.type.inOneLine
    modifiers = node.modifiers.names
    attributes = node.attributes.names
    explicitName = node.attributes.explicitName
    isObserved = accessors.isObserved || accessors.isComputed
    isSettable =
      node.bindingSpecifier.tokenKind == .keyword(.var)
      && (!accessors.isComputed || accessors.hasSetter)
    isComputed = accessors.isComputed
    isThrowing = false
    isAsync = false
    isGeneric = false
    self.isConditional = isConditional
    self.node = DeclSyntax(node)
  }
}

extension Member.Parameter {
  init(_ node: FunctionParameterSyntax) {
    label = node.firstName.text
    name = (node.secondName ?? node.firstName).text
    type = node.type.inOneLine
    isVariadic = node.ellipsis != nil
  }
}

/// What the braces behind a property hold.
private struct Accessors {
  var isObserved = false
  var isComputed = false
  var hasSetter = false

  init(_ block: AccessorBlockSyntax?) {
    switch block?.accessors {
    case nil: return
    case .getter: isComputed = true
    case .accessors(let list):
      let names = Set(list.map(\.accessorSpecifier.text))
      isObserved = names.contains("didSet") || names.contains("willSet")
      isComputed = names.contains("get") || names.contains("_read")
      hasSetter = names.contains("set") || names.contains("_modify")
    }
  }
}

extension DeclModifierListSyntax {
  /// The modifiers' names; `private(set)` is none of them.
  var names: Set<String> { Set(filter { $0.detail == nil }.map(\.name.text)) }
}

extension AttributeListSyntax {
  /// The attributes that stand there without a condition.
  var plain: [AttributeSyntax] { compactMap { $0.as(AttributeSyntax.self) } }

  var names: Set<String> { Set(plain.map(\.attributeName.trimmedDescription)) }

  /// The name in `@objc(name)`.
  var explicitName: String? {
    let attribute = plain.first { $0.attributeName.trimmedDescription == "objc" }
    return attribute?.arguments?.trimmedDescription
  }
}
