import XMLSupport

/// `<perform>`: shared steps, with the values of their parameters.
struct PerformStep: SuiteStep {
  let line: Int
  private let parameters: [(name: String, value: TemplateText)]
  private let steps: [any SuiteStep]

  init(_ element: SourceElement, steps: [any SuiteStep]) {
    line = element.line
    parameters = element.children("with").map {
      ($0.text("name"), $0.template("value") ?? TemplateText(""))
    }
    self.steps = steps
  }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    var values: [(name: String, value: XPathScalar)] = []
    for parameter in parameters {
      let text = try context.text(parameter.value, line: line)
      values.append((parameter.name, XPathScalar(written: text)))
    }
    let (given, steps) = (values, steps)
    return { () throws(StepError) in
      let outer = context.variables
      defer { context.variables = outer }
      for parameter in given { context.variables[parameter.name] = parameter.value }
      for step in steps { try context.run(step) }
    }
  }
}
