import XMLSupport

/// Expressions as they stand in suites.
enum ExpressionText {
  /// What is wrong with an expression in which these variables may stand, or nil.
  static func mistake(in text: String, variables: [String]) -> String? {
    do {
      try XPathExpression(text).checkVariables(variables)
      return nil
    } catch {
      return message(error)
    }
  }

  /// An error without its place, which the element gives.
  static func message(_ error: XMLError) -> String {
    error.placed(at: nil).description
  }
}

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

  /// The text with the values of its expressions.
  ///
  /// - Throws: ``StepError`` when an expression cannot be evaluated.
  func value(_ variables: [String: Double], line: Int) throws(StepError) -> String {
    guard Self.isTemplate(source) else { return source }
    let names = variables.keys.sorted()
    do {
      let template = try XPathTemplate(source, variables: names)
      return try template.string(names.map { .number(variables[$0] ?? 0) })
    } catch {
      throw .because(ExpressionText.message(error), line: line)
    }
  }
}

/// The engine's counters by name, for expressions and budgets.
enum CounterNames {
  /// The names in the engine's order; a test holds them equal to what the engine counts.
  static let all = [
    "viewsCreated", "constraintsCreated", "nibsDecoded", "nibsCompiled", "nibsInstantiated",
    "dequeues", "reuseHits", "prepareForReuse", "layoutPasses", "layoutSubviewsCalls",
    "constraintSolves", "textMeasurements", "scheduledBlocks",
  ]
  /// What the meter counts, as budgets name it.
  static let allocations = ["allocations", "bytes"]
  /// What a clock says, as limits on growth name it.
  static let times = ["wallTime", "cpuTime"]
}
