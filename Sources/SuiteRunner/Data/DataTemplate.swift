import Numbers
import XMLSupport

/// A template of generated data, compiled; one without expressions is a plain text.
@MainActor
struct DataTemplate {
  private let source: String
  private let template: XPathTemplate?
  private let number: Double?
  private let fixture: String
  private let line: Int
  private let values: DataValues

  /// Compiles a template.
  ///
  /// - Throws: ``StepError`` for one that cannot be compiled, such as a variable that no sweep gives.
  init(_ text: TemplateText, _ values: DataValues, fixture: String, line: Int) throws(StepError) {
    source = text.source
    self.values = values
    (self.fixture, self.line) = (fixture, line)
    guard TemplateText.isTemplate(text.source) else {
      template = nil
      number = Double(text.source)
      return
    }
    number = nil
    do {
      template = try XPathTemplate(text.source, variables: values.names)
    } catch {
      throw .because("fixture \"\(fixture)\": \(ExpressionText.message(error))", line: line)
    }
  }

  /// Whether the text is the same for all rows of all sweep points.
  var isConstant: Bool { template == nil }

  /// The text for the row that the values stand at.
  func text() -> String {
    guard let template else { return source }
    do {
      return try template.string(values.values)
    } catch {
      DataException.raise(ExpressionText.message(error), fixture: fixture, line: line)
      return ""
    }
  }

  /// The number for the row that the values stand at; raises for anything else.
  func length() -> Double {
    let value = evaluated()
    if value.isFinite { return value }
    DataException.raise(
      "\(source) is \(shown(value)); expected a number",
      fixture: fixture,
      line: line
    )
    return 0
  }

  /// The whole number for the section that the values stand at; raises for anything else.
  func count() -> Int {
    let value = evaluated()
    if value >= 0, value < 1e9, value == value.rounded() { return Int(saturating: value) }
    DataException.raise(
      "\(source) is \(shown(value)); expected a whole number",
      fixture: fixture,
      line: line
    )
    return 0
  }

  /// The sign of what is no number depends on the processor.
  private func shown(_ value: Double) -> String { value.isNaN ? "NaN" : NumberText.of(value) }

  private func evaluated() -> Double {
    if let number { return number }
    guard let template else { return .nan }
    do {
      return try template.number(values.values)
    } catch {
      DataException.raise(ExpressionText.message(error), fixture: fixture, line: line)
      return 0
    }
  }
}
