import XMLSupport

/// Holds a suite's elements to the table, and finds all mistakes in one pass.
struct GrammarChecker {
  /// The names that the file and what it includes define; the checker adds the file's own.
  var definitions = DefinitionTable()
  private(set) var mistakes: [SuiteMistake] = []
  private var references: [Reference] = []
  /// The variables that may stand in expressions here: those of the sweep and of open repetitions.
  private var scope: [String] = []
  /// Inside of a fixture, whose other variables the cases that use it give by their sweeps.
  private var isInFixture = false

  private struct Reference {
    let kind: ReferenceKind
    let name: String
    let location: DocumentLocation
  }

  init(definitions: DefinitionTable = DefinitionTable()) {
    self.definitions = definitions
  }

  /// Checks a document whose root must have the given name.
  mutating func checkDocument(_ root: SourceElement, expected: String) {
    guard root.name == expected else {
      report("the document's element is <\(root.name)>; expected <\(expected)>", at: root.location)
      return
    }
    check(root)
    for reference in references { resolve(reference) }
  }

  private mutating func report(_ message: String, at location: DocumentLocation) {
    mistakes.append(SuiteMistake(message, at: location))
  }

  private mutating func check(_ element: SourceElement, inside parent: String = "") {
    guard let rule = SuiteGrammar.rules[element.name] else { return }
    if let sweep = element["sweep"].flatMap(SweepVariable.parse) { scope = sweep.map(\.name) }
    if element.name == "steps" { scope = element.list("parameters") }
    checkAttributes(of: element, rule)
    checkExclusions(of: element, rule, inside: parent)
    checkContent(of: element, rule)
    let outer = scope
    if element.name == "fixture" { isInFixture = true }
    defer { if element.name == "fixture" { isInFixture = false } }
    if let variable = rule.variable { scope.append(variable) }
    if let variable = element["variable"] { scope.append(variable) }
    for child in element.children where rule.content.names.contains(child.name) {
      check(child, inside: element.name)
    }
    scope = Self.planned.contains(element.name) ? [] : outer
  }

  /// The elements whose variables end with them.
  private static let planned: Set<String> = ["case", "benchmark", "steps"]

  /// The most names that one message looks through.
  private static let namedCountMax = 1_000

  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(40).joined(separator: ", ")
    return names.count > 40 ? shown + ", …" : shown
  }

  private mutating func resolve(_ reference: Reference) {
    guard !definitions.has(reference.name, of: reference.kind) else { return }
    let names = Array(definitions.names(of: reference.kind).prefix(Self.namedCountMax))
    let known = names.isEmpty ? "none is declared" : "declared: \(Self.list(names))"
    report(
      "no \(reference.kind.rawValue) \"\(reference.name)\"; \(known)"
        + NearestName.hint(reference.name, in: names),
      at: reference.location
    )
  }
}

// MARK: - Attributes

extension GrammarChecker {
  private mutating func checkAttributes(of element: SourceElement, _ rule: ElementRule) {
    for attribute in element.attributes {
      guard let attributeRule = rule.attribute(attribute.name) else {
        reportUnknown(attribute.name, of: element, rule)
        continue
      }
      let outer = scope
      if let variable = rule.variable, attribute.name != "repeat" { scope.append(variable) }
      checkValue(attribute, attributeRule, of: element)
      scope = outer
    }
    for attribute in rule.attributes where attribute.isRequired && element[attribute.name] == nil {
      report(
        "<\(element.name)> needs the attribute \"\(attribute.name)\": \(attribute.kind.expectation)",
        at: element.location
      )
    }
  }

  private mutating func reportUnknown(
    _ name: String,
    of element: SourceElement,
    _ rule: ElementRule
  ) {
    let names = rule.attributes.map(\.name)
    let expected =
      names.isEmpty ? "<\(element.name)> takes none" : "expected \(names.joinedAsAlternatives())"
    report(
      "unknown attribute \"\(name)\" of <\(element.name)>; \(expected)"
        + NearestName.hint(name, in: names),
      at: element.location(ofAttribute: name)
    )
  }

  private mutating func checkValue(
    _ attribute: SourceAttribute,
    _ rule: AttributeRule,
    of element: SourceElement
  ) {
    let location = { element.location(ofAttribute: attribute.name) }
    if rule.isTemplate, TemplateText.isTemplate(attribute.value) {
      let given = isInFixture ? TemplateText.sweepVariables(in: attribute.value) : []
      if let error = TemplateText.mistake(in: attribute.value, variables: scope + given) {
        report(error, at: location())
      }
      return
    }
    guard rule.kind.accepts(attribute.value) else {
      var hint = ""
      if case .choice(let names) = rule.kind { hint = NearestName.hint(attribute.value, in: names) }
      report(
        "\(attribute.name)=\"\(attribute.value)\" of <\(element.name)>: expected "
          + rule.kind.expectation + hint,
        at: location()
      )
      return
    }
    checkMeaning(attribute.value, rule.kind, at: location)
  }

  private mutating func checkMeaning(
    _ value: String,
    _ kind: ValueKind,
    at location: () -> DocumentLocation
  ) {
    switch kind {
    case .xpath:
      if let error = ExpressionText.mistake(in: value, variables: scope + CounterNames.variables) {
        report(error, at: location())
      }
    case .sweep:
      if let error = SweepVariable.mistake(in: value) { report(error, at: location()) }
    case .definition(let reference):
      if let earlier = definitions.define(value, as: reference, at: location()) {
        let message = "duplicate \(reference.rawValue) \"\(value)\"; first at \(earlier)"
        report(message, at: location())
      }
    case .reference(let reference):
      references.append(Reference(kind: reference, name: value, location: location()))
    default:
      break
    }
  }

  private mutating func checkExclusions(
    of element: SourceElement,
    _ rule: ElementRule,
    inside parent: String
  ) {
    for exclusion in rule.exclusions {
      if let message = exclusion.mistake(in: element, inside: parent) {
        report("<\(element.name)> \(message)", at: element.location)
      }
    }
  }
}

extension ExclusionRule {
  /// What the element's attributes break, or nil.
  func mistake(in element: SourceElement, inside parent: String) -> String? {
    func present(_ names: [String]) -> [String] { names.filter { element[$0] != nil } }
    switch self {
    case .exactlyOne(let names):
      if present(names).count == 1 { return nil }
      return "needs exactly one of the attributes \(names.joinedAsAlternatives())"
    case .atMostOne(let names):
      if present(names).count <= 1 { return nil }
      return "takes only one of the attributes \(names.joinedAsAlternatives())"
    case .atLeastOne(let names):
      if !present(names).isEmpty { return nil }
      return "needs at least one of the attributes \(names.joinedAsAlternatives())"
    case .exactlyOneUnless(let parents, let names):
      guard parents.contains(parent) else {
        return ExclusionRule.exactlyOne(names).mistake(in: element, inside: parent)
      }
      guard let stray = present(names).first else { return nil }
      return "takes no \"\(stray)\" inside <\(parent)>: it sets the view of the <\(parent)>"
    case .requires(let name, let other):
      if element[name] == nil || element[other] != nil { return nil }
      return "takes \"\(name)\" only together with \"\(other)\""
    }
  }
}

// MARK: - Content

extension GrammarChecker {
  private mutating func checkContent(of element: SourceElement, _ rule: ElementRule) {
    let names = rule.content.names
    for child in element.children where !names.contains(child.name) {
      reportUnknown(child, in: element, names)
    }
    if case .text = rule.content {} else { checkText(of: element) }
    switch rule.content {
    case .empty, .text: break
    case .choice(_, let min):
      if element.children.count < min {
        report("<\(element.name)> is empty; expected \(listed(names))", at: element.location)
      }
    case .one:
      checkOne(of: element, names)
    case .sequence(let parts):
      checkSequence(of: element, parts)
    }
  }

  private mutating func reportUnknown(
    _ child: SourceElement,
    in element: SourceElement,
    _ names: [String]
  ) {
    let expected =
      names.isEmpty ? "<\(element.name)> takes no elements" : "expected \(listed(names))"
    let state = SuiteGrammar.rules[child.name] == nil ? "unknown element" : "misplaced element"
    report(
      "\(state) \"\(child.name)\" in <\(element.name)>; \(expected)"
        + NearestName.hint(child.name, in: names.filter { $0 != child.name }),
      at: child.location
    )
  }

  private mutating func checkText(of element: SourceElement) {
    let spaces: Set<Character> = [" ", "\n", "\t", "\r", "\r\n"]
    guard let first = element.text.first(where: { !spaces.contains($0) }) else { return }
    let start = element.text.drop { $0 != first }.prefix(20)
    report("text \"\(start)\" in <\(element.name)>, which takes none", at: element.location)
  }

  private mutating func checkOne(of element: SourceElement, _ names: [String]) {
    let known = element.children.filter { names.contains($0.name) }
    if known.isEmpty {
      report("<\(element.name)> is empty; expected \(listed(names))", at: element.location)
    }
    for child in known.dropFirst() {
      report(
        "second element \"\(child.name)\" in <\(element.name)>; expected one of \(listed(names))",
        at: child.location
      )
    }
  }

  private mutating func checkSequence(of element: SourceElement, _ parts: [SequencePart]) {
    var children = element.children.filter { child in parts.contains { $0.name == child.name } }[
      ...
    ]
    for part in parts {
      var count = 0
      while let child = children.first, child.name == part.name, count < part.max ?? .max {
        children.removeFirst()
        count += 1
      }
      guard count < part.min else { continue }
      if element.children.contains(where: { $0.name == part.name }) { break }
      report("<\(element.name)> needs a <\(part.name)>", at: element.location)
    }
    guard let stray = children.first else { return }
    let order = parts.map { "<\($0.name)>" }.joined(separator: ", ")
    report(
      "<\(stray.name)> stands at the wrong place or once too often in <\(element.name)>; "
        + "expected the order \(order)",
      at: stray.location
    )
  }

  private func listed(_ names: [String]) -> String { names.joinedAsAlternatives() }
}
