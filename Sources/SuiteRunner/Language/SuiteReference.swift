/// The elements of the language as Markdown: the reference part of `Documentation/SuiteFormat.md`.
public enum SuiteReference {
  /// All elements with their attributes and children.
  public static let text: String = {
    let groups: [(title: String, rules: [ElementRule])] = [
      ("Documents and declarations", SuiteGrammar.elements.filter { !isGrouped($0.name) }),
      ("Fixtures", SuiteGrammar.hostElements + SuiteGrammar.dataElements),
      ("Cases and benchmarks", SuiteGrammar.caseElements),
      ("Steps", SuiteGrammar.stepElements),
    ]
    let elements = groups.map { group in
      "## \(group.title)\n\n" + group.rules.map(section).joined(separator: "\n")
    }
    return elements.joined(separator: "\n") + "\n" + schemaNotes
  }()

  private static let schemaNotes =
    "## What the schema leaves to the decoder\n\n"
    + SuiteSchema.exceptions.map { "- \($0)\n" }.joined()

  private static func isGrouped(_ name: String) -> Bool {
    (SuiteGrammar.hostElements + SuiteGrammar.dataElements + SuiteGrammar.caseElements
      + SuiteGrammar.stepElements)
      .contains { $0.name == name }
  }

  private static func section(_ rule: ElementRule) -> String {
    var text = "### `<\(rule.name)>`\n\n\(rule.summary)\n"
    if let children = children(of: rule.content) { text += "\nHolds \(children).\n" }
    for exclusion in rule.exclusions { text += "\n\(sentence(exclusion))\n" }
    guard !rule.attributes.isEmpty else { return text }
    text += "\n| attribute | value | meaning |\n| --- | --- | --- |\n"
    for attribute in rule.attributes { text += row(attribute) }
    return text
  }

  private static func row(_ rule: AttributeRule) -> String {
    let name = rule.isRequired ? "**`\(rule.name)`**" : "`\(rule.name)`"
    let standard = rule.standard.map { " Without it: \($0)." } ?? ""
    let template = rule.isTemplate ? " or `{XPATH}`" : ""
    let meaning = (rule.summary + standard).replacing("|", with: "\\|")
    return "| \(name) | \(rule.kind.expectation)\(template) | \(meaning) |\n"
  }

  private static func children(of content: ContentRule) -> String? {
    func listed(_ names: [String]) -> String { names.map { "`<\($0)>`" }.joined(separator: ", ") }
    if case .choice(let names, _) = content, names.contains("assert") {
      let others = names.filter { !SuiteGrammar.stepNames.contains($0) }
      return (others.isEmpty ? "" : listed(others) + " and ") + "steps"
    }
    switch content {
    case .empty: return nil
    case .text: return "text"
    case .choice(let names, let min):
      return (min == 0 ? "any of " : "one or more of ") + listed(names)
    case .one(let names): return "exactly one of " + listed(names)
    case .sequence(let parts):
      return "in this order: "
        + parts.map { part in
          let many = part.max == nil ? ", any number" : part.min == 0 ? ", at most one" : ""
          return "`<\(part.name)>`\(many)"
        }.joined(separator: "; ")
    }
  }

  private static func sentence(_ rule: ExclusionRule) -> String {
    func listed(_ names: [String]) -> String {
      names.map { "`\($0)`" }.joinedAsAlternatives()
    }
    return switch rule {
    case .exactlyOne(let names): "Needs exactly one of \(listed(names))."
    case .atMostOne(let names): "Takes at most one of \(listed(names))."
    case .atLeastOne(let names): "Needs at least one of \(listed(names))."
    case .exactlyOneUnless(let parents, let names):
      "Needs exactly one of \(listed(names)); none inside "
        + parents.map { "`<\($0)>`" }.joinedAsAlternatives() + ", whose view it sets."
    case .requires(let name, let other): "Takes `\(name)` only together with `\(other)`."
    }
  }
}
