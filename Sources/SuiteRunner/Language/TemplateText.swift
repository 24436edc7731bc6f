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
