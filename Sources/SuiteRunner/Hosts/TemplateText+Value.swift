import Numbers
import XMLSupport

extension TemplateText {
  /// The text with the values of its expressions.
  ///
  /// - Throws: ``StepError`` when an expression cannot be evaluated.
  func value(_ variables: CaseVariables, line: Int) throws(StepError) -> String {
    guard Self.isTemplate(source) else { return source }
    let names = variables.keys.sorted()
    do {
      let template = try XPathTemplate(source, variables: names)
      return try template.string(names.map { variables[$0] ?? .number(0) })
    } catch {
      throw .because(ExpressionText.message(error), line: line)
    }
  }

  /// The value as a finite number.
  ///
  /// - Throws: ``StepError`` for any other value.
  func number(_ variables: CaseVariables, line: Int) throws(StepError) -> Double {
    let value = try value(variables, line: line)
    guard let number = Double(value), number.isFinite else {
      throw .because("\(source) is \"\(value)\"; expected a number", line: line)
    }
    return number
  }

  /// The value as a whole number that is not negative.
  ///
  /// - Throws: ``StepError`` for any other value.
  func count(_ variables: CaseVariables, line: Int) throws(StepError) -> Int {
    let number = try number(variables, line: line)
    guard number >= 0, number < 1e9, number == number.rounded() else {
      throw .because("\(source) is \(NumberText.of(number)); expected a whole number", line: line)
    }
    return Int(saturating: number)
  }
}
