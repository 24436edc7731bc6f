/// `<resize>`: another window size.
struct ResizeStep: SuiteStep {
  let line: Int
  private let width: TemplateText
  private let height: TemplateText

  init(_ element: SourceElement) {
    line = element.line
    width = element.template("width") ?? TemplateText("0")
    height = element.template("height") ?? TemplateText("0")
  }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    let width = try context.number(width, line: line)
    let height = try context.number(height, line: line)
    let stage = context.stage
    return { () throws(StepError) in stage.resize(width: width, height: height) }
  }
}
