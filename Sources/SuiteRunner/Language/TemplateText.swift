import XMLSupport

/// An attribute's text with `{XPATH}` in it.
struct TemplateText: Sendable {
  /// The text as it was written.
  let source: String

  init(_ source: String) {
    self.source = source
  }

  /// Whether a text has braces, doubled ones included.
  static func isTemplate(_ text: String) -> Bool {
    text.utf8.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
  }

  /// The variables of a template that only a sweep can give; empty for one that cannot be read.
  static func sweepVariables(in text: String) -> [String] {
    let names = (try? XPathTemplate.variableNames(in: text)) ?? []
    return names.filter { $0 != "section" && $0 != "item" }
  }

  /// The variables that a sweep must give for the templates of an element and of all below it.
  static func sweepVariables(below element: SourceElement) -> [String] {
    var names: [String] = []
    collect(element, into: &names)
    return names
  }

  private static func collect(_ element: SourceElement, into names: inout [String]) {
    for attribute in element.attributes
    where SuiteGrammar.rules[element.name]?.attribute(attribute.name)?.isTemplate == true {
      for name in sweepVariables(in: attribute.value) where !names.contains(name) {
        names.append(name)
      }
    }
    for child in element.children { collect(child, into: &names) }
  }

  /// What is wrong with a template in which these variables may stand, or nil.
  static func mistake(in text: String, variables: [String]) -> String? {
    do {
      _ = try XPathTemplate(text, variables: variables)
      return nil
    } catch {
      return ExpressionText.message(error)
    }
  }
}
